import { describe, expect, it } from 'vitest';
import { dollars, percent, wholeDollars } from '../dollars.ts';
import { isWithin, loanFields, loanLimits, type LoanTerms } from './finance.ts';
import { feesOf } from './prices/loan-fees.ts';
import type { LoanKindTerms } from './prices/loan-kind.ts';
import { loanFigures } from './prices/payment.ts';
import { typedLoan } from './prices/typed-loan.ts';

const noFees: LoanKindTerms = {
  key: 'conventional',
  label: 'Conventional',
  downPercent: 10,
  ratePercent: 6.5,
  years: 30,
  homeOnly: false,
  upfrontFeePercent: 0,
  annualFeePercent: 0,
  annualFeeAbovePercent: null,
  annualFeeUntilPercent: null,
  originationPercent: 0,
  prepaidCents: 0,
};
const terms = (more: Partial<LoanTerms> = {}): LoanTerms => ({
  price: 100_000,
  downPercent: 0,
  ratePercent: 6,
  years: 30,
  taxPercent: 0,
  insurance: 0,
  ...more,
});

describe('the loan of typed terms', () => {
  // The published amortization factors per $1,000 of loan, rounded to cents.
  it.each([
    [6, 30, 59_955],
    [6, 15, 84_386],
    [6.5, 30, 63_207],
    [7, 30, 66_530],
    [5, 20, 65_996],
    [12, 30, 102_861],
    [4, 10, 101_245],
  ])('of $100,000 at %s%% over %s years is paid off by %s cents a month', (ratePercent, years, expected) => {
    expect(loanFigures(typedLoan(terms({ ratePercent, years }), noFees)).levelCents).toBe(expected);
  });

  it('is in cents, with the fees of its kind, insurance of a year and rent of a month', () => {
    const fees = { ...noFees, annualFeePercent: 0.5, annualFeeAbovePercent: 80, prepaidCents: 7 };
    expect(
      typedLoan(
        terms({ price: 249_379.35, downPercent: 10, taxPercent: 0.95, insurance: 1200.5 }),
        fees,
        700,
      ),
    ).toEqual({
      priceCents: 24_937_935,
      downPercent: 10,
      ratePercent: 6,
      years: 30,
      ...feesOf(fees),
      taxPercent: 0.95,
      insuranceCents: 120_050,
      rentCents: 700,
    });
  });
});

describe('bounds', () => {
  it.each([
    ['price', 10_000, 2_000_000],
    ['downPercent', 0, 100],
    ['ratePercent', 0, 20],
    ['years', 1, 40],
    ['taxPercent', 0, 5],
    ['insurance', 0, 20_000],
  ] as const)('let %s be from %d to %d', (field, min, max) => {
    const around = [min - 0.001, min, max, max + 0.001];
    expect(around.map((value) => isWithin(field, value))).toEqual([false, true, true, false]);
  });

  it.each([
    ['price', 1990],
    ['downPercent', 200],
    ['ratePercent', 400],
    ['years', 39],
    ['taxPercent', 100],
    ['insurance', 400],
  ] as const)('of %s are %i steps apart', (field, steps) => {
    const { min, max, step } = loanLimits[field];
    expect((max - min) / step).toBeCloseTo(steps, 9);
  });

  it.each(loanFields)('of %s hold', (field) => {
    const { min, max } = loanLimits[field];
    for (const value of [min, max])
      expect(Number.isFinite(loanFigures(typedLoan(terms({ [field]: value }), noFees)).monthlyCents)).toBe(
        true,
      );
    for (const value of [min - 0.01, max + 0.01, Number.NaN, Number.POSITIVE_INFINITY])
      expect(isWithin(field, value)).toBe(false);
  });
});

it('writes at most three decimals of a percent', () => expect(percent(6.12345)).toBe('6.123%'));

it('writes money and percent', () => {
  expect([wholeDollars(1199.6), dollars(506.279), percent(6.5), percent(0.95), percent(7)]).toEqual([
    '$1,200',
    '$506.28',
    '6.5%',
    '0.95%',
    '7%',
  ]);
});
