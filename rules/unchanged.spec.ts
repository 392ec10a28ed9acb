import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { acceptStoredValues } from './unchanged.ts';

const rule = z.object({
  title: z.string().min(3, 'Too short'),
  tags: z.array(z.string().min(3, 'Tag too short')).max(2, 'Too many tags'),
  size: z.number().min(3, 'Too small').optional(),
});
const messages = (before: Record<string, unknown>, typed: object): string[] =>
  acceptStoredValues(rule, before)
    .safeParse({ title: 'Long enough', tags: [], ...typed })
    .error?.issues.map(({ message }) => message) ?? [];

describe('a value that was stored before its rule', () => {
  it('stays while nobody changes it', () => expect(messages({ title: 'ab' }, { title: 'ab' })).toEqual([]));

  it('is written by the rule once it is changed', () =>
    expect(messages({ title: 'ab' }, { title: 'ac' })).toEqual(['Too short']));

  it('stays as a list, too', () => expect(messages({ tags: ['a'] }, { tags: ['a'] })).toEqual([]));

  it('is another list in another order', () =>
    expect(messages({ tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toEqual(['Tag too short', 'Tag too short']));

  it('is no excuse for another field', () =>
    expect(messages({ title: 'ab' }, { title: 'ab', tags: ['a'] })).toEqual(['Tag too short']));

  it('does not stay if it is empty', () =>
    expect(messages({ title: '' }, { title: '' })).toEqual(['Too short']));

  it('does not stay if it is neither a text nor a list', () =>
    expect(messages({ size: 1 }, { size: 1 })).toEqual(['Too small']));
});

it('what is left out is judged by its own rule', () => {
  const phones = z.object({
    phone: z
      .string()
      .max(3)
      .nullish()
      .transform((typed) => typed ?? null),
  });
  expect(acceptStoredValues(phones, { phone: 'stored long ago' }).parse({})).toEqual({ phone: null });
});

it('a rule that all stored values keep is taken as it is', () => {
  expect(acceptStoredValues(rule, { title: 'Long enough', tags: [], size: 3 })).toBe(rule);
});
