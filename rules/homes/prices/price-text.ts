import { dollars, percent, wholeDollars } from '../../dollars.ts';

/** An amount in cents to the cent, as in `$1,202.00`. */
export const centsText = (cents: number): string => dollars(cents / 100);

/** An amount in cents in whole dollars, as in `$1,202`. */
export const wholeCentsText = (cents: number): string => wholeDollars(cents / 100);

/** An amount in cents without cents where it has none, as in `$1,200`, or `$84.25`. */
export const shortCentsText = (cents: number): string =>
  cents % 100 === 0 ? wholeCentsText(cents) : centsText(cents);

/** From the lowest to the highest, as in `$1,500.00–$2,500.00`; one amount where both are the same. @param write one amount */
export const rangeText = (lowCents: number, highCents: number, write = centsText): string =>
  lowCents === highCents ? write(lowCents) : `${write(lowCents)}–${write(highCents)}`;

/** What a payment depends on, and has to be named with it (12 CFR 1026.24(d)). */
export interface PaymentTerms {
  readonly aprPercent: number;
  readonly downPercent: number;
  readonly years: number;
}

/** As in `6.597% APR, 10% down, 30 years`. */
export const paymentTermsText = ({ aprPercent, downPercent, years }: PaymentTerms): string =>
  `${percent(aprPercent)} APR, ${percent(downPercent)} down, ${years} ${years === 1 ? 'year' : 'years'}`;

/** What a price leaves out, of the sentences that say what it takes for granted; it has to be said with every payment. */
export const leftOutText = (assumptions: readonly string[]): string =>
  assumptions.filter((sentence) => sentence.endsWith(' not included.')).join(' ');
