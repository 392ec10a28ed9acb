import { expect, it } from 'vitest';
import { pastInstant } from './parse-date.ts';

const now = new Date('2026-11-23T20:00:00.000Z');
/** Eight hours behind UTC. */
const startOf = (day: string): Date => new Date(`${day}T08:00:00.000Z`);
const read = (text: string): string | null => pastInstant(text, startOf, now);

it.each([
  ['2023-03-05', '2023-03-05T08:00:00.000Z'],
  ['2023-3-5 10:20', '2023-03-05T08:00:00.000Z'],
  ['3/5/2023', '2023-03-05T08:00:00.000Z'],
  ['12/31/2023, 5 pm', '2023-12-31T08:00:00.000Z'],
  ['12-11-2023', '2023-12-11T08:00:00.000Z'],
  ['13/5/2023', '2023-05-13T08:00:00.000Z'],
  ['5. 3. 2023', '2023-03-05T08:00:00.000Z'],
  ['Mar. 5th, 2023', '2023-03-05T08:00:00.000Z'],
  ['January 31 2023', '2023-01-31T08:00:00.000Z'],
  ['31 December, 2022', '2022-12-31T08:00:00.000Z'],
  ['5-mar-2023', '2023-03-05T08:00:00.000Z'],
  ['2023-03-05T10:20:30+02:00', '2023-03-05T08:20:30.000Z'],
  ['2023-03-05 10:20Z', '2023-03-05T10:20:00.000Z'],
])('reads %s', (text, at) => expect(read(text)).toBe(at));

it.each([
  '',
  'soon',
  '2/30/2023',
  '2023-13-01',
  '32/1/2023',
  'Foo 5, 2023',
  '1899-12-31',
  '2023-03-05T25:00Z',
])('cannot read "%s"', (text) => expect(read(text)).toBeNull());

it('reads the present, and nothing after it', () => {
  expect(read('2026-11-23T20:00:00Z')).toBe('2026-11-23T20:00:00.000Z');
  expect(read('2026-11-23T20:00:00.001Z')).toBeNull();
  expect(read('2026-11-24')).toBeNull();
});
