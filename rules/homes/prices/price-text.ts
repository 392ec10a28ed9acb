import type { Land } from './conditions.ts';
import { centsText, percent, wholeCentsText } from '../../dollars.ts';

/** As in `$249,379 delivered and set up`: the delivered total in whole dollars, which is the first amount wherever a home is priced. */
export const deliveredText = (aboutCents: number): string =>
  `${wholeCentsText(aboutCents)} delivered and set up`;

/** As in `$145,000 for the home`: the home with its standard equipment, the second amount. */
export const homeAloneText = (baseCents: number): string => `${wholeCentsText(baseCents)} for the home`;

/** As in `About $1,810 a month`, the third amount. */
export const monthText = (monthlyCents: number): string => `About ${wholeCentsText(monthlyCents)} a month`;

/** What a payment depends on, and has to be named with it (12 CFR 1026.24(d)). */
export interface PaymentTerms {
  readonly aprPercent: number;
  readonly downPercent: number;
  readonly years: number;
}

/** As in `6.597% APR, 10% down, 30 years`. */
export const paymentTermsText = ({ aprPercent, downPercent, years }: PaymentTerms): string =>
  `${percent(aprPercent)} APR, ${percent(downPercent)} down, ${years} ${years === 1 ? 'year' : 'years'}`;

/** The payments of a loan: those with mortgage insurance, then those without. */
export interface PaymentSchedule {
  readonly payments: number;
  readonly paymentCents: number;
  readonly laterPaymentCents: number;
  readonly mortgageInsuranceCents: number;
  readonly mortgageInsurancePayments: number;
}

/** Whether mortgage insurance is part of payments, and how many payments follow without it. */
const insuredOf = ({
  payments,
  mortgageInsuranceCents: cents,
  mortgageInsurancePayments: count,
}: PaymentSchedule) => (cents > 0 && count > 0 ? { count, left: payments - count } : null);

/** As in `109 payments of $978.94, then 251 of $918.40`. */
export const paymentsText = (loan: PaymentSchedule): string => {
  const insured = insuredOf(loan);
  return insured && insured.left > 0
    ? `${insured.count} payments of ${centsText(loan.paymentCents)}, then ${insured.left} of ${centsText(loan.laterPaymentCents)}`
    : `${loan.payments} payments of ${centsText(loan.paymentCents)}`;
};

/** What has to stand beside a payment with mortgage insurance (docs/sale.md, section 9); empty without any. */
export const mortgageInsuranceText = (loan: PaymentSchedule): string => {
  const insured = insuredOf(loan);
  return insured
    ? `Mortgage insurance of ${centsText(loan.mortgageInsuranceCents)} a month is included for the first ${insured.count} of ${loan.payments} payments.`
    : '';
};

/** What has to stand beside a loan for the home only, as in `$39,293 of land work is not in this loan.`; empty where it pays for all. */
export const outsideText = ({ outsideCents }: { readonly outsideCents: number }): string =>
  outsideCents > 0 ? `${wholeCentsText(outsideCents)} of land work is not in this loan.` : '';

/** A payment with what it depends on. */
type StatedPayment = PaymentSchedule &
  PaymentTerms & { readonly downCents: number; readonly outsideCents: number };

/**
 * What has to stand beside a month, in sentences (docs/sale.md, section 10): APR, down payment and all payments of the term, mortgage
 * insurance, and what the month holds and leaves out.
 * @param leftOut what it leaves out, in sentences
 */
export const monthTermsText = (loan: StatedPayment, leftOut: string): string =>
  [
    `${percent(loan.aprPercent)} APR, ${wholeCentsText(loan.downCents)} (${percent(loan.downPercent)}) down, ${paymentsText(loan)} over ${loan.years} ${loan.years === 1 ? 'year' : 'years'}.`,
    mortgageInsuranceText(loan),
    outsideText(loan),
    'Property tax and insurance are included.',
    leftOut,
  ]
    .filter(Boolean)
    .join(' ');

/** What a price leaves out, of the sentences that say what it takes for granted; it has to be said with every payment. */
export const leftOutText = (assumptions: readonly string[]): string =>
  assumptions.filter((sentence) => sentence.endsWith(' not included.')).join(' ');

/** What every price leaves out. */
export const leftOutSentences = {
  land: 'The land is not included.',
  rent: 'The rent of the lot is not included.',
} as const;

/** What a price leaves out of the land. @param land whose it is; null where nobody said */
export const landLeftOut = (land: Land | null): string =>
  leftOutSentences[land === 'leased' ? 'rent' : 'land'];
