import { expect, it } from 'vitest';
import { codeOf, homeLength, originalCode, recipeOf, type Recipe } from './code.ts';

const recipe: Recipe = {
  wish: { beds: ['king', 'queen', 'full'], baths: 2.5, width: 'double', length: 56, porch: true, suites: 2 },
  entry: 'd17',
  length: 672,
  mirror: true,
  style: 'craftsman',
  color: 'barn-red',
};

it('holds the wish, the entry, its length and how it is turned and dressed', () => {
  expect(codeOf(recipe)).toBe('2.kqf5dhyl56.d17.io.m35');
  expect(recipeOf(codeOf(recipe))).toEqual(recipe);
});

it('holds resized rooms, and nothing where there are none', () => {
  const changed: Recipe = {
    ...recipe,
    resized: [
      { room: 'L', inches: 24 },
      { room: 'R2', inches: -12 },
    ],
  };
  expect(codeOf(changed)).toBe('2.kqf5dhyl56.d17.io.m35.L_24R2-12');
  expect(recipeOf(codeOf(changed))).toEqual(changed);
  expect(codeOf({ ...recipe, resized: [] })).toBe(codeOf(recipe));
  expect(originalCode(changed)).toBe(codeOf(recipe));
  expect(homeLength(changed)).toBe(672 + 12);
});

it('is of letters, digits and what addresses allow', () => {
  expect(codeOf(recipe)).toMatch(/^[A-Za-z0-9._~-]{1,200}$/);
});

it.each([
  '1.kqf5dhyl56.d17.io.m35',
  '2.kqf5dhyl56.d17.io.m85',
  '2.kqf5dhyl56.d17.io.m38',
  '2.kqf5dhyl56.d17.io.x35',
  '2.kqf5dhyl56.d17.io.m355',
  '2.kqf5dhyl56.e17.io.m35',
  '2.kqf5dhyl56.d17.0o.m35',
  '2.zqf5dhyl56.d17.io.m35',
  `2.kqf5dhyl56.d17.io.m35${'0'.repeat(200)}`,
  '2.kqf5dhyl56.d17.io',
  '2.kqf5dhyl56.d17.io.m35.',
  '2.kqf5dhyl56.d17.io.m35.w',
  '2.kqf5dhyl56.d17.io.m35.L_0',
  '2.kqf5dhyl56.d17.io.m35.L24',
  '2.kqf5dhyl56.d17.io.m35.L_24v',
  '2.kqf5dhyl56.d17.io.m35.R2-12L_24',
  '2.kqf5dhyl56.d17.io.m35.L_12L_12',
  '',
])('%s is none', (wrong) => {
  const found = recipeOf(wrong);
  expect(found && codeOf(found) === wrong && found.style === 'craftsman').toBeFalsy();
});
