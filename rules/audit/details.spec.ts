import { expect, it } from 'vitest';
import { auditDetailsText } from './details.ts';

const timeText = (at: string): string => `<${at.slice(11, 16)}>`;

it('writes instants for the reader, and leaves other texts as they are', () => {
  const details = {
    startsAt: '2026-11-23T18:00:00.000Z',
    note: 'at 2026-11-23T18:00:00.000Z',
    day: '2026-11-23',
  };
  expect(auditDetailsText(details, timeText)).toBe(
    'startsAt: <18:00> · note: at 2026-11-23T18:00:00.000Z · day: 2026-11-23',
  );
});

it('writes what a setting was and is, and how often a refusal was counted', () => {
  expect(auditDetailsText({ changes: { phone: { from: '1', to: '2' } } }, timeText)).toBe('Phone: 1 → 2');
  expect(auditDetailsText({ times: 2290, until: '2026-11-03T16:12:00.000Z' }, timeText)).toBe(
    '2,290 times, the last at <16:12>',
  );
});

it('writes what has only one of the two as it is', () => {
  expect(auditDetailsText({ changes: { phone: { from: '1' } } }, timeText)).not.toContain('→');
  expect(auditDetailsText({ changes: { phone: { to: '2' } } }, timeText)).not.toContain('→');
});
