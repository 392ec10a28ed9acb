import { describe, expect, it } from 'vitest';
import { longDate, zoneName } from './date-text.ts';

describe('days and zones in words', () => {
  it.each([
    ['2027-03-01', 'Monday, March 1, 2027'],
    ['2027-03-14', 'Sunday, March 14, 2027'],
    ['2028-02-29', 'Tuesday, February 29, 2028'],
    ['2026-12-31', 'Thursday, December 31, 2026'],
  ])('%s is %s', (date, words) => {
    expect(longDate(date)).toBe(words);
  });

  it.each([
    ['America/Los_Angeles', 'Pacific Time'],
    ['America/New_York', 'Eastern Time'],
    ['Europe/Berlin', 'Central European Time'],
    ['America/Phoenix', 'Mountain Standard Time'],
  ])('%s is %s', (zone, words) => {
    expect(zoneName(zone)).toBe(words);
  });
});
