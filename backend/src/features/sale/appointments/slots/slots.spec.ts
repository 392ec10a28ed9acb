import { appointmentSentences } from '@hearthline/rules/sale/appointments/appointment-sentences.ts';
import { appointmentTimes, bookingHorizonDays, clockOf } from '@hearthline/rules/sale/appointments/times.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { clearAppointments, noon, wish } from '../../../../testing/fixtures/appointments-fixtures.ts';

const api = useApi();

afterEach(() => clearAppointments(api));

const book = (more: object = {}) => api.rest('POST', '/api/appointments', wish(more));

const slots = async (
  date: string,
): Promise<{ time: string; available: boolean; remaining: number; past: boolean }[]> => {
  const { data, errors } = await api.gql(
    'query ($date: String!) { appointmentSlots(date: $date) { time available remaining past } }',
    { date },
  );
  expect(errors).toBeUndefined();
  return data.appointmentSlots;
};

describe('the slots of a day', () => {
  it('are sixteen, and show what is taken', async () => {
    api.clock.set(noon);
    const before = await slots('2027-01-11');
    expect(before.map(({ time }) => time)).toEqual(appointmentTimes);
    expect(before.every(({ available, remaining, past }) => available && remaining === 2 && !past)).toBe(
      true,
    );

    await book();
    expect((await slots('2027-01-11')).find(({ time }) => time === '10:30 AM')).toEqual({
      time: '10:30 AM',
      available: true,
      remaining: 1,
      past: false,
    });
    await book({ customerEmail: 'two@example.com' });
    const taken = (await slots('2027-01-11')).filter(({ available }) => !available);
    expect(taken).toEqual([{ time: '10:30 AM', available: false, remaining: 0, past: false }]);

    await api.sql("update appointments set status = 'cancelled' where customer_email = 'two@example.com'");
    expect((await slots('2027-01-11')).every(({ available }) => available)).toBe(true);
  });

  it('are gone when their time has come, and on days outside the horizon', async () => {
    api.clock.set('2027-01-11T18:30:00Z');
    const today = await slots('2027-01-11');
    expect(today.filter(({ past }) => past).map(({ time }) => time)).toEqual(appointmentTimes.slice(0, 4));
    expect(today.filter(({ available }) => available)).toHaveLength(12);
    for (const closed of ['2027-01-10', '2027-07-11', '9999-12-31', '1999-12-31']) {
      expect((await slots(closed)).filter(({ available }) => available)).toHaveLength(0);
    }
  });

  it('count a consultant who goes off duty no more', async () => {
    api.clock.set(noon);
    await book();
    await api.sql('update consultants set on_duty = false where position = 0');
    // The booked consultant is off duty now; the other is still free.
    expect((await slots('2027-01-11')).map(({ remaining }) => remaining)).toEqual(
      appointmentTimes.map(() => 1),
    );
    await api.sql('update consultants set on_duty = false');
    expect((await slots('2027-01-11')).some(({ available }) => available)).toBe(false);
    expect((await book({ appointmentTime: '11:00 AM' })).status).toBe(409);
    await api.sql('update consultants set on_duty = true');
  });

  it('refuse a day that does not exist', async () => {
    const { errors } = await api.gql('{ appointmentSlots(date: "2027-02-30") { time } }');
    expect(errors?.[0]).toMatchObject({
      message: appointmentSentences.invalidDate,
      extensions: { code: 'BAD_INPUT' },
    });
  });

  it('lie between today and the horizon of the business', async () => {
    api.clock.set('2027-01-12T07:59:00Z');
    const { data } = await api.gql('{ bookingDays { firstDate lastDate timeZone } }');
    expect(data.bookingDays).toEqual({
      firstDate: '2027-01-11',
      lastDate: '2027-07-10',
      timeZone: 'America/Los_Angeles',
    });
    expect(bookingHorizonDays).toBe(180);
  });
});

// Los Angeles: on March 14, 2027 the hour from two to three does not exist; on November 7 it occurs twice (docs/security.md, J4).
describe('when the clocks change', () => {
  it.each([
    ['2027-03-12T20:00:00Z', '2027-03-13', 17],
    ['2027-03-12T20:00:00Z', '2027-03-14', 16],
    ['2027-03-12T20:00:00Z', '2027-03-15', 16],
    ['2027-11-05T20:00:00Z', '2027-11-06', 16],
    ['2027-11-05T20:00:00Z', '2027-11-07', 17],
    ['2027-11-05T20:00:00Z', '2027-11-08', 17],
  ])('seen from %s, %s has sixteen slots and 09:00 AM is %i:00 UTC', async (now, date, hour) => {
    api.clock.set(now);
    expect((await slots(date)).filter(({ available }) => available)).toHaveLength(16);
    for (const appointmentTime of appointmentTimes) {
      const answer = await book({
        appointmentDate: date,
        appointmentTime,
        customerEmail: `${appointmentTime.replace(/\W/g, '')}@example.com`,
      });
      expect(answer.status).toBe(201);
    }
    const rows = await api.sql<{ starts_at: Date; ends_at: Date }>(
      'select starts_at, ends_at from appointments order by starts_at',
    );
    expect(rows.map(({ starts_at }) => starts_at.toISOString())).toEqual(
      appointmentTimes.map((time) =>
        new Date(
          Date.parse(`${date}T00:00:00Z`) +
            ((clockOf(time).hour - 9 + hour) * 60 + clockOf(time).minute) * 60_000,
        ).toISOString(),
      ),
    );
    expect(
      rows.every(({ starts_at, ends_at }) => ends_at.getTime() - starts_at.getTime() === 30 * 60_000),
    ).toBe(true);
  });

  it('a day further is the same time on the wall', async () => {
    api.clock.set('2027-03-13T16:59:00Z'); // 08:59 on the last day of winter time
    expect((await slots('2027-03-13')).every(({ available }) => available)).toBe(true);
    api.clock.set('2027-03-14T15:59:00Z'); // 08:59 on the first day of summer time, an hour earlier in UTC
    expect((await slots('2027-03-14')).every(({ available }) => available)).toBe(true);
    api.clock.set('2027-03-14T16:00:00Z');
    expect((await slots('2027-03-14')).filter(({ past }) => past).map(({ time }) => time)).toEqual([
      '09:00 AM',
    ]);
  });
});
