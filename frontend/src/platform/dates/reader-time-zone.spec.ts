import { expect, it } from 'vitest';
import { ownTimeSentence, ownTimeText } from './reader-time-zone.ts';

const at = '2027-01-11T18:30:00.000Z';

it('is nothing where the clocks agree, whatever the zones are called', () => {
  expect(ownTimeText(at, 'America/Los_Angeles', 'America/Los_Angeles')).toBeNull();
  expect(ownTimeText(at, 'America/Los_Angeles', 'America/Tijuana')).toBeNull();
});

it("is the time by the reader's own clock, with the day where it is another one", () => {
  expect(ownTimeText(at, 'America/Los_Angeles', 'Europe/Berlin')).toBe('7:30 PM');
  expect(ownTimeText(at, 'America/Los_Angeles', 'Asia/Tokyo')).toBe('Tue 3:30 AM');
  expect(ownTimeSentence(at, 'America/Los_Angeles', 'Europe/Berlin')).toBe(
    '7:30 PM your time (Central European Time)',
  );
});
