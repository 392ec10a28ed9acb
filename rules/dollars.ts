// Amounts of money and percents as people read them.

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** As in `$1,200`. */
export const wholeDollars = (amount: number): string => whole.format(amount);
/** As in `$506.30`. */
export const dollars = (amount: number): string => exact.format(amount);
/** As in `6.5%`. */
export const percent = (value: number): string => `${Number(value.toFixed(3))}%`;

/** Whole cents, as in `$1,200`, or `$84.25` where they are no whole dollars. */
export const centsText = (cents: number): string =>
  cents % 100 === 0 ? wholeDollars(cents / 100) : dollars(cents / 100);
/** A range of cents, as in `$1,500–$2,500`; one amount if it is exact. */
export const centsRange = (low: number, high: number): string =>
  low === high ? centsText(low) : `${centsText(low)}–${centsText(high)}`;
