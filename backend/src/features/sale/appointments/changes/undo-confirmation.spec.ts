import { todaySentences } from '@hearthline/rules/waiting.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  noon,
  staffChange,
  tellOfConfirmations,
} from '../../../../testing/fixtures/appointments-fixtures.ts';
import { tellOfConfirmation } from './tell-of-confirmation.ts';

const api = useApi();
let admin: Caller;
let id: string;

beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
  id = await bookAs(api);
  await api.sql('delete from mails');
  await staffChange(admin, 'confirmAppointment', { id, version: 1 });
});
afterEach(() => clearAppointments(api));

const undo = (version: number, caller = admin) =>
  staffChange(caller, 'undoAppointmentConfirmation', { id, version });
const mails = async (): Promise<string[]> =>
  (await api.sql<{ kind: string }>("select kind from mails where to_address = 'ada@example.org'")).map(
    ({ kind }) => kind,
  );

it('the mail waits for ten seconds, goes out once, and ends the time of undoing', async () => {
  await api.runJobs();
  expect(await mails()).toEqual([]);
  const [job] = await api.sql<{ wait: number; data: { changeId: string } }>(
    "select extract(epoch from start_after - created_on)::float8 as wait, data from pgboss.job where name = 'appointments.tell' and state = 'created'",
  );
  expect(job?.wait).toBeGreaterThan(9);
  await tellOfConfirmations(api);
  expect(await mails()).toEqual(['appointment_affirmed']);
  await tellOfConfirmation(api.app.systemContext(), job!.data);
  expect(await mails()).toHaveLength(1);
  expect(await undo(2)).toMatchObject({ code: 'CONFLICT', message: todaySentences.undoLate });
  const { done } = await staffChange(admin, 'cancelAppointment', { id, version: 2 });
  expect(done.history.find(({ action }: { action: string }) => action === 'confirmed').mailSubject).toMatch(
    /^See you on/,
  );
});

it('of somebody without an address can be undone for as long as a mail would have waited', async () => {
  await api.sql("update appointments set customer_email = '' where id = $1", [id]);
  await api.sql('update appointment_changes set created_at = $2 where appointment_id = $1', [id, noon]);
  api.clock.set('2027-01-05T20:00:10.001Z');
  expect(await undo(2)).toMatchObject({ code: 'CONFLICT', message: todaySentences.undoLate });
  api.clock.set('2027-01-05T20:00:10Z');
  expect((await undo(2)).done).toMatchObject({ status: 'booked' });
});

it('undone, it is only booked, nobody is mailed, and the audit log has both', async () => {
  expect((await undo(2)).done).toMatchObject({ status: 'booked', version: 3 });
  expect((await undo(3)).code).toBe('CONFLICT');
  await tellOfConfirmations(api);
  expect(await mails()).toEqual([]);
  expect(
    (
      await api.sql('select action from audit_entries where object = $1 order by created_at, id', [
        `appointment:${id}`,
      ])
    ).map(({ action }) => action),
  ).toEqual(['appointment.booked', 'appointment.confirmed', 'appointment.confirm-undo']);
  // It is confirmed again, and told once.
  await staffChange(admin, 'confirmAppointment', { id, version: 3 });
  await tellOfConfirmations(api);
  expect(await mails()).toEqual(['appointment_affirmed']);
});

it('is not undone from what was read before, nor by others', async () => {
  expect((await undo(1)).code).toBe('CONFLICT');
  expect((await undo(2, await api.as('customer'))).code).toBe('FORBIDDEN');
  expect((await staffChange(admin, 'undoAppointmentConfirmation', { id: 'x', version: 1 })).code).toBe(
    'NOT_FOUND',
  );
});

it('what came after tells more: a canceled or moved appointment is not confirmed by mail', async () => {
  await staffChange(admin, 'rescheduleAppointment', {
    id,
    version: 2,
    appointmentDate: '2027-01-12',
    appointmentTime: '02:00 PM',
  });
  await tellOfConfirmations(api);
  expect(await mails()).toEqual(['appointment_moved']);
});

it('whoever waited waits again, though the request was marked as answered meanwhile', async () => {
  const [row] = await api.sql<{ contact_id: string }>('select contact_id from appointments where id = $1', [
    id,
  ]);
  await api.sql(
    "insert into consultant_requests (full_name, email, phone, contact_id, settled, created_at) values ('x', 'a@b.example', '3605550199', $1, true, now() - interval '1 day')",
    [row?.contact_id],
  );
  await undo(2);
  expect(
    await api.sql('select from consultant_requests where contact_id = $1 and not settled', [row?.contact_id]),
  ).toHaveLength(1);
});
