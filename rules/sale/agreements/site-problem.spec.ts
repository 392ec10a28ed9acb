import { expect, it } from 'vitest';
import { siteProblem, zipOfAddress } from './site-problem.ts';

it('contract.address: an agreement is sent for an address with letters and a digit, or for a parcel', () => {
  const problem = (address: string | null, parcel: string | null = null) =>
    siteProblem({ address, parcel, county: null, isServed: true });
  for (const address of ['88 Cedar Road', 'Lot 4', 'Straße 1']) expect(problem(address)).toBeNull();
  for (const address of [null, '', 'Cedar Road', '98604', '12-34'])
    expect(problem(address)).toMatch(/^Say where the home will stand.*street address/);
  for (const address of [null, 'Cedar Road']) expect(problem(address, '1234-567')).toBeNull();
});

it('contract.address: an agreement is sent to where the seller delivers, or to a county that was stated', () => {
  const problem = (county: string | null, isServed: boolean) =>
    siteProblem({ address: '88 Cedar Road', parcel: null, county, isServed });
  for (const county of [null, ''])
    expect(problem(county, false)).toMatch(/ZIP code of a place that you deliver to/);
  expect(problem('Clark', false)).toBeNull();
  expect(problem(null, true)).toBeNull();
});

it.each([
  ['88 Cedar Road, Battle Ground, WA 98604', '98604'],
  ['88 Cedar Road 98604-1234 ', '98604'],
  ['98604', '98604'],
  ['12345 Cedar Road', null],
  ['88 Cedar Road, lot A98604', null],
  ['88 Cedar Road 986045', null],
  ['', null],
  [null, null],
])('the ZIP code of the address %j is %j', (address, zip) => expect(zipOfAddress(address)).toBe(zip));
