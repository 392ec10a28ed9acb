import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import ICAL from 'ical.js';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  newestMail,
  noon,
} from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let customer: Caller;
let other: Caller;

beforeAll(() => api.addUser({ email: 'other@example.org', role: 'customer', name: 'Other' }));
beforeEach(async () => {
  api.clock.set(noon);
  customer = await api.as('customer');
  other = await api.asUser('other@example.org');
});
afterEach(() => clearAppointments(api));

const mine = async (caller: Caller, past = false): Promise<any[]> => {
  const { data } = await caller.gql(
    'query ($past: Boolean) { myAppointments(past: $past) { appointments { id title kind status canChange version } pagination { total } } }',
    { past },
  );
  return data.myAppointments.appointments;
};
const move = (caller: Caller, input: Record<string, unknown>) =>
  caller.gql(
    'mutation ($input: RescheduleMyAppointmentInput!) { rescheduleMyAppointment(input: $input) { status appointmentDate appointmentTime version } }',
    { input },
  );
const cancel = (caller: Caller, input: Record<string, unknown>) =>
  caller.gql(
    'mutation ($input: AppointmentRefInput!) { cancelMyAppointment(input: $input) { status canChange } }',
    { input },
  );
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  errors?.[0]?.extensions.code;

describe('whose an appointment is', () => {
  it("the customer's who booked signed in, whatever address they gave", async () => {
    await bookAs(customer, { customerEmail: 'other@example.org', kind: 'meeting' });
    expect(await mine(customer)).toMatchObject([
      { title: 'Meeting', kind: 'meeting', status: 'booked', canChange: true },
    ]);
    expect(await mine(other)).toEqual([]);
  });

  it("the account's whose verified address was given, however it is spelled", async () => {
    await bookAs(api, { customerEmail: 'Other@Example.org' });
    expect(await mine(other)).toHaveLength(1);
    expect(await mine(customer)).toEqual([]);
  });

  it("not an unverified account's, until it is verified", async () => {
    const id = await api.addUser({ email: 'new@example.org', role: 'customer', isEmailVerified: false });
    await bookAs(api, { customerEmail: 'new@example.org' });
    expect(await api.sql('select customer_id from appointments')).toEqual([{ customer_id: null }]);
    await api.sql('update users set is_email_verified = true where id = $1', [id]);
    expect(await mine(await api.asUser('new@example.org'))).toHaveLength(1);
  });

  it("the project's customer's where nobody's account booked, whoever that is now", async () => {
    const [project] = await api.sql<{ id: string }>(
      "insert into projects (name) values ('Fern Hollow Home') returning id",
    );
    await bookAs(await api.as('admin'), {
      customerEmail: 'family@example.org',
      kind: 'inspection',
      projectId: project!.id,
    });
    await bookAs(customer, { kind: 'meeting', appointmentDate: '2027-01-13' });
    await api.sql("update appointments set project_id = $1 where kind = 'meeting'", [project!.id]);
    const give = (email: string) =>
      api.sql('update projects set customer_id = (select id from users where email = $2) where id = $1', [
        project!.id,
        email,
      ]);
    expect(await mine(customer)).toMatchObject([{ title: 'Meeting' }]);
    await give('customer@example.com');
    expect(await mine(customer)).toMatchObject([
      { title: 'Inspection: Fern Hollow Home', canChange: true },
      { title: 'Meeting: Fern Hollow Home' },
    ]);
    expect(await mine(other)).toEqual([]);
    await give('other@example.org');
    expect(await mine(other)).toMatchObject([{ title: 'Inspection: Fern Hollow Home', canChange: true }]);
    // They keep what they booked themselves, but can no longer read the project's name.
    expect(await mine(customer)).toMatchObject([{ title: 'Meeting', canChange: true }]);
  });

  it('lists what is over or cancelled apart', async () => {
    await bookAs(customer, { appointmentDate: '2027-01-06' });
    const later = await bookAs(customer, { appointmentDate: '2027-01-20' });
    const cancelled = await bookAs(customer, { appointmentDate: '2027-01-21' });
    await cancel(customer, { id: cancelled, version: 1 });
    api.clock.set('2027-01-10T20:00:00Z');
    customer = await api.as('customer');
    expect(await mine(customer)).toMatchObject([{ id: later }]);
    expect(await mine(customer, true)).toMatchObject([
      { id: cancelled, status: 'cancelled', canChange: false },
      { canChange: false },
    ]);
    const { data } = await customer.gql(
      '{ myAppointments(page: 9) { appointments { id } pagination { page totalPages total } } }',
    );
    expect(data.myAppointments).toEqual({
      appointments: [],
      pagination: { page: 9, totalPages: 1, total: 1 },
    });
  });
});

describe('a customer', () => {
  it('moves an appointment: it waits for staff again, who are told', async () => {
    const id = await bookAs(customer, { customerEmail: 'customer@example.com' });
    await api.sql("update appointments set status = 'confirmed'");
    const { data } = await move(customer, {
      id,
      version: 1,
      appointmentDate: '2027-01-12',
      appointmentTime: '11:00 AM',
    });
    expect(data.rescheduleMyAppointment).toEqual({
      status: 'booked',
      appointmentDate: '2027-01-12',
      appointmentTime: '11:00 AM',
      version: 2,
    });
    expect((await newestMail(api, 'customer@example.com')).kind).toBe('appointment_moved');
    const [news] = await api.sql(
      "select subject, text from mails where to_address = 'hello@hearthline.example' and subject like 'Moved%'",
    );
    expect(news!.subject).toBe('Moved: Ada Byron, Tuesday, January 12, 2027 at 11:00 AM');
    expect(news!.text).toContain('Old time: Monday, January 11, 2027 at 10:30 AM');
    expect(
      codeOf(
        await move(customer, { id, version: 1, appointmentDate: '2027-01-13', appointmentTime: '11:00 AM' }),
      ),
    ).toBe('CONFLICT');
  });

  it('can do nothing any more once it has begun', async () => {
    const id = await bookAs(customer);
    api.clock.set('2027-01-11T18:30:00Z');
    customer = await api.as('customer');
    expect(codeOf(await cancel(customer, { id, version: 1 }))).toBe('CONFLICT');
    expect(
      codeOf(
        await move(customer, { id, version: 1, appointmentDate: '2027-01-12', appointmentTime: '11:00 AM' }),
      ),
    ).toBe('CONFLICT');
  });

  it('takes it into a calendar: the same entry as in the mails, nobody named', async () => {
    const id = await bookAs(customer, { message: 'Secret plans' });
    const { data } = await customer.gql('query ($id: ID!) { myAppointment(id: $id) { calendar } }', { id });
    const event = new ICAL.Component(ICAL.parse(data.myAppointment.calendar)).getFirstSubcomponent('vevent')!;
    expect(event.getFirstPropertyValue('uid')).toBe(id);
    expect(data.myAppointment.calendar).toContain('METHOD:PUBLISH');
    expect(data.myAppointment.calendar).not.toMatch(/Ada|Secret|ATTENDEE/);
  });

  it('changes one only so often within an hour', async () => {
    const id = await bookAs(customer, { customerEmail: 'customer@example.com' });
    for (let version = 1; version <= 10; version += 1) {
      expect(
        codeOf(
          await move(customer, {
            id,
            version,
            appointmentDate: '2027-01-12',
            appointmentTime: version % 2 ? '11:00 AM' : '11:30 AM',
          }),
        ),
      ).toBeUndefined();
    }
    expect(codeOf(await cancel(customer, { id, version: 11 }))).toBe('TOO_MANY_REQUESTS');
  });
});

describe("somebody else's (docs/security.md, D4)", () => {
  it.each([
    ['a customer', () => other],
    [
      'an unverified namesake',
      async () => {
        await api.sql("delete from users where email = 'squat@example.org'");
        await api.addUser({ email: 'squat@example.org', role: 'customer' });
        return api.asUser('squat@example.org');
      },
    ],
  ])('answers %s like a missing one and changes nothing', async (_who, caller) => {
    const stranger = await caller();
    const id = await bookAs(customer);
    const missing = '01900000-0000-7000-8000-000000000000';
    for (const change of [move, cancel]) {
      const input = {
        version: 1,
        ...(change === move && { appointmentDate: '2027-01-12', appointmentTime: '11:00 AM' }),
      };
      const answers = await Promise.all(
        [id, missing, 'nonsense', `${id}\u0000`].map((wanted) => change(stranger, { id: wanted, ...input })),
      );
      const outcomes = answers.map(({ errors }) => ({
        message: errors![0]!.message,
        code: errors![0]!.extensions.code,
      }));
      expect(new Set(outcomes.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(outcomes[0]!.code).toBe('NOT_FOUND');
    }
    expect(codeOf(await stranger.gql('query ($id: ID!) { myAppointment(id: $id) { title } }', { id }))).toBe(
      'NOT_FOUND',
    );
    expect(await api.sql('select status, version from appointments')).toEqual([
      { status: 'booked', version: 1 },
    ]);
  });

  it('project cannot be booked for, nor its appointments seen', async () => {
    const [project] = await api.sql<{ id: string }>(
      "insert into projects (name, customer_id) select 'Cedar Ridge Home', id from users where email = 'customer@example.com' returning id",
    );
    const query = 'query ($id: ID!) { projectAppointments(projectId: $id) { title canChange } }';
    await bookAs(customer, { kind: 'inspection', projectId: project!.id });
    expect((await customer.gql(query, { id: project!.id })).data.projectAppointments).toEqual([
      { title: 'Inspection: Cedar Ridge Home', canChange: true },
    ]);
    expect((await (await api.as('admin')).gql(query, { id: project!.id })).data.projectAppointments).toEqual([
      { title: 'Inspection: Cedar Ridge Home', canChange: false },
    ]);
    for (const stranger of [other, await api.as('contractor')])
      expect(codeOf(await stranger.gql(query, { id: project!.id }))).toBe('NOT_FOUND');
    for (const stranger of [other, api]) {
      const { status } = await stranger.rest('POST', '/api/appointments', {
        customerName: 'Eve',
        customerEmail: 'eve@example.org',
        customerPhone: '3605550133',
        appointmentDate: '2027-01-12',
        appointmentTime: '09:00 AM',
        projectId: project!.id,
      });
      expect(status).toBe(404);
    }
  });
});
