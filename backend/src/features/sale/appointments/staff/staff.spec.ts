import { changeSentences } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  newestMail,
  noon,
  staffChange,
  tellOfConfirmations,
  wish,
} from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
const toCustomers = "select from mails where kind <> 'appointment_notice'";
let admin: Caller;

beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
});
afterEach(() => clearAppointments(api));

const statusOf = async (id: string): Promise<unknown> =>
  (await api.sql('select status, version from appointments where id = $1', [id]))[0];
const consultants = async (): Promise<{ id: string; name: string }[]> =>
  api.sql('select id, name from consultants order by position');

describe('staff', () => {
  it('confirm a booking: the customer hears who will be there, with a newer calendar entry', async () => {
    const id = await bookAs(api);
    const first = await newestMail(api);
    expect(await staffChange(admin, 'confirmAppointment', { id, version: 1 })).toMatchObject({
      done: { status: 'confirmed', version: 2, moves: ['reschedule', 'cancel'] },
    });
    await tellOfConfirmations(api);
    const mail = await newestMail(api);
    expect(mail).toMatchObject({ kind: 'appointment_affirmed', method: 'REQUEST' });
    expect(mail.text).toContain('With: Morgan Hale');
    expect(mail.event.getFirstPropertyValue('uid')).toBe(first.event.getFirstPropertyValue('uid'));
    expect(mail.event.getFirstPropertyValue('sequence')).toBe(1);
    expect(await staffChange(admin, 'confirmAppointment', { id, version: 2 })).toMatchObject({
      code: 'CONFLICT',
      message: changeSentences.notNow,
    });
  });

  it('move it to another time: old and new time, the same entry moves', async () => {
    const id = await bookAs(api);
    const { done } = await staffChange(admin, 'rescheduleAppointment', {
      id,
      version: 1,
      appointmentDate: '2027-01-12',
      appointmentTime: '02:00 PM',
    });
    expect(done).toMatchObject({
      appointmentDate: '2027-01-12',
      appointmentTime: '02:00 PM',
      status: 'booked',
      consultantName: 'Morgan Hale',
      version: 2,
    });
    const mail = await newestMail(api);
    expect(mail.text).toContain('Old time: Monday, January 11, 2027 at 10:30 AM');
    expect(mail.text).toContain('New time: Tuesday, January 12, 2027 at 2:00 PM (Pacific Time)');
    expect(mail.event.getFirstPropertyValue('dtstart')?.toString()).toBe('2027-01-12T22:00:00Z');
    expect([
      mail.event.getFirstPropertyValue('uid'),
      mail.event.getFirstPropertyValue('sequence'),
      mail.event.getFirstPropertyValue('status'),
    ]).toEqual([id, 1, 'CONFIRMED']);
    expect(done.history[0]).toMatchObject({
      action: 'rescheduled',
      party: 'staff',
      before: 'Monday, January 11, 2027 at 10:30 AM',
      mailSubject: mail.subject,
    });
    // The old time is free again, for both consultants.
    for (const customerEmail of ['a@example.org', 'b@example.org'])
      expect((await api.rest('POST', '/api/appointments', wish({ customerEmail }))).status).toBe(201);
  });

  it.each([
    ['the past', { appointmentDate: '2027-01-04', appointmentTime: '10:00 AM' }, 'BAD_INPUT'],
    ['beyond the horizon', { appointmentDate: '2027-12-04', appointmentTime: '10:00 AM' }, 'BAD_INPUT'],
    ['a time that is none', { appointmentDate: '2027-01-12', appointmentTime: '10:15 AM' }, 'BAD_INPUT'],
    ['where it is', { appointmentDate: '2027-01-11', appointmentTime: '10:30 AM' }, 'BAD_INPUT'],
    [
      'a consultant who is none',
      { appointmentDate: '2027-01-12', appointmentTime: '10:30 AM', consultantId: 'nobody' },
      'SLOT_TAKEN',
    ],
  ])('do not move it to %s', async (_what, time, code) => {
    const id = await bookAs(api);
    expect(await staffChange(admin, 'rescheduleAppointment', { id, version: 1, ...time })).toMatchObject({
      code,
    });
    expect(await statusOf(id)).toEqual({ status: 'booked', version: 1 });
    expect(await api.sql(toCustomers)).toHaveLength(1);
  });

  it('give it to another consultant, unless that one is booked', async () => {
    const [, sofia] = await consultants();
    const id = await bookAs(api);
    expect(
      await staffChange(admin, 'assignAppointment', { id, version: 1, consultantId: sofia!.id }),
    ).toMatchObject({ done: { consultantName: 'Sofia Brandt' } });
    expect((await newestMail(api)).text).toContain('Sofia Brandt will see you instead of Morgan Hale.');
    const other = await bookAs(api, { customerEmail: 'b@example.org' });
    expect(
      await staffChange(admin, 'assignAppointment', { id: other, version: 1, consultantId: sofia!.id }),
    ).toMatchObject({ code: 'SLOT_TAKEN' });
    for (const consultantId of ['', 'nobody'])
      expect(
        await staffChange(admin, 'assignAppointment', { id: other, version: 1, consultantId }),
      ).toMatchObject({ code: 'SLOT_TAKEN' });
    // Without a named consultant, a move may go to any of them.
    expect(
      await staffChange(admin, 'rescheduleAppointment', {
        id: other,
        version: 1,
        appointmentDate: '2027-01-12',
        appointmentTime: '02:00 PM',
        consultantId: '',
      }),
    ).toMatchObject({ done: { appointmentDate: '2027-01-12' } });
  });

  it('cancel it with a sentence; calendars take the entry out', async () => {
    const id = await bookAs(api);
    expect(
      await staffChange(admin, 'cancelAppointment', { id, version: 1, note: 'Snow closed the pass.' }),
    ).toMatchObject({ done: { status: 'cancelled', moves: [] } });
    const mail = await newestMail(api);
    expect(mail).toMatchObject({ kind: 'appointment_cancelled', method: 'CANCEL', token: null });
    expect(mail.text).toContain('Snow closed the pass.');
    expect([
      mail.event.getFirstPropertyValue('uid'),
      mail.event.getFirstPropertyValue('sequence'),
      mail.event.getFirstPropertyValue('status'),
    ]).toEqual([id, 1, 'CANCELLED']);
    for (const [name, more] of [
      ['confirmAppointment', {}],
      ['cancelAppointment', {}],
      ['rescheduleAppointment', { appointmentDate: '2027-01-12', appointmentTime: '02:00 PM' }],
    ] as const) {
      expect(await staffChange(admin, name, { id, version: 2, ...more })).toMatchObject({ code: 'CONFLICT' });
    }
    expect(
      await api.sql(
        "select action, details from audit_entries where object = $1 and action = 'appointment.cancelled'",
        [`appointment:${id}`],
      ),
    ).toEqual([{ action: 'appointment.cancelled', details: { party: 'staff' } }]);
  });

  it('say what became of it once it has begun, and can mend that', async () => {
    const id = await bookAs(api);
    expect(await staffChange(admin, 'closeAppointment', { id, version: 1, outcome: 'held' })).toMatchObject({
      code: 'CONFLICT',
    });
    api.clock.set('2027-01-11T18:30:00Z');
    admin = await api.as('admin');
    expect(await staffChange(admin, 'closeAppointment', { id, version: 1, outcome: 'missed' })).toMatchObject(
      { done: { status: 'missed', moves: ['hold'] } },
    );
    expect(await staffChange(admin, 'closeAppointment', { id, version: 2, outcome: 'held' })).toMatchObject({
      done: { status: 'held' },
    });
    expect(await staffChange(admin, 'closeAppointment', { id, version: 3, outcome: 'booked' })).toMatchObject(
      { code: 'BAD_INPUT' },
    );
    expect(await staffChange(admin, 'cancelAppointment', { id, version: 3 })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await api.sql(toCustomers)).toHaveLength(1);
  });

  it('set kind and project; the customer hears of the kind', async () => {
    const [project] = await api.sql<{ id: string }>(
      "insert into projects (name, customer_id) select 'Cedar Ridge Home', id from users where email = 'customer@example.com' returning id",
    );
    const id = await bookAs(api);
    const { done } = await staffChange(admin, 'describeAppointment', {
      id,
      version: 1,
      kind: 'inspection',
      projectId: project!.id,
    });
    expect(done).toMatchObject({
      kind: 'inspection',
      projectName: 'Cedar Ridge Home',
      projectId: project!.id,
    });
    const mail = await newestMail(api);
    expect(mail.text).toContain('What we planned as a consultation is now an inspection.');
    expect(mail.event.getFirstPropertyValue('summary')).toBe('Inspection with Hearthline Homes');
    expect(
      await staffChange(admin, 'describeAppointment', {
        id,
        version: 2,
        kind: 'inspection',
        projectId: null,
      }),
    ).toMatchObject({ done: { projectId: null } });
    expect(
      await staffChange(admin, 'describeAppointment', { id, version: 3, kind: 'inspection', projectId: id }),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.sql(toCustomers)).toHaveLength(2);
  });

  it('book for somebody: confirmed at once, with the consultant of choice', async () => {
    const [, sofia] = await consultants();
    const input = wish({ consultantId: sofia!.id, kind: 'meeting', message: 'By phone' });
    const { done } = await staffChange(admin, 'bookAppointmentFor', input);
    expect(done).toMatchObject({
      status: 'confirmed',
      kind: 'meeting',
      consultantName: 'Sofia Brandt',
      contactId: expect.any(String),
    });
    expect(done.history).toMatchObject([{ action: 'booked', party: 'staff', actorName: 'Avery Morgan' }]);
    expect(await staffChange(admin, 'bookAppointmentFor', input)).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(
      await staffChange(admin, 'bookAppointmentFor', {
        ...input,
        customerEmail: 'another@example.com',
        consultantId: null,
      }),
    ).toMatchObject({ done: { consultantName: 'Morgan Hale' } });
    expect(
      await staffChange(admin, 'bookAppointmentFor', { ...input, customerEmail: 'no', consultantId: null }),
    ).toMatchObject({ code: 'BAD_INPUT' });
  });
});
