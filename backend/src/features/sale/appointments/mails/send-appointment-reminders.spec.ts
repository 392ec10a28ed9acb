import { afterEach, beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  newestMail,
  noon,
  staffChange,
} from '../../../../testing/fixtures/appointments-fixtures.ts';
import { remindOfAppointments } from './send-appointment-reminders.ts';

const api = useApi();
let admin: Caller;

beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
});
afterEach(() => clearAppointments(api));

/** Runs the job at a moment. */
const runAt = (at: string): Promise<number> => {
  api.clock.set(at);
  return remindOfAppointments(api.app.systemContext());
};
const reminders = (): Promise<{ subject: string }[]> =>
  api.sql("select subject from mails where kind = 'appointment_reminder' order by created_at");

it('goes to the visitor 24 hours before, once, with the time, the place and a link that works', async () => {
  await bookAs(api);
  expect(await runAt('2027-01-10T18:29:00Z')).toBe(0);
  expect(await runAt('2027-01-10T18:30:00Z')).toBe(1);
  for (const at of ['2027-01-10T18:31:00Z', '2027-01-11T12:00:00Z', '2027-01-11T19:00:00Z'])
    expect(await runAt(at)).toBe(0);
  const [mail] = await api.sql(
    "select to_address, subject, text, confidential from mails where kind = 'appointment_reminder'",
  );
  expect(mail).toMatchObject({
    to_address: 'ada@example.org',
    subject: 'Reminder: your consultation on Monday, January 11, 2027 at 10:30 AM',
    confidential: true,
  });
  for (const fact of ['Time: 10:30 AM (Pacific Time)', 'Where: By phone: we call you'])
    expect(mail!.text).toContain(fact);
  api.clock.set('2027-01-10T18:32:00Z');
  const { token } = await newestMail(api);
  expect(
    (
      await api.gql('query ($token: String!) { linkedAppointment(token: $token) { appointmentTime } }', {
        token,
      })
    ).data.linkedAppointment,
  ).toEqual({ appointmentTime: '10:30 AM' });
});

it('is one, however many servers look at once', async () => {
  for (const appointmentTime of ['09:00 AM', '09:30 AM', '10:00 AM']) await bookAs(api, { appointmentTime });
  api.clock.set('2027-01-10T20:00:00Z');
  const counts = await Promise.all(
    Array.from({ length: 6 }, () => remindOfAppointments(api.app.systemContext())),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await reminders()).toHaveLength(3);
});

it('is one when the server dies in the middle: either the mail and its mark are stored, or neither', async () => {
  await bookAs(api);
  await api.sql(
    "create function refuse() returns trigger language plpgsql as $$ begin raise 'killed'; end $$",
  );
  await api.sql(
    'create constraint trigger refuse after insert on mails deferrable initially deferred for each row execute function refuse()',
  );
  await expect(runAt('2027-01-10T18:30:00Z')).rejects.toThrow();
  await api.sql('drop trigger refuse on mails');
  await api.sql('drop function refuse');
  expect(await reminders()).toHaveLength(0);
  expect(await runAt('2027-01-10T18:31:00Z')).toBe(1);
  expect(await runAt('2027-01-10T18:32:00Z')).toBe(0);
});

it('comes before the new time of an appointment that was moved, not before the old one', async () => {
  const id = await bookAs(api);
  await staffChange(admin, 'rescheduleAppointment', {
    id,
    version: 1,
    appointmentDate: '2027-01-14',
    appointmentTime: '02:00 PM',
  });
  expect(await runAt('2027-01-10T18:30:00Z')).toBe(0);
  expect(await runAt('2027-01-13T22:00:00Z')).toBe(1);
  expect(await runAt('2027-01-14T10:00:00Z')).toBe(0);
  expect(await reminders()).toEqual([
    { subject: 'Reminder: your consultation on Thursday, January 14, 2027 at 2:00 PM' },
  ]);
});

it('does not follow a move by a server that knows nothing of reminders', async () => {
  await bookAs(api);
  await api.sql(
    "update appointments set starts_at = starts_at + interval '3 days', ends_at = ends_at + interval '3 days', appointment_date = appointment_date + 3",
  );
  expect(await runAt('2027-01-10T18:30:00Z')).toBe(0);
});

it('is none for what is cancelled, nor for a time that was chosen less than 24 hours before', async () => {
  const id = await bookAs(api);
  await staffChange(admin, 'cancelAppointment', { id, version: 1 });
  await bookAs(api, { appointmentDate: '2027-01-06', appointmentTime: '11:30 AM' });
  const moved = await bookAs(api, { customerEmail: 'bo@example.org', appointmentTime: '03:00 PM' });
  await staffChange(admin, 'rescheduleAppointment', {
    id: moved,
    version: 1,
    appointmentDate: '2027-01-06',
    appointmentTime: '10:00 AM',
  });
  for (const at of [
    '2027-01-05T20:05:00Z',
    '2027-01-06T17:00:00Z',
    '2027-01-10T20:00:00Z',
    '2027-01-11T18:00:00Z',
  ])
    expect(await runAt(at)).toBe(0);
});
