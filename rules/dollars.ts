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

/** Reads whole dollars as people write them: `$1,400`, `1400`. Null for anything else, nothing and zero among it. */
export const readDollars = (text: string): number | null => {
  const plain = text.replace(/[$,\s]/g, '');
  return /^[1-9]\d{0,7}$/.test(plain) ? Number(plain) : null;
};

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
