import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  bookAs,
  clearAppointments,
  noon,
  staffChange,
  wish,
} from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;

beforeEach(async () => {
  api.clock.set(noon);
  admin = await api.as('admin');
  await api.sql(
    'create function wait_at_commit() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(77); return null; end $$',
  );
});
afterEach(async () => {
  await api.sql('drop function wait_at_commit cascade');
  await clearAppointments(api);
  await api.sql('delete from blocked_dates');
  await api.sql('update consultants set on_duty = true');
});

/** Holds writes to a table just before they commit. @returns a function that releases them */
const holdCommits = async (table: string): Promise<() => Promise<void>> => {
  await api.sql(
    `create constraint trigger wait_at_commit after insert or update on ${table} deferrable initially deferred for each row execute function wait_at_commit()`,
  );
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let markHolding = (): void => undefined;
  const holding = new Promise<void>((resolve) => (markHolding = resolve));
  const holder = api.app.systemContext().transaction(async (trx) => {
    await sql`select pg_advisory_xact_lock(77)`.execute(trx);
    markHolding();
    await released;
  });
  await holding;
  return () => {
    release();
    return holder;
  };
};

const waiting = (count: number): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(
        await api.sql(
          'select from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and not granted',
        ),
      ).toHaveLength(count),
    { timeout: 5000, interval: 10 },
  );

const day = { startsOn: '2027-01-11', endsOn: '2027-01-11', reason: 'Trade fair' };
const block = async (): Promise<{ bookings: number; standing: string[] }> => {
  const { data } = await admin.gql(
    'mutation ($input: BlockedDateInput!) { createBlockedDate(input: $input) { blockedDate { bookings } standing { customerName } } }',
    { input: day },
  );
  const { blockedDate, standing } = data.createBlockedDate;
  return {
    bookings: blockedDate.bookings,
    standing: standing.map(({ customerName }: { customerName: string }) => customerName),
  };
};

it('a booking under way when its day is blocked is named among those that stand', async () => {
  const release = await holdCommits('appointments');
  const booked = api.rest('POST', '/api/appointments', wish());
  await waiting(1);
  const blocked = block();
  await waiting(2);
  await release();
  expect((await booked).status).toBe(201);
  expect(await blocked).toEqual({ bookings: 1, standing: ['Ada Byron'] });
});

it('one that is moved to the day at that moment is named as well', async () => {
  const id = await bookAs(api, { appointmentDate: '2027-01-12' });
  const release = await holdCommits('appointments');
  const moved = staffChange(admin, 'rescheduleAppointment', {
    id,
    version: 1,
    appointmentDate: '2027-01-11',
    appointmentTime: '02:00 PM',
  });
  await waiting(1);
  const blocked = block();
  await waiting(2);
  await release();
  expect((await moved).done).toMatchObject({ appointmentDate: '2027-01-11' });
  expect((await blocked).standing).toEqual(['Ada Byron']);
});

it('a booking that comes while its day is being blocked finds nobody at work', async () => {
  const release = await holdCommits('blocked_dates');
  const blocked = block();
  await waiting(1);
  const booked = api.rest('POST', '/api/appointments', wish());
  await waiting(2);
  await release();
  expect(await blocked).toEqual({ bookings: 0, standing: [] });
  expect((await booked).status).toBe(409);
  expect(await api.sql('select from appointments')).toEqual([]);
});

it('a consultant who goes off duty at the instant of a booking is told of it', async () => {
  const [{ id, name, weekdays, version }] = (await api.sql(
    'select id, name, weekdays, version from consultants order by position limit 1',
  )) as [Record<string, unknown>];
  const release = await holdCommits('appointments');
  const booked = api.rest('POST', '/api/appointments', wish());
  await waiting(1);
  const input = { name, weekdays, version, onDuty: false };
  const off = admin.gql(
    'mutation ($id: ID!, $input: UpdateConsultantInput!) { updateConsultant(id: $id, input: $input) { standing { customerName } } }',
    { id, input },
  );
  await waiting(2);
  await release();
  expect((await booked).status).toBe(201);
  expect((await off).data.updateConsultant.standing).toEqual([{ customerName: 'Ada Byron' }]);
});

it('a booking by a clock that is changed at that moment takes no time', async () => {
  const company = (
    await admin.gql('{ company { name phone email website address days opens closes version } }')
  ).data.company;
  const release = await holdCommits('settings');
  const saved = admin.gql(
    'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { timeZone } }',
    { input: { ...company, timeZone: 'America/New_York' } },
  );
  await waiting(1);
  const booked = api.rest('POST', '/api/appointments', wish());
  await waiting(2);
  await release();
  expect((await saved).data.updateCompany).toEqual({ timeZone: 'America/New_York' });
  expect((await booked).status).toBe(409);
  expect(await api.sql('select from appointments')).toEqual([]);
  await api.sql("delete from settings where key <> 'bookingCaps'");
});
