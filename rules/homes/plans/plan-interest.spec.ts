import { describe, expect, it } from 'vitest';
import { planOf, planQuery, withPlanSentence } from './plan-interest.ts';

const read = (address: string): string | null => planOf(new URLSearchParams(address));

describe('the floor plan that a booking is about', () => {
  it.each(['Enid', 'Long Beach', 'St. John’s 2'])('%s comes through the address', (name) =>
    expect(read(planQuery(name))).toBe(name),
  );

  it.each([
    '',
    '?plan=',
    '?plan=%20',
    '?plan=https%3A%2F%2Fevil.test',
    '?plan=a%0Ab',
    `?plan=${'a'.repeat(61)}`,
    '?plan=%3Cb%3E',
  ])('%s names none', (address) => {
    expect(read(address)).toBeNull();
  });

  it('comes into a message once, beside what was written', () => {
    const first = withPlanSentence('', 'Enid');
    expect(first).toBe('I am interested in the Enid.');
    expect(withPlanSentence(first, 'Enid')).toBe(first);
    expect(withPlanSentence('We own a lot in Kelso.\n', 'Enid')).toBe(`We own a lot in Kelso.\n\n${first}`);
    expect(withPlanSentence(`Hello. ${first} Bye.`, 'St. Helens')).toBe(
      'Hello. I am interested in the St. Helens. Bye.',
    );
    expect(withPlanSentence('Hello.', null)).toBe('Hello.');
  });
});
