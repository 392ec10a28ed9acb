import { defaultLoanTerms } from '@hearthline/rules/homes/finance.ts';
import { expect, it } from 'vitest';
import { typedIn } from './stored-loan.tsx';

const before = { price: 150_000, ...defaultLoanTerms };

it('stores the terms that were typed, and no other', () => {
  expect(typedIn(before, before)).toBeNull();
  expect(typedIn({ ...before, price: 90_000 }, before)).toBeNull();
  expect(typedIn({ ...before, ratePercent: 7, insurance: 900.5 }, before)).toEqual({
    ratePercent: 7,
    insuranceCents: 90_050,
  });
  expect(typedIn({ ...before, downPercent: 12.345678, years: 15, taxPercent: 1.1 }, before)).toEqual({
    downPercent: 12.346,
    years: 15,
    taxPercent: 1.1,
  });
});

it('stores nothing that cannot be calculated with', () =>
  expect(typedIn({ ...before, ratePercent: 21, years: Number.NaN }, before)).toBeNull());
