import { expect, it } from 'vitest';
import { codeOf, recipeOf, type Recipe } from './code.ts';

const recipe: Recipe = {
  wish: { beds: ['king', 'queen', 'full'], baths: 2.5, width: 'double', length: 56, porch: true, suites: 2 },
  entry: 'd17',
  length: 672,
  mirror: true,
  kitchen: 3,
  style: 'craftsman',
  color: 'barn-red',
};

it('holds the wish, the entry, its length and how it is turned, furnished and dressed', () => {
  expect(codeOf(recipe)).toBe('2.kqf5dhyl56.d17.io.m335');
  expect(recipeOf(codeOf(recipe))).toEqual(recipe);
});

it('is of letters, digits and what addresses allow', () => {
  expect(codeOf(recipe)).toMatch(/^[A-Za-z0-9._~-]{1,200}$/);
});

it.each([
  '1.kqf5dhyl56.d17.io.m335',
  '2.kqf5dhyl56.d17.io.m375',
  '2.kqf5dhyl56.d17.io.m385',
  '2.kqf5dhyl56.d17.io.x335',
  '2.kqf5dhyl56.d17.io.m3355',
  '2.kqf5dhyl56.e17.io.m335',
  '2.kqf5dhyl56.d17.0o.m335',
  '2.zqf5dhyl56.d17.io.m335',
  `2.kqf5dhyl56.d17.io.m335${'0'.repeat(200)}`,
  '2.kqf5dhyl56.d17.io',
  '',
])('%s is none', (wrong) => {
  const found = recipeOf(wrong);
  expect(found && codeOf(found) === wrong && found.style === 'craftsman' && found.kitchen === 3).toBeFalsy();
});
