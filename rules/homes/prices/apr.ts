/** What a payment of one at the end of each of `count` months is worth at the beginning. @param rate of a month, as a fraction */
const presentValue = (rate: number, count: number): number =>
  rate === 0 ? count : -Math.expm1(-count * Math.log1p(rate)) / rate;

/** Halvings of the bracket: far more than the three decimals that an APR has. */
const halvings = 64;

/**
 * The annual percentage rate by the actuarial method: the rate of a month at which all payments are worth the amount financed,
 * times the twelve months of a year (12 CFR 1026, appendix J; docs/sale.md, section 9:
 * A = Σ payment ÷ (1 + i)^k for k = 1…n, APR = 1200 × i). Found by bisection, because the worth of the payments only falls as
 * the rate grows.
 * @param financedCents the amount financed, in cents
 * @param paymentCents each monthly payment, in cents, with the mortgage insurance in it
 * @param count how many payments there are
 * @returns percent a year with three decimals; 0 where nothing is financed or nothing is paid
 */
export const aprPercent = (financedCents: number, paymentCents: number, count: number): number => {
  if (financedCents <= 0 || paymentCents <= 0 || count <= 0) return 0;
  const factor = financedCents / paymentCents;
  // At this rate a payment of the interest alone would never end, so the true one is below it.
  let [low, high] = [-0.99, 1 / factor];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(middle, count) > factor) low = middle;
    else high = middle;
  }
  // Adding zero makes 0 of -0.
  return Math.round((low + high) * 600_000) / 1000 + 0;
};
