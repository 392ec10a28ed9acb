import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  clearAppointments,
  noon,
  staffChange,
  wish,
} from '../../../../testing/fixtures/appointments-fixtures.ts';
import { addColleagues, type Colleague, type StaffName } from '../../../../testing/fixtures/sale-staff.ts';

const api = useApi();
let people: Readonly<Record<StaffName, Colleague>>;

const phone = '+13605550142';
const addPerson = async (ownerId: string | null, email = ''): Promise<string> => {
  const [row] = await api.sql<{ id: string }>(
    `insert into contacts (first_name, last_name, email, email_folded, phone, owner_id)
     values ('Grace', 'Hopper', $1, $1, $2, $3) returning id`,
    [email, phone, ownerId],
  );
  return row?.id ?? '';
};

const bookFor = async (who: Caller, input: object) => {
  const { data, errors } = await who.gql(
    'mutation ($input: BookAppointmentForInput!) { bookAppointmentFor(input: $input) { id version contactId customerEmail } }',
    { input: { ...wish({ customerEmail: undefined }), ...input } },
  );
  return {
    booked: data?.bookAppointmentFor,
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
  };
};
const grace = { customerName: 'Grace Hopper', customerPhone: phone };
const mailsTo = (address: string) => api.sql('select kind from mails where to_address = $1', [address]);

beforeAll(async () => {
  people = await addColleagues(api);
});
beforeEach(async () => {
  api.clock.set(noon);
  await clearAppointments(api);
  await api.sql('delete from contacts');
  await api.sql('delete from mails');
});
afterAll(() => api.clock.reset());

describe('data.phone-only: staff book without an address', () => {
  it('for somebody new, who is mailed nothing, then or later', async () => {
    const { booked } = await bookFor(people.sofia, grace);
    expect(booked.customerEmail).toBe('');
    expect(await api.sql('select email, phone, owner_id from contacts')).toEqual([
      { email: '', phone, owner_id: people.sofia.id },
    ]);
    const again = await bookFor(people.sofia, { ...grace, appointmentTime: '02:00 PM' });
    expect(again.booked.contactId).toBe(booked.contactId);
    const moved = await staffChange(people.office, 'rescheduleAppointment', {
      id: booked.id,
      version: booked.version,
      appointmentDate: '2027-01-12',
      appointmentTime: '09:00 AM',
    });
    expect(moved.done).toMatchObject({ appointmentDate: '2027-01-12' });
    await staffChange(people.office, 'cancelAppointment', { id: booked.id, version: moved.done.version });
    await api.runJobs();
    expect(await mailsTo('')).toEqual([]);
  });

  it('two at one time are two people: blanks equal nothing', async () => {
    const one = await bookFor(people.office, { ...grace, customerName: 'Ada Hopper' });
    const other = await bookFor(people.office, { ...grace, customerName: 'Eve Hopper' });
    expect([one.code, other.code]).toEqual([undefined, undefined]);
    expect(one.booked.contactId).not.toBe(other.booked.contactId);
  });

  it('for a contact that they choose, who is mailed at the contact’s address', async () => {
    const id = await addPerson(people.sofia.id, 'grace@booked.example');
    const { booked } = await bookFor(people.sofia, {
      customerName: 'Someone Else',
      customerPhone: '3605550100',
      contactId: id,
    });
    expect(booked).toMatchObject({ contactId: id, customerEmail: 'grace@booked.example' });
    expect(await mailsTo('grace@booked.example')).toHaveLength(1);
    expect(await api.sql('select id from contacts')).toHaveLength(1);
  });
});

describe('own.no-grab', () => {
  it('refuses a colleague’s person by phone and folded name, and makes nothing', async () => {
    await addPerson(people.sam.id);
    const input = { ...grace, customerName: 'GRACE Höpper', customerEmail: 'else@booked.example' };
    expect(await bookFor(people.sofia, input)).toMatchObject({
      code: 'CONFLICT',
      message: 'sam looks after this person. Please ask them to book.',
    });
    expect((await bookFor(people.manager, input)).code).toBe('FORBIDDEN');
    expect(await api.sql('select id from contacts')).toHaveLength(1);
    expect(await api.sql('select id from appointments')).toEqual([]);
  });

  it('hides a contact that one does not read, and an address of a colleague’s person behind one’s own', async () => {
    const theirs = await addPerson(people.sam.id, 'sams@booked.example');
    const missing = '018f0000-0000-7000-8000-000000000000';
    const [hidden, none] = [
      await bookFor(people.sofia, { ...grace, contactId: theirs }),
      await bookFor(people.sofia, { ...grace, contactId: missing }),
    ];
    expect(hidden).toEqual(none);
    expect(hidden.code).toBe('NOT_FOUND');
    const own = (await bookFor(people.sofia, { ...grace, customerName: 'Ivy Own' })).booked.contactId;
    const input = { ...grace, customerName: 'Ivy Own', contactId: own, appointmentTime: '02:00 PM' };
    expect((await bookFor(people.sofia, { ...input, customerEmail: 'sams@booked.example' })).code).toBe(
      'CONFLICT',
    );
    expect((await bookFor(people.sofia, input)).code).toBeUndefined();
  });

  it('knows by which address a contact was known before it was merged, and books for the one that stayed', async () => {
    const into = await addPerson(people.sam.id, 'stays@booked.example');
    const other = await addPerson(people.sam.id, 'went@booked.example');
    const merged = await people.office.gql(
      'mutation ($into: ID!, $other: ID!) { mergeContacts(into: $into, version: 1, other: $other, otherVersion: 1) { id } }',
      { into, other },
    );
    expect(merged.errors).toBeUndefined();
    const typed = { ...grace, customerName: 'Someone Else', customerPhone: '+13605550177' };
    expect(await bookFor(people.sofia, { ...typed, customerEmail: 'Went@booked.example' })).toMatchObject({
      code: 'CONFLICT',
      message: 'sam looks after this person. Please ask them to book.',
    });
    expect((await bookFor(people.office, { ...grace, contactId: other })).booked.contactId).toBe(into);
    expect((await bookFor(people.sofia, { ...grace, contactId: other })).code).toBe('NOT_FOUND');
  });

  it('books for one’s own contact although a colleague has another with the same address', async () => {
    await addPerson(people.sam.id, 'twice@booked.example');
    const own = await addPerson(people.sofia.id, 'twice@booked.example');
    const { booked } = await bookFor(people.sofia, { ...grace, customerEmail: 'twice@booked.example' });
    expect(booked.contactId).toBe(own);
  });
});
