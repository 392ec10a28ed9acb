import { expect, it } from 'vitest';
import { beginningsOf, zipOfAddress } from './zip-of-lead.ts';

it.each([
  ['1 Fir Lane, Centralia, WA 98531', '98531'],
  ['1 Fir Lane, Centralia, WA 98531-1234', '98531'],
  ['12345 Main Street, Portland OR 97201, USA', '97201'],
  ['12345 Main Street', '12345'],
  ['Lot 123456, 9853, WA98531', '98531'],
  ['Lot 123456', null],
  ['', null],
  [null, null],
])('the ZIP code of "%s" is its last group of five digits', (address, zip) => {
  expect(zipOfAddress(address)).toBe(zip);
});

it('a ZIP code begins in three ways, the longest first; every other one, and none, is *', () => {
  expect(beginningsOf('97201')).toEqual(['97201', '9720', '972', '*']);
  expect(beginningsOf(null)).toEqual(['*']);
});
