import { appointmentTimes } from '@hearthline/rules/sale/appointments/times.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import { useApi } from '../../../../testing/api.ts';

const api = useApi();

afterEach(async () => {
  api.clock.reset();
  await api.sql('delete from appointments');
  await api.sql('delete from limits');
});

const wish = (more: object = {}): object => ({
  customerName: 'Ada Byron',
  customerEmail: 'ada@example.com',
  customerPhone: '(360) 555-0100',
  appointmentDate: '2027-01-11',
  appointmentTime: '10:30 AM',
  ...more,
});

const post = async (input: object): Promise<number> =>
  (await api.rest('POST', '/api/appointments', input)).status;
const mutate = async (input: object): Promise<number> => {
  const { data, errors } = await api.gql(
    'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }',
    { input },
  );
  return data?.bookAppointment ? 201 : errors?.[0]?.extensions.code === 'SLOT_TAKEN' ? 409 : 500;
};

const tally = (statuses: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('many visitors at once', () => {
  it.each([1, 2, 3])('200 for one slot: as many as there are consultants get it (round %i)', async () => {
    api.clock.set('2027-01-05T20:00:00Z');
    const visitors = Array.from({ length: 200 }, (_, number) =>
      wish({ customerEmail: `visitor${number}@example.com` }),
    );
    const statuses = await Promise.all(
      visitors.map((input, number) => (number % 2 ? mutate(input) : post(input))),
    );
    expect(tally(statuses)).toEqual({ 201: 2, 409: 198 });
    const rows = await api.sql<{ consultant_id: string }>('select consultant_id from appointments');
    expect(new Set(rows.map(({ consultant_id }) => consultant_id)).size).toBe(2);
  });

  it('one impatient visitor with 200 requests gets one of them', async () => {
    api.clock.set('2027-01-05T20:00:00Z');
    const statuses = await Promise.all(Array.from({ length: 200 }, () => post(wish())));
    expect(tally(statuses)).toEqual({ 201: 1, 409: 199 });
  });

  it('a run on a whole morning leaves no slot half full and none too full', async () => {
    api.clock.set('2027-01-05T20:00:00Z');
    const morning = appointmentTimes.slice(0, 8);
    const statuses = await Promise.all(
      Array.from({ length: 160 }, (_, number) =>
        post(
          wish({
            customerEmail: `v${number}@example.com`,
            appointmentTime: morning[number % morning.length],
          }),
        ),
      ),
    );
    expect(tally(statuses)).toEqual({ 201: 16, 409: 144 });
    const rows = await api.sql<{ count: string }>('select count(*) from appointments group by starts_at');
    expect(rows.map(({ count }) => count)).toEqual(morning.map(() => '2'));
  });

  it('a cancelled slot is taken again only once', async () => {
    api.clock.set('2027-01-05T20:00:00Z');
    await Promise.all([post(wish()), post(wish({ customerEmail: 'two@example.com' }))]);
    await api.sql("update appointments set status = 'cancelled' where customer_email = 'two@example.com'");
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, number) => post(wish({ customerEmail: `later${number}@example.com` }))),
    );
    expect(tally(statuses)).toEqual({ 201: 1, 409: 39 });
  });
});

describe('the database itself', () => {
  const insert = `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, status)
    select 'x', 'x@example.com', '1', '2027-01-11', '10:30 AM', $1, $2, id, $3 from consultants where position = 0`;
  const at = (minutes: number): Date => new Date(Date.parse('2027-01-11T18:30:00Z') + minutes * 60_000);

  it('lets no two appointments of one consultant overlap, not only no two equal ones', async () => {
    await api.sql(insert, [at(0), at(30), 'booked']);
    for (const [from, to] of [
      [0, 30],
      [15, 45],
      [-15, 15],
      [-60, 120],
      [5, 10],
    ] as const) {
      await expect(api.sql(insert, [at(from), at(to), 'booked'])).rejects.toMatchObject({ code: '23P01' });
    }
    await api.sql(insert, [at(30), at(60), 'booked']);
    await api.sql(insert, [at(-30), at(0), 'booked']);
    await api.sql(insert, [at(0), at(30), 'cancelled']);
    await expect(
      api.sql("update appointments set status = 'booked' where status = 'cancelled'"),
    ).rejects.toMatchObject({ code: '23P01' });
  });

  it('makes a booking meet an overlapping appointment as taken', async () => {
    api.clock.set('2027-01-05T20:00:00Z');
    await api.sql(insert, [at(15), at(45), 'booked']);
    await api.sql(insert.replace('position = 0', 'position = 1'), [at(-15), at(15), 'booked']);
    expect(await post(wish())).toBe(409);
    expect(await post(wish({ appointmentTime: '11:30 AM' }))).toBe(201);
  });
});

it('one address cannot fill the calendar within a minute', async () => {
  api.clock.set('2027-01-05T20:00:00Z');
  const { points } = limitTable.bookingAddress;
  const statuses: number[] = [];
  for (let number = 0; number < points + 2; number += 1) {
    statuses.push(
      await post(
        wish({
          customerEmail: `v${number}@example.com`,
          appointmentDate: `2027-01-${11 + Math.floor(number / 16)}`,
          appointmentTime: appointmentTimes[number % 16],
        }),
      ),
    );
  }
  expect(tally(statuses)).toEqual({ 201: points, 429: 2 });
  const { status, headers } = await api.rest(
    'POST',
    '/api/appointments',
    wish({ appointmentDate: '2027-01-20' }),
  );
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

it('nor all at once: who comes too late in a crowd of its own gets nothing, and what failed is not counted', async () => {
  api.clock.set('2027-01-05T20:00:00Z');
  const { points } = limitTable.bookingAddress;
  const slots = Array.from({ length: 3 * points }, (_, number) =>
    wish({
      customerEmail: `v${number}@example.com`,
      appointmentDate: `2027-01-${11 + Math.floor(number / 16)}`,
      appointmentTime: appointmentTimes[number % 16],
    }),
  );
  expect(tally(await Promise.all(slots.map(post)))).toEqual({ 201: points, 429: 2 * points });
  expect(await api.sql('select from appointments')).toHaveLength(points);
  await api.sql('delete from limits');
  // Taken slots do not count, even when they are requested without looking first.
  const again = (
    await api.sql<{ date: string; time: string }>(
      'select appointment_date::text as date, appointment_time as time from appointments limit 1',
    )
  )[0];
  const taken = wish({ appointmentDate: again?.date, appointmentTime: again?.time });
  expect(tally(await Promise.all(Array.from({ length: points + 10 }, () => post(taken))))).toEqual({
    201: 1,
    409: points + 9,
  });
  expect(await post(wish({ appointmentDate: '2027-01-20' }))).toBe(201);
});
