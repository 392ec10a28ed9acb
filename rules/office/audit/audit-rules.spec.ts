import { describe, expect, it } from 'vitest';
import { auditDays, auditFilter } from './audit-rules.ts';

describe('how long the audit log is kept', () => {
  it.each([30, 3660])('may be %i days', (days) => expect(auditDays.parse(days)).toBe(days));

  it.each([29, 3661, 30.5, '30'])('cannot be %j days', (days) => {
    expect(auditDays.safeParse(days).error?.issues[0]?.message).toBe('A whole number from 30 to 3,660');
  });
});

describe('a filter of the audit log', () => {
  const messages = (filter: unknown) =>
    auditFilter.safeParse(filter).error?.issues.map(({ message }) => message) ?? [];

  it.each([
    ['person', 100],
    ['action', 100],
    ['object', 200],
    ['result', 100],
  ])('takes a text for %s of %i characters, and no longer one', (field, max) => {
    expect(messages({ [field]: 'x'.repeat(max) })).toEqual([]);
    expect(messages({ [field]: 'x'.repeat(max + 1) })).toEqual([`Must be at most ${max} characters`]);
  });

  it('takes an id of 100 characters to go on after, and no longer one', () => {
    expect(auditFilter.parse({ after: 'x'.repeat(100) }).after).toHaveLength(100);
    expect(messages({ after: 'x'.repeat(101) })).toHaveLength(1);
  });

  it('chooses nothing where it is blank', () => {
    const nothing = { person: null, action: null, object: null, result: null, from: null, to: null };
    expect(auditFilter.parse({ person: ' ', from: '', after: '' })).toEqual({ ...nothing, after: null });
  });

  it('names days that exist', () => {
    expect(messages({ from: '2027-02-30' })).toEqual(['Please choose a valid date']);
  });
});
