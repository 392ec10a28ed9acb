import { describe, expect, it } from 'vitest';
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

describe('what a setting was and is', () => {
  it.each([
    ['phone', null, '', 'Phone: nothing → nothing'],
    ['phone', undefined, '1', 'Phone: nothing → 1'],
    ['days', [1, 2, 3, 4, 5], [6], 'Open on: Monday to Friday → Saturday'],
    ['weekdays', [1, 2], [7], 'Works on: Monday and Tuesday → Sunday'],
    ['opens', '09:00', '10:30', 'Opens: 9:00 AM → 10:30 AM'],
    ['closes', '16:00', '17:00', 'Closes: 4:00 PM → 5:00 PM'],
    ['active', true, false, 'Active: yes → no'],
    ['contractCents', 1_234_550, null, 'Contract sum: $12,345.50 → nothing'],
    ['campaignPace', 600, 60_000, 'Emails per minute: 600 → 60,000'],
    ['days', 5, 6, 'Open on: 5 → 6'],
    ['formats', ['call', 'visit'], ['call'], 'Formats: call, visit → call'],
    ['constructor', { a: 1 }, '2', 'Constructor: {"a":1} → 2'],
  ])('reads as people say it: %s from %j to %j', (field, from, to, words) => {
    expect(auditDetailsText({ changes: { [field]: { from, to } } }, timeText)).toBe(words);
  });
});

describe('other details', () => {
  it('are left out when they are null', () => {
    expect(auditDetailsText({ role: 'admin', reason: null }, timeText)).toBe('role: admin');
  });

  it('are listed with commas', () => {
    expect(auditDetailsText({ fields: ['name', 'phone'] }, timeText)).toBe('fields: name, phone');
  });

  it('are written as JSON when they have parts', () => {
    expect(auditDetailsText({ of: { a: 1 } }, timeText)).toBe('of: {"a":1}');
  });

  it('are nothing where nothing was stored', () => expect(auditDetailsText(null, timeText)).toBe(''));

  it('do not say when something was refused last if it was counted without a time', () => {
    expect(auditDetailsText({ times: 2 }, timeText)).toBe('2 times');
  });
});
