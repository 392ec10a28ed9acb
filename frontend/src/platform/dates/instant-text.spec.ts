import { expect, it } from 'vitest';
import { ageText } from './instant-text.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T12:00:05Z', 'less than a minute'],
  ['2026-11-20T11:59:00Z', '1 minute'],
  ['2026-11-20T09:01:00Z', '2 hours'],
  ['2026-11-19T11:00:00Z', '1 day'],
  ['2026-10-20T12:00:00Z', '31 days'],
])('%s is %s ago', (at, text) => {
  expect(ageText(at, now)).toBe(text);
});
