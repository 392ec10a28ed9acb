import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { flagOrBlank, optional, optionalChoice, optionalFlag, optionalId } from './optional.ts';

const messages = (rule: z.ZodType, value: unknown): string[] =>
  rule.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('what may be missing', () => {
  it.each([
    ['missing', undefined, null],
    ['null', null, null],
    ['zero', 0, 0],
    ['three', 3, 3],
  ])('as a number: %s', (_what, input, found) => {
    expect(optional(z.number()).parse(input)).toBe(found);
  });

  it.each([
    ['missing', undefined, false],
    ['null', null, false],
    ['false', false, false],
    ['true', true, true],
  ])('as a flag: %s', (_what, input, found) => {
    expect(optionalFlag().parse(input)).toBe(found);
  });

  it.each([
    ['missing', undefined, false],
    ['blank', '', false],
    ['the word false', 'false', false],
    ['false', false, false],
    ['the word true', 'true', true],
    ['true', true, true],
  ])('as a flag in an address: %s', (_what, input, found) => {
    expect(flagOrBlank('Must be true or false').parse(input)).toBe(found);
  });

  it.each([
    ['missing', undefined, null],
    ['blank', '', null],
    ['one of the words', 'red', 'red'],
  ])('as a choice: %s', (_what, input, found) => {
    expect(optionalChoice(['red', 'blue'], 'Unknown color').parse(input)).toBe(found);
  });

  it.each([
    ['missing', undefined, null],
    ['blank', '', null],
    ['any text', 'x', 'x'],
  ])('as an id: %s', (_what, input, found) => {
    expect(optionalId.parse(input)).toBe(found);
  });
});

describe('what is there but wrong', () => {
  it.each([
    ['a flag', optionalFlag('Yes or no, please'), 'yes', 'Yes or no, please'],
    ['a flag in an address', flagOrBlank('Yes or no, please'), 'yes', 'Yes or no, please'],
    ['a choice', optionalChoice(['red', 'blue'], 'Unknown color'), 'green', 'Unknown color'],
  ])('is told of %s', (_what, rule, input, message) => {
    expect(messages(rule, input)).toEqual([message]);
  });
});
