import { expect, it } from 'vitest';
import type { Wish } from '../plan/document.ts';
import { codeOf, recipeOf } from './code.ts';
import { designOf } from './designs.ts';
import { queryOf } from './query.ts';

const wish: Wish = {
  beds: ['king', 'queen', 'full', 'twin'],
  baths: 2.5,
  width: 'double',
  length: 66,
  squareFeet: 1800,
  kitchen: 'closed',
  entry: 'utility',
  primaryApart: true,
  office: true,
  porch: true,
  accessible: true,
};

it('writes wish, choices and length into a code and reads them again', () => {
  const small: Wish = { beds: ['queen'], baths: 1, width: 'single' };
  const each = Object.entries(wish).map(([field, value]): Wish => ({ ...small, [field]: value }));
  for (const one of [wish, small, ...each, { ...small, kitchen: 'open' as const, office: true }]) {
    const recipe = { wish: one, choices: [0, 3, 35, 12], length: 792 };
    const code = codeOf(recipe);
    expect(code).toMatch(/^[A-Za-z0-9._~-]{1,200}$/);
    expect(recipeOf(code)).toEqual(recipe);
  }
});

it.each([
  '',
  '1',
  '2.qq4d.000.k0',
  '1.qq4d.000.k0.1',
  '1.qq4d..k0',
  '1.qq0d.000.k0',
  '1.qqqqqqqqqqq4d.000.k0',
  '1.qq4d.0-0.k0',
  '1.qq4d.zzzzzzzzzzzzzzzz.k0',
  '1.qq4d.000000000000.zzz',
  '1.qq4dux.000000000000.k0',
  `1.qq4d.${'0'.repeat(5000)}.k0`,
  '1.qq4d.000.k0\n',
  '../1.qq4d.000.k0',
  '__proto__',
])('knows no design of the forged code %j', (code) => {
  expect(designOf(code)).toBeUndefined();
});

it('writes a wish as the parameters of an address', () => {
  expect(queryOf({ beds: ['queen', 'twin'], baths: 1.5, width: 'single' })).toBe(
    'beds=queen,twin&baths=1.5&width=single',
  );
  expect(queryOf(wish)).toContain(
    '&length=66&squareFeet=1800&kitchen=closed&entry=utility&primaryApart=true',
  );
});
