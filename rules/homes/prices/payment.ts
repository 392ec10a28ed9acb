import { aprPercent } from './apr.ts';
import { percentOf, wholeCents } from '../../rounding.ts';

/** A loan for a home. Money in whole US cents, percents of a year where they are rates. */
export interface Loan {
  readonly priceCents: number;
  /** Down payment, in percent of the price. */
  readonly downPercent: number;
  /** Interest, in percent a year. */
  readonly ratePercent: number;
  readonly years: number;
  /** A fee that is financed along with the loan, in percent of it: FHA's premium, VA's funding fee, USDA's guarantee fee. */
  readonly upfrontFeePercent: number;
  /** Mortgage insurance, in percent of the loan a year. */
  readonly annualFeePercent: number;
  /** It is due only of a loan above so many percent of the price; null for any. */
  readonly annualFeeAbovePercent: number | null;
  /** It ends as soon as no more than so many percent of the price are owed; null for the whole term. */
  readonly annualFeeUntilPercent: number | null;
  /** What the lender keeps at the beginning, in percent of the loan. */
  readonly originationPercent: number;
  /** Other finance charges that are paid at the beginning. */
  readonly prepaidCents: number;
  /** Property tax, in percent of the price a year. */
  readonly taxPercent: number;
  /** Homeowner's insurance, a year. */
  readonly insuranceCents: number;
  /** Rent of the lot, a month. */
  readonly rentCents: number;
}

/** What a loan costs, in whole cents (docs/sale.md, section 9). */
export interface LoanFigures {
  readonly downCents: number;
  /** What is borrowed before fees: price less down payment. */
  readonly loanCents: number;
  /** The fee that is financed. */
  readonly feeCents: number;
  /** How many monthly payments there are. */
  readonly payments: number;
  /** Principal and interest of a month. */
  readonly levelCents: number;
  /** Mortgage insurance of a month, while it is due. */
  readonly mortgageInsuranceCents: number;
  /** How many payments it is part of, from the first on. */
  readonly mortgageInsurancePayments: number;
  /** What the lender is paid each month at first: principal, interest and mortgage insurance. */
  readonly paymentCents: number;
  /** What the lender is paid each month once mortgage insurance has ended. */
  readonly laterPaymentCents: number;
  readonly amountFinancedCents: number;
  readonly aprPercent: number;
  readonly totalOfPaymentsCents: number;
  readonly financeChargeCents: number;
  /** Property tax, homeowner's insurance and rent of a month. */
  readonly taxCents: number;
  readonly insuranceCents: number;
  readonly rentCents: number;
  /** Everything, a month. */
  readonly monthlyCents: number;
}

/**
 * The level monthly payment that pays off a loan with interest: `note × r ÷ (1 − (1 + r)^−n)`; without interest, equal parts.
 * @param noteCents what is owed at the beginning
 * @param ratePercent interest in percent a year; a month is a twelfth of it
 * @param payments how many there are, at the end of each month
 * @returns cents, not rounded
 */
export const levelPayment = (noteCents: number, ratePercent: number, payments: number): number => {
  const rate = ratePercent / 1200;
  return rate === 0 ? noteCents / payments : (noteCents * rate) / -Math.expm1(-payments * Math.log1p(rate));
};

/** Whether an amount is at most a percentage of another one; exact. */
const isAtMost = (cents: number, percent: number, ofCents: number): boolean =>
  cents * 100_000 <= Math.round(percent * 1000) * ofCents;

/** How many payments mortgage insurance is part of (docs/sale.md, section 9). */
const insuredPayments = (
  { priceCents, ratePercent, annualFeeAbovePercent, annualFeeUntilPercent }: Loan,
  {
    loanCents,
    noteCents,
    levelCents,
    payments,
  }: Readonly<Record<'loanCents' | 'noteCents' | 'levelCents' | 'payments', number>>,
): number => {
  if (annualFeeAbovePercent !== null && isAtMost(loanCents, annualFeeAbovePercent, priceCents)) return 0;
  if (annualFeeUntilPercent === null) return payments;
  let count = 0;
  for (
    let owed = noteCents;
    count < payments && !isAtMost(owed, annualFeeUntilPercent, priceCents);
    count += 1
  )
    owed += percentOf(owed, ratePercent, 12) - levelCents;
  return count;
};

/** Figures of a loan: each rounded half away from zero to the cent, sums not again. */
export const loanFigures = (loan: Loan): LoanFigures => {
  const { priceCents, ratePercent, years } = loan;
  const downCents = percentOf(priceCents, loan.downPercent);
  const loanCents = priceCents - downCents;
  const feeCents = percentOf(loanCents, loan.upfrontFeePercent);
  const payments = Math.round(12 * years);
  const noteCents = loanCents + feeCents;
  const levelCents = wholeCents(levelPayment(noteCents, ratePercent, payments));
  const premiumCents = percentOf(loanCents, loan.annualFeePercent, 12);
  const insured = insuredPayments(loan, { loanCents, noteCents, levelCents, payments });
  const paymentCents = levelCents + (insured > 0 ? premiumCents : 0);
  const amountFinancedCents = loanCents - percentOf(loanCents, loan.originationPercent) - loan.prepaidCents;
  const totalOfPaymentsCents = payments * levelCents + insured * premiumCents;
  const taxCents = percentOf(priceCents, loan.taxPercent, 12);
  const insuranceCents = wholeCents(loan.insuranceCents / 12);
  return {
    downCents,
    loanCents,
    feeCents,
    payments,
    levelCents,
    mortgageInsuranceCents: premiumCents,
    mortgageInsurancePayments: insured,
    paymentCents,
    laterPaymentCents: levelCents,
    amountFinancedCents,
    aprPercent: aprPercent(amountFinancedCents, levelCents, payments, {
      cents: premiumCents,
      count: insured,
    }),
    totalOfPaymentsCents,
    financeChargeCents: totalOfPaymentsCents - amountFinancedCents,
    taxCents,
    insuranceCents,
    rentCents: loan.rentCents,
    monthlyCents: paymentCents + taxCents + insuranceCents + loan.rentCents,
  };
};

/** Whether a loan pays out anything: where fees take up all of it, no rate makes its payments equal to it. */
export const paysOut = ({ loanCents, amountFinancedCents }: LoanFigures): boolean =>
  loanCents === 0 || amountFinancedCents > 0;
