import { describe, expect, it } from 'vitest';
import { calendarDay } from './calendar-day.ts';
import { dayAfter, mondayOf, workingWeek } from './day.ts';

describe('a working week', () => {
  it('goes from Monday to Sunday, over months and changes of clocks', () => {
    expect(mondayOf('2027-03-14')).toBe('2027-03-08');
    expect(mondayOf('2027-03-15')).toBe('2027-03-15');
    expect(workingWeek('2027-01-01')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
    expect(dayAfter('2027-11-07', 1)).toBe('2027-11-08');
  });

  it('takes only days that exist', () => {
    for (const wrong of ['2027-02-30', '0000-01-01', '99999-01-01', '2027-1-1', '', null])
      expect(calendarDay.safeParse(wrong).success, String(wrong)).toBe(false);
  });
});
