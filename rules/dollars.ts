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
