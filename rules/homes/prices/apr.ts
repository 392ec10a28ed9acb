/** What a payment of one at the end of each of `count` months is worth at the beginning. @param rate of a month, as a fraction */
const presentValue = (rate: number, count: number): number =>
  rate === 0 ? count : -Math.expm1(-count * Math.log1p(rate)) / rate;

/** Halvings of the bracket: far more than the three decimals that an APR has. */
const halvings = 64;

/**
 * The annual percentage rate by the actuarial method: the rate of a month at which all payments are worth the amount financed,
 * times the twelve months of a year (12 CFR 1026, appendix J; docs/sale.md, section 9:
 * A = Σ (L + I) ÷ (1 + i)^k for k ≤ M, and L alone from there to n; APR = 1200 × i). Found by bisection, because the worth of the payments only falls as
 * the rate grows.
 * @param financedCents the amount financed, in cents
 * @param levelCents each monthly payment, in cents, without mortgage insurance
 * @param count how many payments there are
 * @param premium mortgage insurance in cents a month, and how many payments it is part of
 * @returns percent a year with three decimals; 0 where nothing is financed or nothing is paid
 */
export const aprPercent = (
  financedCents: number,
  levelCents: number,
  count: number,
  premium: { readonly cents: number; readonly count: number } = { cents: 0, count: 0 },
): number => {
  const firstCents = levelCents + (premium.count > 0 ? premium.cents : 0);
  if (financedCents <= 0 || firstCents <= 0 || count <= 0) return 0;
  const worth = (rate: number): number =>
    levelCents * presentValue(rate, count) + premium.cents * presentValue(rate, premium.count);
  // At this rate a payment of the interest alone would never end, so the true one is below it.
  let [low, high] = [-0.99, firstCents / financedCents];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > financedCents) low = middle;
    else high = middle;
  }
  // Adding zero makes 0 of -0.
  return Math.round((low + high) * 600_000) / 1000 + 0;
};
