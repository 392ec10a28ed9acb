import { levelPayment } from './prices/payment.ts';
import { percentOf, wholeCents } from '../rounding.ts';

/** The terms of a loan for a home. Money in US dollars, rates in percent per year. */
export interface LoanTerms {
  readonly price: number;
  /** Down payment, in percent of the price. */
  readonly downPercent: number;
  /** Interest, in percent per year. */
  readonly ratePercent: number;
  readonly years: number;
  /** Property tax per year, in percent of the price. */
  readonly taxPercent: number;
  /** Homeowner's insurance, in dollars per year. */
  readonly insurance: number;
}

/** Minimum, maximum and step of each field. */
export const loanLimits = {
  price: { min: 10_000, max: 2_000_000, step: 1000 },
  downPercent: { min: 0, max: 100, step: 0.5 },
  ratePercent: { min: 0, max: 20, step: 0.05 },
  years: { min: 1, max: 40, step: 1 },
  taxPercent: { min: 0, max: 5, step: 0.05 },
  insurance: { min: 0, max: 20_000, step: 50 },
} as const satisfies Record<keyof LoanTerms, { min: number; max: number; step: number }>;

export const loanFields = Object.keys(loanLimits) as (keyof LoanTerms)[];

/**
 * What the calculator starts with. The example prices assume 10% down and 30 years (docs/specification.md, section 1), and the
 * rate is where conventional loans start; tax and insurance are this product's own estimates.
 */
export const defaultLoanTerms = {
  downPercent: 10,
  ratePercent: 6.5,
  years: 30,
  taxPercent: 0.95,
  insurance: 1200,
} as const satisfies Omit<LoanTerms, 'price'>;

/** What the query of Finance calls each term: `/finance?price=145000&down=20&rate=7`; amounts in dollars. */
export const loanParameters = {
  price: 'price',
  downPercent: 'down',
  ratePercent: 'rate',
  years: 'years',
  taxPercent: 'tax',
  insurance: 'insurance',
} as const satisfies Record<keyof LoanTerms, string>;

/** A payment with every step of its calculation, in dollars; amounts are rounded to the cent, one by one. */
export interface Payment {
  readonly down: number;
  readonly loan: number;
  /** Monthly interest as a fraction: 6.5% a year is 0.0054166…. */
  readonly monthlyRate: number;
  readonly months: number;
  /** `(1 + monthlyRate) ** months`: what one dollar grows to over the term. */
  readonly growth: number;
  /** The level monthly payment that pays off the loan with interest. */
  readonly principalAndInterest: number;
  readonly tax: number;
  readonly insurance: number;
  /** Everything together, per month. */
  readonly monthly: number;
  /** All interest over the whole term. */
  readonly interest: number;
}

/** Whether a value is within the limits of a field. */
export const isWithin = (field: keyof LoanTerms, value: number): boolean =>
  value >= loanLimits[field].min && value <= loanLimits[field].max;

/**
 * The monthly payment of a fully amortized loan with level payments at the end of each month, by the formula and the rounding of
 * every other payment (`prices/payment.ts`); without interest, the loan in equal parts.
 * @throws RangeError when a field is outside `loanLimits` or not a number
 */
export const paymentOf = (terms: LoanTerms): Payment => {
  for (const field of loanFields)
    if (!isWithin(field, terms[field])) throw new RangeError(`${field} is out of bounds: ${terms[field]}`);
  const { downPercent, ratePercent, years, taxPercent } = terms;
  const priceCents = wholeCents(terms.price * 100);
  const downCents = percentOf(priceCents, downPercent);
  const loanCents = priceCents - downCents;
  const months = Math.round(12 * years);
  const levelCents = wholeCents(levelPayment(loanCents, ratePercent, months));
  const taxCents = percentOf(priceCents, taxPercent, 12);
  const insuranceCents = wholeCents((terms.insurance * 100) / 12);
  const monthlyRate = ratePercent / 100 / 12;
  return {
    down: downCents / 100,
    loan: loanCents / 100,
    monthlyRate,
    months,
    growth: (1 + monthlyRate) ** months,
    principalAndInterest: levelCents / 100,
    tax: taxCents / 100,
    insurance: insuranceCents / 100,
    monthly: (levelCents + taxCents + insuranceCents) / 100,
    interest: (months * levelCents - loanCents) / 100,
  };
};

/**
 * The part of an advertised monthly figure that goes beyond the computed payment: site, taxes, insurance and services,
 * not itemized. Never below zero.
 */
export const estimateRest = (advertised: number, computed: number): number =>
  Math.max(0, advertised - computed);
