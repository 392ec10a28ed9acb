import { describe, expect, it } from 'vitest';
import { canReport, progressReport, reportRefusal } from './progress-report.ts';

const onHold = 'This project is on hold. Our team takes it up again before progress is reported.';

it.each([
  ['planning', null],
  ['in_progress', null],
  ['on_hold', onHold],
  ['completed', 'This project is closed.'],
  ['cancelled', 'This project is closed.'],
] as const)('progress of a project that is %s is answered with %j', (status, answer) => {
  expect(reportRefusal(status)).toBe(answer);
});

it.each([
  ['contractor', 'in_progress', true],
  ['contractor', 'on_hold', false],
  ['admin', 'in_progress', false],
  [undefined, 'in_progress', false],
] as const)('whether a user with the role %s may report on one that is %s: %s', (role, status, may) => {
  expect(canReport(role, status)).toBe(may);
});

describe('a report from the site', () => {
  const messagesOf = (more: object) =>
    progressReport
      .safeParse({ version: 1, stage: 'Delivery', progress: 60, ...more })
      .error?.issues.map(({ message }) => message) ?? [];

  it('names a stage of 1 to 80 characters', () => {
    expect([...messagesOf({ stage: 'x' }), ...messagesOf({ stage: 'x'.repeat(80) })]).toEqual([]);
    expect(messagesOf({ stage: '' })).toEqual(['Stage is required']);
    expect(messagesOf({ stage: 'x'.repeat(81) })).toEqual(['Must be at most 80 characters']);
  });

  it('has a note of at most 1,000 characters', () => {
    expect(messagesOf({ note: 'x'.repeat(1000) })).toEqual([]);
    expect(messagesOf({ note: 'x'.repeat(1001) })).toEqual(['Must be at most 1000 characters']);
  });
});
