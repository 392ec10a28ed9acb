import { appointmentTimes } from '@hearthline/rules/sale/appointments/times.ts';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  clearAppointments,
  noon,
  staffChange,
  wish,
} from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();
let admin: Caller;

beforeEach(async () => {
  await api.sql("insert into consultants (name, position) values ('Third', 2), ('Fourth', 3)");
  api.clock.set(noon);
  admin = await api.as('admin');
});
afterEach(async () => {
  await clearAppointments(api);
  await api.sql("delete from consultants where name in ('Third', 'Fourth')");
});

const book = async (appointmentDate: string, appointmentTime: string, more: object = {}): Promise<string> => {
  const { done, code } = await staffChange(
    admin,
    'bookAppointmentFor',
    wish({ customerEmail: `v${Math.random()}@example.org`, appointmentDate, appointmentTime, ...more }),
  );
  return done?.consultantName ?? code;
};

const shares = async (): Promise<number[]> =>
  (
    await api.sql<{ count: number }>(
      'select count(a.id)::int as count from consultants c left join appointments a on a.consultant_id = c.id group by c.id',
    )
  ).map(({ count }) => count);

/** A hundred times on seven empty days from a Sunday on, each on no other's time more often than there are consultants. */
const hundred = Array.from(
  { length: 100 },
  (_, number) => [dayAfter('2027-01-10', number % 7), appointmentTimes[(number * 5) % 16]!] as const,
);

describe('whoever is free', () => {
  it('is everybody in turn: a hundred bookings over four make 25 each', async () => {
    for (const [date, time] of hundred) await book(date, time);
    for (const share of await shares()) expect(Math.abs(share - 25)).toBeLessThanOrEqual(1);
  }, 120_000);

  it('is so when they all come at once', async () => {
    const names = await Promise.all(hundred.map(([date, time]) => book(date, time)));
    expect(names.filter((name) => !/Hale|Brandt|Third|Fourth/.test(name))).toEqual([]);
    for (const share of await shares()) expect(Math.abs(share - 25)).toBeLessThanOrEqual(1);
  }, 120_000);

  it('is so across many weeks, where nobody has anything that week', async () => {
    for (let week = 0; week < 20; week += 1) await book(dayAfter('2027-01-10', week * 7), '09:00 AM');
    expect((await shares()).toSorted()).toEqual([5, 5, 5, 5]);
  }, 60_000);

  it('is the one with the fewest that week, then that day, then the one who was given one the longest ago', async () => {
    const ids = Object.fromEntries(
      (await api.sql<{ id: string; name: string }>('select id, name from consultants')).map(
        ({ id, name }) => [name, id],
      ),
    );
    const give = (name: string, date: string, time: string): Promise<string> =>
      book(date, time, { consultantId: ids[name] });
    // Fourth has fewer that week, though as many that day.
    for (const name of ['Morgan Hale', 'Sofia Brandt', 'Third'])
      for (const time of ['09:00 AM', '09:30 AM']) await give(name, '2027-01-11', time);
    await give('Fourth', '2027-01-12', '09:00 AM');
    expect(await book('2027-01-12', '10:00 AM')).toBe('Fourth');
    // Now all have two that week, Fourth on the 12th.
    expect(['Morgan Hale', 'Sofia Brandt', 'Third']).toContain(await book('2027-01-12', '11:00 AM', {}));
    // In a week without bookings it is whoever was given one the longest ago; a cancelled one is none.
    await api.sql("update appointments set created_at = '2020-12-01' where consultant_id = $1", [ids.Third]);
    expect(await book('2027-02-01', '09:00 AM')).toBe('Third');
    await api.sql("update appointments set status = 'cancelled' where consultant_id = $1", [
      ids['Sofia Brandt'],
    ]);
    expect(await book('2027-03-01', '09:00 AM')).toBe('Sofia Brandt');
  });

  it('holds for a move to a time at which the consultant of before is not free', async () => {
    const ids = await api.sql<{ id: string; name: string }>(
      'select id, name from consultants order by position',
    );
    const id = (await staffChange(admin, 'bookAppointmentFor', wish({ consultantId: ids[0]!.id }))).done
      .id as string;
    await book('2027-01-12', '09:00 AM', { consultantId: ids[0]!.id });
    await book('2027-01-13', '09:00 AM', { consultantId: ids[1]!.id });
    await book('2027-01-13', '09:00 AM', { consultantId: ids[2]!.id });
    const { done } = await staffChange(admin, 'rescheduleAppointment', {
      id,
      version: 1,
      appointmentDate: '2027-01-12',
      appointmentTime: '09:00 AM',
    });
    expect(done.consultantName).toBe('Fourth');
  });
});
