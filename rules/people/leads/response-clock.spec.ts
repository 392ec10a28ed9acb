import { describe, expect, it } from 'vitest';
import { initialHours } from '../../dates/hours.ts';
import { askedUntil, leadDay, minutesWaited, waitedUntil, type OpenTime } from './response-clock.ts';

/** Los Angeles, whose clocks change on 2027-03-14 and 2027-11-07, without a library of times. */
const offset = (day: string): string => (day >= '2027-03-14' && day < '2027-11-07' ? '-07:00' : '-08:00');
const open = (change: Partial<OpenTime> = {}): OpenTime => ({
  ...initialHours,
  blocked: [],
  dayOf: (at) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' }).format(at),
  instantOf: (day, clock) => new Date(`${day}T${clock}:00${offset(day)}`),
  ...change,
});
const at = (day: string, clock: string): Date => open().instantOf(day, clock);

const weekdaysOnly: Partial<OpenTime> = { days: [1, 2, 3, 4, 5] };
const monday = [{ startsOn: '2026-11-30', endsOn: '2026-11-30' }];
it.each([
  ['a minute before closing time', '2026-11-27T16:59:00-08:00', {}, '2026-11-27'],
  ['at closing time', '2026-11-27T17:00:00-08:00', {}, '2026-11-28'],
  ['before opening time', '2026-11-27T03:00:00-08:00', {}, '2026-11-27'],
  [
    'on a Friday evening of a business closed on weekends',
    '2026-11-27T18:00:00-08:00',
    weekdaysOnly,
    '2026-11-30',
  ],
  ['on a Sunday of such a business', '2026-11-29T10:00:00-08:00', weekdaysOnly, '2026-11-30'],
  [
    'before a day that is blocked for everybody',
    '2026-11-29T18:00:00-08:00',
    { blocked: monday },
    '2026-12-01',
  ],
  ['on such a day', '2026-11-30T10:00:00-08:00', { blocked: monday }, '2026-12-01'],
  ['late in the night in which clocks change', '2027-03-14T23:59:00-07:00', {}, '2027-03-15'],
] as const)(
  'a lead that comes %s is worked on that day or the next open one (route.off-duty)',
  (_when, instant, change, day) => {
    expect(leadDay(open(change), new Date(instant))).toBe(day);
  },
);

describe('the response clock', () => {
  it.each([
    ['runs while the company is open', '2027-01-04', '10:00', '2027-01-04', '10:14', 14],
    ['stands before it opens', '2027-01-04', '06:00', '2027-01-04', '09:01', 1],
    ['stands over night', '2027-01-04', '16:50', '2027-01-05', '09:04', 14],
    ['stands at the instant of closing', '2027-01-04', '17:00', '2027-01-05', '09:00', 0],
    ['runs for a whole day', '2027-01-04', '09:00', '2027-01-05', '08:00', 480],
    ['counts nothing before the ask', '2027-01-05', '10:00', '2027-01-04', '10:00', 0],
    ['is eight hours on the day on which clocks change', '2027-03-13', '17:00', '2027-03-15', '08:00', 480],
    ['and in fall', '2027-11-06', '17:00', '2027-11-08', '08:00', 480],
  ])('%s', (_what, day, clock, laterDay, laterClock, minutes) => {
    expect(minutesWaited(open(), at(day, clock), at(laterDay, laterClock))).toBe(minutes);
  });

  it('leaves out closed weekdays and days that are blocked for everybody', () => {
    // A Friday evening to a Tuesday, with the Monday blocked.
    const shut = open({ days: [1, 2, 3, 4, 5], blocked: [{ startsOn: '2027-01-11', endsOn: '2027-01-11' }] });
    const since = at('2027-01-08', '16:55');
    expect(minutesWaited(shut, since, at('2027-01-12', '09:00'))).toBe(5);
    expect(waitedUntil(shut, since, 5)).toEqual(at('2027-01-08', '17:00'));
    expect(waitedUntil(shut, since, 15)).toEqual(at('2027-01-12', '09:10'));
    expect(askedUntil(shut, at('2027-01-12', '09:10'), 15)).toEqual(since);
  });

  it('reaches its minutes to the instant, and never while nobody is there', () => {
    const since = at('2027-03-13', '16:50');
    const due = at('2027-03-14', '09:05');
    expect(waitedUntil(open(), since, 15)).toEqual(due);
    expect(minutesWaited(open(), since, new Date(due.getTime() - 1))).toBeLessThan(15);
    expect(minutesWaited(open(), since, due)).toBe(15);
    expect(waitedUntil(open(), since, 0)).toEqual(since);
    const never = open({ blocked: [{ startsOn: '2020-01-01', endsOn: '2040-01-01' }] });
    expect(waitedUntil(never, since, 15)).toBeNull();
    expect(askedUntil(never, since, 15)).toBeNull();
  });

  it.each([
    ['2027-01-05', '11:00'],
    ['2027-01-05', '09:00'],
    ['2027-01-05', '09:15'],
    ['2027-01-05', '03:00'],
    ['2027-03-14', '09:07'],
    ['2027-11-07', '09:07'],
  ])('%s %s: whoever asked after a known instant is below, whoever asked at it is not', (day, clock) => {
    const now = at(day, clock);
    const last = askedUntil(open(), now, 15);
    expect(minutesWaited(open(), last as Date, now)).toBe(15);
    expect(minutesWaited(open(), new Date((last as Date).getTime() + 1), now)).toBeLessThan(15);
  });
});
