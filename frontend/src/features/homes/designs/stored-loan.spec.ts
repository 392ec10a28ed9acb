import { defaultLoanTerms } from '@hearthline/rules/homes/finance.ts';
import { expect, it } from 'vitest';
import type { MyDesign } from '../../../domain/my-design.ts';
import { filledBy, typedIn } from './stored-loan.tsx';

const design = (loan: object | null, aboutCents: number | null = 28_291_800) =>
  ({ aboutCents, loan }) as unknown as MyDesign;
const filled = (address: string, stored: MyDesign) =>
  filledBy(new URLSearchParams(address), stored)?.toString() ?? null;

it('fills what an address leaves out with the price and the loan of the design', () => {
  const stored = design({ downPercent: 20, ratePercent: 7, insuranceCents: 150_000 });
  expect(filled('', stored)).toBe('price=282918&down=20&rate=7&insurance=1500');
  expect(filled('price=150000', stored)).toBe('price=150000&down=20&rate=7&insurance=1500');
});

it('leaves what an address says, a down payment in dollars as well', () => {
  const stored = design({ downPercent: 20 });
  expect(filled('price=150000&down=5', stored)).toBeNull();
  expect(filled('price=150000&down-amount=9000', stored)).toBeNull();
});

it('adds nothing that is usual, and no price that the calculator does not take', () => {
  expect(
    filled('price=150000', design({ downPercent: defaultLoanTerms.downPercent, years: null })),
  ).toBeNull();
  expect(filled('', design(null, null))).toBeNull();
  expect(filled('', design(null, 500_000))).toBeNull();
});

const defaults = { price: 150_000, ...defaultLoanTerms };

it('stores the terms that were typed, and none that only an address says', () => {
  const stored = { downPercent: 20 } as NonNullable<MyDesign['loan']>;
  expect(typedIn(defaults, defaults, stored)).toBeNull();
  expect(typedIn({ ...defaults, ratePercent: 7 }, defaults, stored)).toEqual({ ratePercent: 7 });
});

it('stores what is usual where the design says something else', () => {
  const stored = { downPercent: 20 } as NonNullable<MyDesign['loan']>;
  expect(typedIn(defaults, { ...defaults, downPercent: 20 }, stored)).toEqual({ downPercent: 10 });
});
