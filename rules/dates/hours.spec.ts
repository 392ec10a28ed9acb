import { describe, expect, it } from 'vitest';
import { businessHours } from './hours-input.ts';
import {
  clockTimes,
  hoursText,
  initialHours,
  openingHoursCode,
  slotTexts,
  slotTimes,
  weekdayOf,
} from './hours.ts';

describe('business hours', () => {
  it('are those of docs/specification.md, section 9, until somebody changes them', () => {
    expect(hoursText(initialHours)).toBe('7 days a week, 9:00 AM to 5:00 PM');
    expect(openingHoursCode(initialHours)).toBe('Mo-Su 09:00-17:00');
    expect(slotTimes(initialHours)).toHaveLength(16);
  });

  it.each([
    [[1, 2, 3, 4, 5], 'Monday to Friday', 'Mo-Fr'],
    [[1, 2, 4, 6, 7], 'Monday and Tuesday, Thursday, Saturday and Sunday', 'Mo-Tu,Th,Sa-Su'],
    [[3], 'Wednesday', 'We'],
  ])('on %j are said as %s', (days, words, code) => {
    const hours = { days, opens: '00:00', closes: '12:30' };
    expect(hoursText(hours)).toBe(`${words}, 12:00 AM to 12:30 PM`);
    expect(openingHoursCode(hours)).toBe(`${code} 00:00-12:30`);
    expect([slotTimes(hours)[0], slotTimes(hours).at(-1)]).toEqual(['12:00 AM', '12:00 PM']);
  });

  it.each([
    [{ days: [], opens: '09:00', closes: '17:00' }, 'days'],
    [{ days: [0], opens: '09:00', closes: '17:00' }, 'days.0'],
    [{ days: [8], opens: '09:00', closes: '17:00' }, 'days.0'],
    [{ days: Array.from({ length: 71 }, () => 1), opens: '09:00', closes: '17:00' }, 'days'],
    [{ days: [1], opens: '09:15', closes: '17:00' }, 'opens'],
    [{ days: [1], opens: '17:00', closes: '17:00' }, 'closes'],
  ])('%j are none', (hours, path) => {
    expect(businessHours.safeParse(hours).error?.issues[0]?.path.join('.')).toBe(path);
  });

  it('name each day once, in order', () =>
    expect(businessHours.parse({ days: [7, 1, 7], opens: '09:00', closes: '10:00' }).days).toEqual([1, 7]));
  it('may name the days seventy times', () =>
    expect(
      businessHours.parse({ days: Array.from({ length: 70 }, () => 1), opens: '09:00', closes: '10:00' })
        .days,
    ).toEqual([1]));
  it('begin and end at one of the 48 full and half hours of a day', () =>
    expect([clockTimes.length, clockTimes[0], clockTimes.at(-1)]).toEqual([48, '00:00', '23:30']));
  it('have the same times for slots', () =>
    expect([slotTexts.length, slotTexts[0], slotTexts.at(-1)]).toEqual([48, '12:00 AM', '11:30 PM']));
  it('count from Monday', () => expect(['2027-01-11', '2027-01-17'].map(weekdayOf)).toEqual([1, 7]));
});
