import { expect, it } from 'vitest';
import { ownerFilter } from './owner-filter.ts';

it.each(['me', 'none', '018f0000-0000-7000-8000-000000000000'])('takes %s', (owner) => {
  expect(ownerFilter.parse(owner)).toBe(owner);
});

it.each([null, undefined, ''])('narrows nothing by %s', (owner) => {
  expect(ownerFilter.parse(owner)).toBeNull();
});

it.each(['nobody', 'Me', '018f0000', ' ', 7])('refuses “%s”', (owner) => {
  expect(ownerFilter.safeParse(owner).error?.issues[0]?.message).toBe('Choose a member of staff');
});
