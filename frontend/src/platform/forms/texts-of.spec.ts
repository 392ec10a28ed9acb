import { expect, it } from 'vitest';
import { z } from 'zod';
import { textsOf } from './texts-of.ts';

const rule = z
  .object({ name: z.string(), years: z.int(), note: z.string().nullable(), open: z.boolean() })
  .refine(({ years }) => years >= 0);

it('shows numbers as text, and nothing as an empty text', () => {
  const row = { id: '7', name: 'Alder', years: 0, note: null, open: true };
  expect(textsOf(rule, row, ['open'])).toEqual({ name: 'Alder', years: '0', note: '' });
});

it('is empty for a new row', () => {
  expect(textsOf(rule, null, ['open'])).toEqual({ name: '', years: '', note: '' });
});
