import { describe, expect, it } from 'vitest';
import { hoursLines, isOpenFor, openingAt, openingText, type DayHours } from './opening.ts';

/** Tuesday to Thursday from 10:00 to 17:30, Saturday from 11:00 to 16:00. */
const hours: readonly DayHours[] = [
  ...[2, 3, 4].map((day) => ({ day, opens: '10:00', closes: '17:30' })),
  { day: 6, opens: '11:00', closes: '16:00' },
];
const textAt = (day: string, clock: string, of = hours) => openingText(openingAt(of, day, clock), day);

// November 24, 2026 is a Tuesday.
describe('a place', () => {
  it.each([
    ['09:59', 'Opens today at 10:00 AM'],
    ['10:00', 'Open until 5:30 PM'],
    ['17:29', 'Open until 5:30 PM'],
    ['17:30', 'Closed now. Opens tomorrow at 10:00 AM'],
    ['00:00', 'Opens today at 10:00 AM'],
    ['23:59', 'Closed now. Opens tomorrow at 10:00 AM'],
  ])('at %s on a Tuesday: %s', (clock, text) => expect(textAt('2026-11-24', clock)).toBe(text));

  it.each([
    ['2026-11-26', '18:00', 'Closed now. Opens Saturday at 11:00 AM'],
    ['2026-11-27', '12:00', 'Closed now. Opens tomorrow at 11:00 AM'],
    ['2026-11-28', '16:00', 'Closed now. Opens Tuesday at 10:00 AM'],
    ['2026-11-29', '12:00', 'Closed now. Opens Tuesday at 10:00 AM'],
    ['2026-12-31', '17:30', 'Closed now. Opens Saturday at 11:00 AM'],
  ])('on %s at %s: %s', (day, clock, text) => expect(textAt(day, clock)).toBe(text));

  it('that has hours on one day opens next week on the same', () => {
    const once = [{ day: 2, opens: '10:00', closes: '12:00' }];
    expect(textAt('2026-11-24', '12:00', once)).toBe('Closed now. Opens next Tuesday at 10:00 AM');
    expect(openingAt(once, '2026-11-24', '12:00')).toEqual({
      open: false,
      next: { day: '2026-12-01', opens: '10:00' },
    });
  });

  it('without hours is open by appointment', () => {
    expect(textAt('2026-11-24', '12:00', [])).toBe('Open by appointment');
  });
});

it('hours are told once for the days that have the same', () => {
  expect(hoursLines([...hours].reverse())).toEqual([
    'Tuesday to Thursday, 10:00 AM to 5:30 PM',
    'Saturday, 11:00 AM to 4:00 PM',
  ]);
  expect(hoursLines([])).toEqual([]);
});

it.each([
  ['2026-11-24', '10:00', 450, true],
  ['2026-11-24', '09:30', 30, false],
  ['2026-11-24', '17:00', 30, true],
  ['2026-11-24', '17:00', 31, false],
  ['2026-11-27', '12:00', 30, false],
])('on %s somebody can be met from %s for %i minutes: %s', (day, from, minutes, isOpen) => {
  expect(isOpenFor(hours, day, from, minutes)).toBe(isOpen);
  expect(isOpenFor([], day, from, minutes)).toBe(true);
});
