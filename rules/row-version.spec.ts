import { expect, it } from 'vitest';
import { version } from './row-version.ts';

it.each([1, 2_147_483_647])('%i is a version', (number) => {
  expect(version.parse(number)).toBe(number);
});

it.each([0, -1, 1.5, 2_147_483_648, Number.NaN, '1', null])('%j is not', (wrong) => {
  expect(version.safeParse(wrong).error?.issues[0]?.message).toBe('The version must be a whole number');
});
