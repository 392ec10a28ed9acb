import { initialHours } from '@hearthline/rules/dates/hours.ts';
import { expect, it } from 'vitest';
import { leadDay } from './available-staff.policy.ts';

const zone = 'America/Los_Angeles';
const weekdaysOnly = { ...initialHours, days: [1, 2, 3, 4, 5] };

it.each([
  ['a minute before closing time', '2026-11-27T16:59:00-08:00', initialHours, '2026-11-27'],
  ['at closing time', '2026-11-27T17:00:00-08:00', initialHours, '2026-11-28'],
  ['before opening time', '2026-11-27T03:00:00-08:00', initialHours, '2026-11-27'],
  [
    'on a Friday evening of a business closed on weekends',
    '2026-11-27T18:00:00-08:00',
    weekdaysOnly,
    '2026-11-30',
  ],
  ['on a Sunday of such a business', '2026-11-29T10:00:00-08:00', weekdaysOnly, '2026-11-30'],
  ['late in the night in which clocks change', '2027-03-14T23:59:00-07:00', initialHours, '2027-03-15'],
] as const)('a lead that comes %s is worked on that day or the next open one', (_when, at, hours, day) => {
  expect(leadDay(new Date(at), { ...hours, days: [...hours.days] }, zone)).toBe(day);
});
