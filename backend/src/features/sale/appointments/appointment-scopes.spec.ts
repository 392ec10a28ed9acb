import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  noon,
  staffChange,
  wish,
} from '../../../testing/fixtures/appointments-fixtures.ts';
import { cancelTogether } from '../../../testing/fixtures/caps.ts';
import {
  addColleagues,
  addContactOf,
  type Colleague,
  type StaffName,
} from '../../../testing/fixtures/sale-staff.ts';

const api = useApi();
const missing = '018f0000-0000-7000-8000-000000000000';
let people: Readonly<Record<StaffName, Colleague>>;

/**
 * Bookings by whose they are: `held` by Sofia for a contact of Sam’s, `ofContact` of Sofia’s contact with nobody’s consultant, `read` of
 * her contact with Sam, `sam` of his, `lead` of somebody who waits, with nobody’s consultant.
 */
const whose = ['held', 'ofContact', 'read', 'sam', 'lead'] as const;
type Whose = (typeof whose)[number];
const visits = {} as Record<Whose, { readonly id: string; readonly contactId: string }>;
const consultants = {} as Record<'sofia' | 'sam' | 'nobody', string>;

const consultantOf = async (userId: string | null): Promise<string> => {
  const [row] = await api.sql<{ id: string }>(
    "insert into consultants (name, on_duty, position, weekdays, user_id) values ('Con', true, (select max(position) + 1 from consultants), '{1,2,3,4,5}', $1) returning id",
    [userId],
  );
  return row?.id ?? '';
};

const times = ['09:00 AM', '09:30 AM', '10:00 AM', '10:30 AM', '11:00 AM'];
const book = async (name: Whose, contactOwner: string | null, consultant: string): Promise<void> => {
  const { id: contactId, email } = await addContactOf(api, contactOwner);
  const id = await bookAs(api, { customerEmail: email, appointmentTime: times[whose.indexOf(name)] });
  await api.sql('update appointments set consultant_id = $1 where id = $2', [consultant, id]);
  visits[name] = { id, contactId };
};

beforeAll(async () => {
  api.clock.set(noon);
  people = await addColleagues(api);
  const { sofia, sam } = people;
  await api.sql('update consultants set on_duty = false');
  consultants.sofia = await consultantOf(sofia.id);
  consultants.sam = await consultantOf(sam.id);
  consultants.nobody = await consultantOf(null);
  await clearAppointments(api);
  await book('held', sam.id, consultants.sofia);
  await book('ofContact', sofia.id, consultants.nobody);
  await book('read', sofia.id, consultants.sam);
  await book('sam', sam.id, consultants.sam);
  await book('lead', null, consultants.nobody);
});
beforeEach(() => {
  api.clock.set(noon);
});
afterAll(() => clearAppointments(api));

const named = (rows: readonly { id: string }[]): Whose[] =>
  whose.filter((one) => rows.some(({ id }) => id === visits[one].id));

const reaches: readonly (readonly [StaffName, readonly Whose[]])[] = [
  ['sofia', ['held', 'ofContact', 'read', 'lead']],
  ['leader', ['held', 'ofContact', 'read', 'lead']],
  ['sam', ['held', 'read', 'sam', 'lead']],
  ['manager', []],
  ['office', whose],
];
const hours = '{ timeZone: "America/Los_Angeles", days: [7], opens: "09:00", closes: "17:00" }';

describe('which appointments a member of staff reads (role.table, role.no-oracle)', () => {
  it.each(reaches)('is for %s the same in list, search, week and hours', async (name, own) => {
    const { data, errors } = await people[name].gql(`{
      appointments { appointments { id } pagination { total } }
      found: appointments(search: "scopes.example") { appointments { id } pagination { total } }
      appointmentWeek(day: "2027-01-11") { appointments { id } consultants { id } }
      bookingsOutside(hours: ${hours}) { total bookings { id } } }`);
    expect(errors).toBeUndefined();
    const { appointments, found, appointmentWeek: week, bookingsOutside: outside } = data;
    expect(named(appointments.appointments)).toEqual(own);
    expect(appointments.pagination.total).toBe(own.length);
    expect(named(found.appointments)).toEqual(own);
    expect(found.pagination.total).toBe(own.length);
    expect(named(week.appointments)).toEqual(own);
    expect(week.consultants.length).toBeGreaterThan(2);
    expect([named(outside.bookings), outside.total]).toEqual([own, own.length]);
  });

  it('counts in the limits on bookings alone what one reads', async () => {
    await api.sql("update appointments set booked_from = 'flood'");
    await api.sql(
      `insert into settings (key, value) values ('bookingCaps', '{"perMailbox": 5, "perAddress": 5}') on conflict (key) do update set value = excluded.value`,
    );
    const floods = async (who: Caller) =>
      (await who.gql('{ cappedBookers { subject counted bookings { id } } }')).data.cappedBookers;
    expect(await floods(people.sofia)).toEqual([]);
    const [flood] = await floods(people.office);
    expect([flood.subject, named(flood.bookings)]).toEqual(['flood', whose]);
    await api.sql("delete from settings where key = 'bookingCaps'");
  });

  it('shows a consultant the appointment alone, without a contact that they do not read', async () => {
    const read = async (who: Caller) =>
      (
        await who.gql('query ($id: ID!) { appointment(id: $id) { contactId viewerCanEdit moves } }', {
          id: visits.held.id,
        })
      ).data.appointment;
    expect(await read(people.sofia)).toEqual({
      contactId: null,
      viewerCanEdit: true,
      moves: ['confirm', 'reschedule', 'cancel'],
    });
    expect(await read(people.sam)).toEqual({
      contactId: visits.held.contactId,
      viewerCanEdit: false,
      moves: [],
    });
  });

  it('frees in the slots of staff no time of an appointment that one does not read', async () => {
    const free = async (who: Caller, appointmentId: string) => {
      const { data } = await who.gql(
        'query ($id: ID) { appointmentStaffSlots(date: "2027-01-11", appointmentId: $id) { time consultantIds } }',
        { id: appointmentId },
      );
      const slot = data.appointmentStaffSlots.find(({ time }: { time: string }) => time === '10:30 AM');
      return slot.consultantIds.includes(consultants.sam);
    };
    expect(await free(people.sofia, visits.sam.id)).toBe(false);
    expect(await free(people.sam, visits.sam.id)).toBe(true);
  });
});

describe('the owner that the list is narrowed by (own.filter)', () => {
  const found = async (who: Caller, owner: string) => {
    const { data, errors } = await who.gql(
      'query ($owner: ID) { appointments(owner: $owner) { appointments { id } pagination { total } } }',
      { owner },
    );
    const rows = named(data?.appointments.appointments ?? []);
    expect(data?.appointments.pagination.total ?? 0).toBe(rows.length);
    return errors ? errors[0]?.extensions : rows;
  };

  it('is the consultant’s account, otherwise the contact’s owner, among what one reads', async () => {
    const admin = await api.as('admin');
    const { sofia, sam, leader, office } = people;
    expect(await found(sofia, 'me')).toEqual(['held', 'ofContact']);
    expect(await found(leader, sofia.id)).toEqual(['held', 'ofContact']);
    expect(await found(leader, 'me')).toEqual([]);
    expect(await found(sofia, sam.id)).toEqual(['read']);
    expect(await found(office, sam.id)).toEqual(['read', 'sam']);
    expect(await found(office, 'none')).toEqual(['lead']);
    expect(await found(sofia, 'none')).toEqual(['lead']);
    const lines = async (owner: string) =>
      String((await admin.rest('GET', `/api/appointments/export?owner=${owner}`)).body)
        .trim()
        .split('\n').length - 1;
    expect([await lines('none'), await lines(sam.id)]).toEqual([1, 2]);
    // Where the consultant's account is disabled, it is the contact's owner's.
    await api.sql('update users set disabled_at = now() where id = $1', [sofia.id]);
    expect(await found(office, 'none')).toEqual(['ofContact', 'lead']);
    expect(await found(office, sam.id)).toEqual(['held', 'read', 'sam']);
    await api.sql('update users set disabled_at = null where id = $1', [sofia.id]);
  });

  it.each(['nobody', '018f'])('refuses “%s”', async (owner) => {
    expect(await found(people.sofia, owner)).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { owner: 'Choose a member of staff' },
    });
    const admin = await api.as('admin');
    expect((await admin.rest('GET', `/api/appointments/export?owner=${owner}`)).status).toBe(400);
  });
});

/** The changes of one appointment. */
const changes: readonly (readonly [string, Record<string, unknown>])[] = [
  ['confirmAppointment', {}],
  ['undoAppointmentConfirmation', {}],
  ['rescheduleAppointment', { appointmentDate: '2027-01-12', appointmentTime: '09:00 AM' }],
  ['cancelAppointment', {}],
  ['closeAppointment', { outcome: 'held' }],
  ['assignAppointment', { consultantId: missing }],
  ['describeAppointment', { kind: 'inspection' }],
];

describe('changing appointments', () => {
  it('answers for those of others like for missing ones, and refuses what one only reads, whatever the version', async () => {
    for (const [name, input] of changes) {
      const answer = (who: Caller, id: string) => staffChange(who, name, { id, version: 99, ...input });
      const unknown = await answer(people.sofia, missing);
      expect(unknown.code, name).toBe('NOT_FOUND');
      expect(await answer(people.sofia, visits.sam.id), name).toEqual(unknown);
      expect((await answer(people.sofia, visits.read.id)).code, name).toBe('FORBIDDEN');
      expect((await answer(people.sofia, visits.held.id)).code, name).toBe('CONFLICT');
    }
    const { errors } = await people.sofia.gql('query ($id: ID!) { appointment(id: $id) { id } }', {
      id: visits.sam.id,
    });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('cancels together what is one’s own: others count as not found, and what one only reads stops it', async () => {
    const { data } = await cancelTogether(people.sofia, { ids: [visits.sam.id, missing], tell: false });
    expect(data.cancelAppointments).toEqual({ cancelled: 0, skipped: 2, mails: 0 });
    const { errors } = await cancelTogether(people.sofia, {
      ids: [visits.held.id, visits.read.id],
      tell: false,
    });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const statuses = await api.sql("select distinct status from appointments where status <> 'booked'");
    expect(statuses).toEqual([]);
  });

  it('lifts a limit for whose booking one may change', async () => {
    const lift = async (who: Caller, whoseBooking: Whose) => {
      const [{ customer_email: subject } = { customer_email: '' }] = await api.sql<{
        customer_email: string;
      }>('select customer_email from appointments where id = $1', [visits[whoseBooking].id]);
      return (
        await who.gql('mutation ($input: BookingCapInput!) { liftBookingCap(input: $input) }', {
          input: { kind: 'mailbox', subject },
        })
      ).errors?.[0]?.extensions.code;
    };
    expect(await lift(people.sofia, 'sam')).toBe('FORBIDDEN');
    expect(await lift(people.sofia, 'ofContact')).toBeUndefined();
    expect(await lift(people.office, 'sam')).toBeUndefined();
  });

  it('keeps a project that one does not see, and answers whoever gives a visit away (role.bite)', async () => {
    const [project] = await api.sql<{ id: string }>(
      "insert into projects (name, status) values ('Theirs', 'planning') returning id",
    );
    const { id } = visits.held;
    await api.sql('update appointments set project_id = $1 where id = $2', [project?.id, id]);
    const described = await staffChange(people.sofia, 'describeAppointment', {
      id,
      version: 1,
      kind: 'inspection',
    });
    expect(described.done).toMatchObject({ kind: 'inspection', projectId: null, projectName: null });
    const [row] = await api.sql('select project_id from appointments where id = $1', [id]);
    expect(row).toEqual({ project_id: project?.id });
    const given = await staffChange(people.sofia, 'assignAppointment', {
      id,
      version: 2,
      consultantId: consultants.sam,
    });
    expect(given.done).toMatchObject({ consultantId: consultants.sam });
    const { errors } = await people.sofia.gql('query ($id: ID!) { appointment(id: $id) { id } }', { id });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('booking for somebody', () => {
  const bookFor = async (who: Caller, input: object) => {
    const { data, errors } = await who.gql(
      'mutation ($input: BookAppointmentForInput!) { bookAppointmentFor(input: $input) { id contactId } }',
      { input: wish({ appointmentDate: '2027-01-13', ...input }) },
    );
    return {
      booked: data?.bookAppointmentFor,
      code: errors?.[0]?.extensions.code,
      message: errors?.[0]?.message,
    };
  };

  it('makes a contact of the seller’s own, and none for who may not make any', async () => {
    const { booked } = await bookFor(people.sofia, { customerEmail: 'new@scopes.example' });
    expect(await api.sql('select owner_id from contacts where id = $1', [booked.contactId])).toEqual([
      { owner_id: people.sofia.id },
    ]);
    const refused = await bookFor(people.manager, { customerEmail: 'other@scopes.example' });
    expect(refused.code).toBe('FORBIDDEN');
    // Nor do they learn who is known.
    expect(await bookFor(people.manager, { customerEmail: 'new@scopes.example' })).toEqual(refused);
    expect(await api.sql("select id from contacts where email = 'other@scopes.example'")).toEqual([]);
  });

  it('is refused for a colleague’s person, with the name of the colleague (own.no-grab)', async () => {
    const { email } = await addContactOf(api, people.sam.id);
    const { code, message } = await bookFor(people.sofia, { customerEmail: email });
    expect([code, message]).toEqual(['CONFLICT', 'sam looks after this person. Please ask them to book.']);
    expect(await api.sql('select id from appointments where customer_email = $1', [email])).toEqual([]);
    const office = await bookFor(people.office, { customerEmail: email, appointmentTime: '02:00 PM' });
    expect(office.code).toBeUndefined();
  });
});

describe('consultants', () => {
  it('are linked to accounts of staff, each to one (own.list)', async () => {
    const link = async (userId: string | undefined) =>
      (
        await people.office.gql(
          `mutation ($input: ConsultantInput!) { createConsultant(input: $input) { userId } }`,
          { input: { name: 'New', onDuty: false, weekdays: [1], userId } },
        )
      ).errors?.[0]?.message;
    const [customer] = await api.sql<{ id: string }>(
      "select id from users where email = 'customer@example.com'",
    );
    expect(await link(people.manager.id)).toBeUndefined();
    for (const userId of [people.manager.id, people.sofia.id, customer?.id])
      expect(await link(userId)).toBe('Choose a member of staff');
  });
});
