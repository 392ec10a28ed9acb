import { describe, expect, it } from 'vitest';
import { dollars, percent, wholeDollars } from '../dollars.ts';
import {
  estimateRest,
  isWithin,
  loanFields,
  loanLimits,
  paymentOf,
  defaultLoanTerms,
  type LoanTerms,
} from './finance.ts';

const bare = { downPercent: 0, taxPercent: 0, insurance: 0 } as const;
const terms = (more: Partial<LoanTerms> = {}): LoanTerms => ({
  price: 100_000,
  ratePercent: 6,
  years: 30,
  ...bare,
  ...more,
});

describe('principal and interest', () => {
  // The published amortization factors per $1,000 of loan, rounded to cents.
  it.each([
    [6, 30, 599.55],
    [6, 15, 843.86],
    [6.5, 30, 632.07],
    [7, 30, 665.3],
    [5, 20, 659.96],
    [12, 30, 1028.61],
    [4, 10, 1012.45],
  ])('of $100,000 at %s%% over %s years is $%s', (ratePercent, years, expected) => {
    expect(paymentOf(terms({ ratePercent, years })).principalAndInterest).toBeCloseTo(expected, 2);
  });

  it('pays the loan off to within half a cent a payment, and what is paid beyond it is the interest', () => {
    const { loan, monthlyRate, months, principalAndInterest, interest } = paymentOf(
      terms({ price: 145_000, downPercent: 10, ratePercent: 6.5 }),
    );
    let owed = loan;
    for (let month = 0; month < months; month += 1) owed = owed * (1 + monthlyRate) - principalAndInterest;
    // Half a cent too much or too little each month, with interest on it.
    expect(Math.abs(owed)).toBeLessThan((0.005 * ((1 + monthlyRate) ** months - 1)) / monthlyRate);
    expect(interest).toBeCloseTo(principalAndInterest * months - loan, 6);
  });

  it('without interest is the loan in equal parts', () => {
    expect(paymentOf(terms({ ratePercent: 0, price: 36_000, years: 10 }))).toMatchObject({
      principalAndInterest: 300,
      interest: 0,
      growth: 1,
    });
  });

  it('of a home paid at once is nothing', () => {
    expect(paymentOf(terms({ downPercent: 100 }))).toMatchObject({
      loan: 0,
      principalAndInterest: 0,
      monthly: 0,
    });
  });

  it('at a rate close to none comes close to equal parts', () => {
    expect(
      paymentOf(terms({ ratePercent: 0.0001, price: 36_000, years: 10 })).principalAndInterest,
    ).toBeCloseTo(300, 1);
  });
});

describe('a month, all in', () => {
  it('adds taxes and insurance', () => {
    const payment = paymentOf(terms({ price: 120_000, downPercent: 10, taxPercent: 1, insurance: 1200 }));
    expect(payment).toMatchObject({ down: 12_000, loan: 108_000, months: 360, tax: 100, insurance: 100 });
    expect(payment.monthly).toBeCloseTo(payment.principalAndInterest + 200, 10);
  });
});

describe('the example prices (docs/specification.md, section 1)', () => {
  it.each([
    [89_000, 1200, 506.28],
    [145_000, 1800, 824.85],
  ])('of $%s do not follow from principal and interest alone', (price, advertised, expected) => {
    const { principalAndInterest, monthly } = paymentOf({ price, ...defaultLoanTerms });
    expect(principalAndInterest).toBeCloseTo(expected, 1);
    expect(monthly).toBeLessThan(advertised);
    expect(estimateRest(advertised, monthly)).toBeCloseTo(advertised - monthly, 10);
  });

  it('have taxes and insurance estimated', () => {
    const { tax, insurance } = paymentOf({ price: 120_000, ...defaultLoanTerms });
    expect([tax, insurance]).toEqual([95, 100]);
  });

  it('never leave less than nothing', () => expect(estimateRest(500, 800)).toBe(0));
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
      expect(Number.isFinite(paymentOf(terms({ [field]: value })).monthly)).toBe(true);
    for (const value of [min - 0.01, max + 0.01, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(isWithin(field, value)).toBe(false);
      expect(() => paymentOf(terms({ [field]: value }))).toThrow(RangeError);
    }
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
