/**
 * Money is whole US cents, and each line is rounded once: half away from zero to the cent (docs/sale.md, section 1). The
 * arithmetic is that of whole numbers wherever percents and quantities have at most three decimals, so that half a cent is
 * exactly half a cent; `1.005 * 100` is not.
 */

/** A fraction of whole numbers, rounded half away from zero. Exact while both stay below 2^53 ÷ 2. */
const divide = (numerator: number, denominator: number): number => {
  const magnitude = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return magnitude === 0 ? 0 : Math.sign(numerator) * magnitude;
};

/** Rounds cents half away from zero; never `-0`. */
export const wholeCents = (cents: number): number => {
  const magnitude = Math.floor(Math.abs(cents) + 0.5);
  return magnitude === 0 ? 0 : Math.sign(cents) * magnitude;
};

/** The value in thousandths, if it has at most three decimals; null otherwise. */
export const thousandths = (value: number): number | null => {
  const whole = Math.round(value * 1000);
  return Math.abs(value * 1000 - whole) < 1e-6 ? whole : null;
};

/** An amount times a quantity, in cents. @param quantity pieces, square feet, miles … with at most three decimals */
export const timesCents = (cents: number, quantity: number): number => {
  const exact = thousandths(quantity);
  return exact === null ? wholeCents(cents * quantity) : divide(cents * exact, 1000);
};

/** A percentage of an amount, in cents. @param parts 1 for the whole of it, 12 for a twelfth: a month of a year */
export const percentOf = (cents: number, percent: number, parts = 1): number => {
  const exact = thousandths(percent);
  return exact === null
    ? wholeCents((cents * percent) / (100 * parts))
    : divide(cents * exact, 100_000 * parts);
};
