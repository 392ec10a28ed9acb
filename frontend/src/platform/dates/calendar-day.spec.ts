import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, dayText } from './calendar-day.ts';

describe('days of the calendar', () => {
  it.each(['2027-01-01', '2027-03-14', '2027-11-07', '2028-02-29', '2026-12-31'])(
    '%s goes to a Date and back',
    (day) => {
      const date = dateOf(day);
      expect([date.getMonth() + 1, date.getDate()]).toEqual(day.split('-').slice(1).map(Number));
      expect(dayOf(date)).toBe(day);
    },
  );

  it('are written as they are meant, whatever the zone', () =>
    expect(dayText('2027-03-14')).toBe('Mar 14, 2027'));
});
