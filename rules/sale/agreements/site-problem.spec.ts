import { expect, it } from 'vitest';
import { siteProblem } from './site-problem.ts';

it('contract.address: an agreement is sent for an address with letters and a digit, or for a parcel', () => {
  const problem = (address: string | null, parcel: string | null = null) =>
    siteProblem({ address, parcel, zip: '98604', county: 'Clark' });
  for (const address of ['88 Cedar Road', 'Lot 4', 'Straße 1']) expect(problem(address)).toBeNull();
  for (const address of [null, '', 'Cedar Road', '98604', '12-34'])
    expect(problem(address)).toMatch(/^Say where the home will stand/);
  for (const address of [null, 'Cedar Road']) expect(problem(address, '1234-567')).toBeNull();
});
