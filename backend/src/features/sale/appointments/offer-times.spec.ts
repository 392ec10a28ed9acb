import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors.ts';
import { useApi } from '../../../testing/api.ts';
import { bookAs, clearAppointments, noon } from '../../../testing/fixtures/appointments-fixtures.ts';
import { consumeMailQuota, offerTimes } from './appointment.api.ts';

const api = useApi();
afterEach(async () => {
  await clearAppointments(api);
  for (const table of ['blocked_dates', 'settings']) await api.sql(`delete from ${table}`);
});

/** What is offered at a moment, as `day time`. */
const offeredAt = async (at: string): Promise<string[]> => {
  api.clock.set(at);
  return (await offerTimes(api.app.systemContext())).map(({ date, time }) => `${date} ${time}`);
};

describe('the times that are offered in a mail', () => {
  it('are one in the morning, one from noon on and one from three on, on the next three days', async () => {
    expect(await offeredAt('2027-01-05T09:00:00Z')).toEqual([
      '2027-01-05 09:00 AM',
      '2027-01-06 12:00 PM',
      '2027-01-07 03:00 PM',
    ]);
  });

  it('leave two hours to read the mail, and not a millisecond less', async () => {
    expect((await offeredAt(noon))[0]).toBe('2027-01-05 02:00 PM');
    expect((await offeredAt('2027-01-05T20:00:00.001Z'))[0]).toBe('2027-01-05 02:30 PM');
  });

  it('include one for which a single consultant is left, and none that is taken', async () => {
    api.clock.set(noon);
    const wanted = { appointmentDate: '2027-01-05', appointmentTime: '02:00 PM' };
    await bookAs(api, wanted);
    expect((await offeredAt(noon))[0]).toBe('2027-01-05 02:00 PM');
    await bookAs(api, { ...wanted, customerEmail: 'other@example.org' });
    expect((await offeredAt(noon))[0]).toBe('2027-01-05 02:30 PM');
  });

  it('are the first of a day that has none as late as wanted', async () => {
    await api.sql("insert into settings (key, value) values ('hours', $1)", [
      JSON.stringify({ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '11:00' }),
    ]);
    expect(await offeredAt('2027-01-05T09:00:00Z')).toEqual([
      '2027-01-05 09:00 AM',
      '2027-01-06 08:00 AM',
      '2027-01-07 08:00 AM',
    ]);
  });

  it('lie within fourteen days: a fourteenth counts, a fifteenth does not', async () => {
    await api.sql(
      "insert into blocked_dates (starts_on, ends_on, reason) values ('2027-01-05', '2027-01-17', 'Closed')",
    );
    expect(await offeredAt('2027-01-05T09:00:00Z')).toEqual(['2027-01-18 09:00 AM']);
  });
});

describe('mails to an address that was only typed', () => {
  it('are ten a day', async () => {
    const sent: boolean[] = [];
    for (let mail = 0; mail < 11; mail += 1)
      sent.push(await consumeMailQuota(api.app.systemContext(), 'typed@example.org'));
    expect(sent).toEqual([...Array<boolean>(10).fill(true), false]);
  });

  it('are not promised while nobody can count them', async () => {
    const broken = () => Promise.reject(new AppError('UNAVAILABLE'));
    const limits = { consume: broken, refund: broken, reset: broken };
    const context = Object.assign(api.app.systemContext(), { limits });
    await expect(consumeMailQuota(context, 'typed@example.org')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });
});
