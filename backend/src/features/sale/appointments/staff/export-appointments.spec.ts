import { roles } from '@hearthline/rules/permissions.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';

const api = useApi();
let admin: Caller;
let consultant: string;
beforeAll(async () => {
  admin = await api.as('admin');
  const [row] = await api.sql<{ id: string }>(
    "insert into consultants (name) values ('Cora Consultant') returning id",
  );
  consultant = row?.id ?? '';
});
beforeEach(() => api.sql('delete from appointments'));

/** Books somebody for nine o'clock of a day. */
const book = (name: string, day: string, status = 'booked') =>
  api.sql(
    `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, status)
     values ($1, 'bo@b.example', '+13605550111', $2, '09:00 AM', $2::date + time '17:00', $2::date + time '17:30', $3, $4)`,
    [name, day, consultant, status],
  );
/** The lines of the file, without the mark at its beginning. */
const lines = async (query = ''): Promise<string[]> => {
  const answer = await admin.open(`/api/appointments/export${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('appointments.csv');
  return (await answer.text())
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
};
const named = async (query: string): Promise<string[]> =>
  (await lines(query)).slice(1).map((line) => line.split(',')[5] ?? '');

it('has its titles alone while there are no appointments', async () => {
  expect(await lines()).toEqual([
    'Date,Time,Begins,Ends,Status,Name,E-mail,Phone,About,Format,Where,With,Home,Message,Booked',
  ]);
});

it('has every match over all pages, by the list’s filters and in its order', async () => {
  for (let day = 1; day <= 25; day += 1) await book(`Ada ${day}`, `2031-03-${String(day).padStart(2, '0')}`);
  await book('Gone Guest', '2031-04-01', 'cancelled');
  const all = await named('?period=upcoming');
  expect(all).toHaveLength(26);
  expect(all[0]).toBe('Ada 1');
  expect(await named('?kept=true&latestFirst=true')).toEqual(all.slice(0, 25).toReversed());
  expect(await named('?search=guest')).toEqual(['Gone Guest']);
  expect(await named('?from=2031-03-02&to=2031-03-03')).toEqual(['Ada 2', 'Ada 3']);
  expect(await named('?period=past')).toEqual([]);
  expect((await lines('?search=guest'))[1]).toMatch(
    /^2031-04-01,09:00 AM,.*,Cancelled,Gone Guest,bo@b\.example,.*,Cora Consultant,/i,
  );
});

it('is told to the audit log, and is for the office', async () => {
  await lines('?search=x');
  const [entry] = await api.sql(
    "select details from audit_entries where action = 'appointment.export' order by created_at desc, id desc limit 1",
  );
  expect(entry?.details).toEqual({ appointments: 0, filters: ['search'] });
  for (const role of roles.filter((each) => each !== 'admin')) {
    const email = `${role}@exports.example`;
    await api.addUser({ email, role });
    expect((await (await api.asUser(email)).rest('GET', '/api/appointments/export')).status, role).toBe(403);
  }
  expect((await api.rest('GET', '/api/appointments/export')).status).toBe(401);
});
