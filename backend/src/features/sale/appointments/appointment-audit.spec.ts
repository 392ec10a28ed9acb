import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  noon,
  staffChange,
  wish,
} from '../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
});
afterEach(async () => {
  await clearAppointments(api);
  await api.sql('delete from blocked_dates');
});

/** What the audit log says about an object. */
const logged = (object: string): Promise<{ action: string; details: unknown }[]> =>
  api.sql('select action, details from audit_entries where object = $1 order by id', [object]);
const actions = async (object: string): Promise<string[]> =>
  (await logged(object)).map(({ action }) => action);
const succeed = async (query: string, variables: Record<string, unknown>): Promise<any> => {
  const { data, errors } = await admin.gql(query, variables);
  expect(errors).toBeUndefined();
  return data;
};

describe('an appointment in the audit log', () => {
  it('is booked, with who booked what for when', async () => {
    const id = await bookAs(api);
    const [format] = await api.sql("select id from appointment_formats where name = 'Phone call'");
    expect(await logged(`appointment:${id}`)).toEqual([
      {
        action: 'appointment.booked',
        details: {
          party: 'visitor',
          kind: 'consultation',
          startsAt: '2027-01-11T18:30:00.000Z',
          formatId: format?.id,
        },
      },
    ]);
  });

  it('is booked by staff', async () => {
    const { done } = await staffChange(admin, 'bookAppointmentFor', wish());
    expect((await logged(`appointment:${done.id}`))[0]).toMatchObject({ details: { party: 'staff' } });
  });

  it.each([
    ['appointment.confirmed', 'confirmAppointment', {}],
    ['appointment.cancelled', 'cancelAppointment', {}],
    ['appointment.described', 'describeAppointment', { kind: 'meeting' }],
    [
      'appointment.rescheduled',
      'rescheduleAppointment',
      { appointmentDate: '2027-01-12', appointmentTime: '02:00 PM' },
    ],
  ])('%s', async (action, operation, more) => {
    const id = await bookAs(api);
    await staffChange(admin, operation, { id, version: 1, ...more });
    expect((await actions(`appointment:${id}`)).slice(1)).toEqual([action]);
  });

  it('that was cancelled with others says with how many, and whether anybody was told', async () => {
    const ids = [await bookAs(api), await bookAs(api, { customerEmail: 'other@example.org' })];
    await succeed(
      'mutation ($input: CancelAppointmentsInput!) { cancelAppointments(input: $input) { cancelled } }',
      { input: { ids, tell: false } },
    );
    for (const id of ids)
      expect((await logged(`appointment:${id}`)).at(-1)).toEqual({
        action: 'appointment.cancelled',
        details: { party: 'staff', together: 2, told: false },
      });
  });
});

describe('who can be booked when, in the audit log', () => {
  it('blocked days are created, changed and removed', async () => {
    const input = { startsOn: '2027-01-11', endsOn: '2027-01-12', reason: 'Trade fair' };
    const { createBlockedDate } = await succeed(
      'mutation ($input: BlockedDateInput!) { createBlockedDate(input: $input) { blockedDate { id version } } }',
      { input },
    );
    const { id, version } = createBlockedDate.blockedDate;
    await succeed(
      'mutation ($id: ID!, $input: UpdateBlockedDateInput!) { updateBlockedDate(id: $id, input: $input) { blockedDate { id } } }',
      { id, input: { ...input, endsOn: '2027-01-13', version } },
    );
    await succeed('mutation ($id: ID!) { removeBlockedDate(id: $id) }', { id });
    const details = { startsOn: '2027-01-11', consultantId: null };
    expect(await logged(`blocked-date:${id}`)).toEqual([
      { action: 'blocked-date.create', details: { ...details, endsOn: '2027-01-12' } },
      { action: 'blocked-date.update', details: { ...details, endsOn: '2027-01-13' } },
      { action: 'blocked-date.remove', details: null },
    ]);
  });

  it('consultants are added and put in order; a move that changes nothing is none', async () => {
    const { createConsultant } = await succeed(
      'mutation ($input: ConsultantInput!) { createConsultant(input: $input) { id position } }',
      { input: { name: 'Kim Ito', onDuty: false, weekdays: [1] } },
    );
    const { id, position } = createConsultant;
    for (const up of [false, true])
      await succeed('mutation ($id: ID!, $up: Boolean!) { moveConsultant(id: $id, up: $up) { id } }', {
        id,
        up,
      });
    expect(await logged(`consultant:${id}`)).toEqual([
      { action: 'consultant.create', details: { onDuty: false, weekdays: [1] } },
      { action: 'consultant.move', details: { to: position - 1 } },
    ]);
    await api.sql('delete from consultants where id = $1', [id]);
  });

  it('formats are added, changed, put in order and removed; a move that changes nothing is none', async () => {
    const values = {
      name: 'Tour of a plant',
      medium: 'visit',
      place: 'Plant 2, Kelso',
      minutes: 90,
      bufferBefore: 30,
      bufferAfter: 0,
      noticeHours: 48,
      offered: true,
    };
    const { createAppointmentFormat } = await succeed(
      'mutation ($input: AppointmentFormatInput!) { createAppointmentFormat(input: $input) { id version } }',
      { input: values },
    );
    const { id, version } = createAppointmentFormat;
    const changed = { ...values, minutes: 60, offered: false };
    await succeed(
      'mutation ($id: ID!, $input: UpdateAppointmentFormatInput!) { updateAppointmentFormat(id: $id, input: $input) { id } }',
      { id, input: { ...changed, version } },
    );
    for (const up of [false, true])
      await succeed('mutation ($id: ID!, $up: Boolean!) { moveAppointmentFormat(id: $id, up: $up) { id } }', {
        id,
        up,
      });
    await succeed('mutation ($id: ID!) { removeAppointmentFormat(id: $id) }', { id });
    expect(await logged(`appointment-format:${id}`)).toEqual([
      { action: 'appointment-format.create', details: values },
      { action: 'appointment-format.update', details: { ...changed, fields: ['minutes', 'offered'] } },
      { action: 'appointment-format.move', details: { to: 2 } },
      { action: 'appointment-format.remove', details: null },
    ]);
  });

  it('a cap is lifted, without the address that it was lifted for', async () => {
    await succeed('mutation ($input: BookingCapInput!) { liftBookingCap(input: $input) }', {
      input: { kind: 'mailbox', subject: 'ada@example.org' },
    });
    expect(
      await api.sql("select object, details from audit_entries where action = 'booking-cap.lift'"),
    ).toEqual([{ object: null, details: { kind: 'mailbox', until: '2027-01-06T20:00:00.000Z' } }]);
  });
});
