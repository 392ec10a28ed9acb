import { afterEach, beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { bookAs, clearAppointments, noon } from '../../../../testing/fixtures/appointments-fixtures.ts';
import { cancelTogether } from '../../../../testing/fixtures/caps.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
  // The caps of a new database: three for a mailbox.
  await api.sql("delete from settings where key = 'bookingCaps'");
});
afterEach(() => clearAppointments(api));

/** Stores open bookings, some for each mailbox. */
const store = (mailboxes: number, each: number): Promise<unknown> =>
  api.sql(
    `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, format_id)
     select 'Ada', 'box' || m || '@capped.example', '1', '2027-02-01', n::text, start, start + interval '1 minute', c.id, f.id
     from generate_series(1, $1::int) m, generate_series(1, $2::int) n,
       lateral (select timestamptz '2027-02-01T18:00:00Z' + (m * 200 + n) * interval '2 minutes' as start) s,
       (select id from consultants where position = 0) c, (select id from appointment_formats where name = 'Phone call') f`,
    [mailboxes, each],
  );
const bookers = async (): Promise<{ counted: number; bookings: { appointmentTime: string }[] }[]> =>
  (await admin.gql('{ cappedBookers { counted bookings { appointmentTime } } }')).data.cappedBookers;

it('ten who have reached a cap are listed; more follow once these are dealt with', async () => {
  await store(11, 3);
  expect(await bookers()).toHaveLength(10);
});

it('of their bookings the hundred soonest are listed; the number is exact', async () => {
  await store(1, 101);
  const [booker] = await bookers();
  expect([booker?.counted, booker?.bookings.length, booker?.bookings.at(-1)?.appointmentTime]).toEqual([
    101,
    100,
    '100',
  ]);
});

it('nobody is listed who has not reached a cap', async () => {
  await store(2, 2);
  expect(await bookers()).toEqual([]);
});

it('bookings that are cancelled together each have their mail in the history, and a new version', async () => {
  const ids = [await bookAs(api), await bookAs(api, { customerEmail: 'other@example.org' })];
  await cancelTogether(admin, { ids, tell: true });
  expect(
    await api.sql(
      `select a.version, a.calendar_sequence as sequence, m.to_address = a.customer_email as told
       from appointments a join appointment_changes c on c.appointment_id = a.id and c.action = 'cancelled' join mails m on m.id = c.mail_id`,
    ),
  ).toEqual([
    { version: 2, sequence: 1, told: true },
    { version: 2, sequence: 1, told: true },
  ]);
});

it('a mail that names several cancelled bookings names the soonest first', async () => {
  const later = await bookAs(api, { appointmentDate: '2027-01-13' });
  const sooner = await bookAs(api, { appointmentDate: '2027-01-12' });
  await api.sql('delete from mails');
  await cancelTogether(admin, { ids: [later, sooner], tell: true });
  const [mail] = await api.sql<{ text: string }>('select text from mails');
  expect(mail?.text).toMatch(/January 12[^]*January 13/);
});
