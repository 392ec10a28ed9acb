import { describe, expect, it } from 'vitest';
import { aprPercent } from './apr.ts';
import { loanRequest, loansRequest } from './loan-kind.ts';
import { loanFigures, paysOut, type Loan } from './payment.ts';

const bare = {
  upfrontFeePercent: 0,
  annualFeePercent: 0,
  annualFeeAbovePercent: null,
  annualFeeUntilPercent: null,
  originationPercent: 0,
  prepaidCents: 0,
  taxPercent: 0,
  insuranceCents: 0,
  rentCents: 0,
} as const;
const loan = (more: Partial<Loan> = {}): Loan => ({
  priceCents: 10_000_000,
  downPercent: 0,
  ratePercent: 6,
  years: 30,
  ...bare,
  ...more,
});

/** Random numbers that are the same in every run (a linear congruence of Knuth's). */
const random = (seed: number) => {
  let state = BigInt(seed);
  return (min: number, max: number): number => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn;
    return min + Number((state >> 33n) % BigInt(max - min + 1));
  };
};

/** Loans of all kinds: percents with up to three decimals, terms from a year to forty. */
const loans = (count: number, seed: number): Loan[] => {
  const between = random(seed);
  const percent = (min: number, max: number, step: number) => between(min / step, max / step) * step;
  const milli = (min: number, max: number): number => Math.round(percent(min * 1000, max * 1000, 1)) / 1000;
  return Array.from({ length: count }, (): Loan => ({
    priceCents: between(1_000_000, 200_000_000),
    downPercent: between(0, 3) ? milli(0, 60) : between(0, 20),
    ratePercent: between(0, 9) ? milli(0, 18) : between(0, 1) * 6.5,
    years: between(1, 40),
    upfrontFeePercent: between(0, 1) ? milli(0, 4) : 0,
    annualFeePercent: between(0, 1) ? milli(0, 2) : 0,
    annualFeeAbovePercent: between(0, 1) ? milli(60, 100) : null,
    annualFeeUntilPercent: between(0, 1) ? milli(50, 100) : null,
    originationPercent: between(0, 1) ? milli(0, 5) : 0,
    prepaidCents: between(0, 1) ? between(0, 200_000) : 0,
    taxPercent: milli(0, 3),
    insuranceCents: between(0, 1_000_000),
    rentCents: between(0, 150_000),
  }));
};

/**
 * The same a second time, from the formulas of docs/sale.md, section 9, alone: fractions of whole numbers for percents, the payments worth
 * one by one for the present value, Newton's method for the rate.
 */
const secondly = (loan: Loan) => {
  const fraction = (numerator: bigint, denominator: bigint): number => {
    const quotient = numerator / denominator;
    return Number(2n * (numerator % denominator) >= denominator ? quotient + 1n : quotient);
  };
  const share = (cents: number, percent: number, hundredths: bigint): number =>
    fraction(BigInt(cents) * BigInt(percent.toFixed(3).replace('.', '')), hundredths * 1000n);
  const { priceCents: p, ratePercent, years } = loan;
  const d = share(p, loan.downPercent, 100n);
  const b = p - d;
  const f = share(b, loan.upfrontFeePercent, 100n);
  const note = b + f;
  const n = 12 * years;
  let discount = 1;
  let worth = 0;
  for (let k = 1; k <= n; k += 1) worth += discount /= 1 + ratePercent / 1200;
  const level = Math.floor(note / worth + 0.5);
  const premium = share(b, loan.annualFeePercent, 1200n);
  const within = (cents: number, percent: number): boolean =>
    BigInt(cents) * 100_000n <= BigInt(percent.toFixed(3).replace('.', '')) * BigInt(p);
  const { annualFeeAbovePercent: above, annualFeeUntilPercent: until } = loan;
  let insured = above !== null && within(b, above) ? 0 : n;
  if (insured > 0 && until !== null) {
    let owed = note;
    for (insured = 0; insured < n && !within(owed, until); insured += 1)
      owed += share(owed, ratePercent, 1200n) - level;
  }
  const paymentOf = (k: number): number => level + (k <= insured ? premium : 0);
  const a = b - share(b, loan.originationPercent, 100n) - loan.prepaidCents;
  let i = 0.004;
  for (let turn = 0; turn < 200; turn += 1) {
    let [value, slope, factor] = [-a, 0, 1];
    for (let k = 1; k <= n; k += 1) {
      factor /= 1 + i;
      value += paymentOf(k) * factor;
      slope -= (k * paymentOf(k) * factor) / (1 + i);
    }
    const next = Math.max(i - value / slope, i / 2 - 0.001);
    if (Math.abs(next - i) < 1e-12) break;
    i = next;
  }
  const tax = share(p, loan.taxPercent, 1200n);
  const insurance = fraction(BigInt(loan.insuranceCents), 12n);
  return {
    downCents: d,
    feeCents: f,
    payments: n,
    paymentCents: paymentOf(1),
    laterPaymentCents: level,
    mortgageInsuranceCents: premium,
    mortgageInsurancePayments: insured,
    amountFinancedCents: a,
    totalOfPaymentsCents: n * level + insured * premium,
    financeChargeCents: n * level + insured * premium - a,
    taxCents: tax,
    insuranceCents: insurance,
    monthlyCents: paymentOf(1) + tax + insurance + loan.rentCents,
    apr: 1200 * i,
  };
};

describe('the rules payment.formula, apr.formula and true.pmi', () => {
  it('hold for thousands of loans, computed a second time another way', () => {
    let compared = 0;
    for (const each of loans(4000, 1)) {
      const figures = loanFigures(each);
      if (!paysOut(figures)) continue;
      const { apr, ...expected } = secondly(each);
      expect(figures, JSON.stringify(each)).toMatchObject(expected);
      expect(Math.abs(figures.aprPercent - apr), JSON.stringify(each)).toBeLessThan(0.005);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(3900);
  });

  it('pay a loan off to within half a cent a payment', () => {
    for (const each of loans(300, 2)) {
      const { loanCents, feeCents, levelCents, payments } = loanFigures(each);
      const rate = each.ratePercent / 1200;
      let owed = loanCents + feeCents;
      for (let month = 0; month < payments; month += 1) owed = owed * (1 + rate) - levelCents;
      const grown = rate === 0 ? payments : ((1 + rate) ** payments - 1) / rate;
      expect(Math.abs(owed)).toBeLessThanOrEqual(0.5 * grown + 0.01 * grown);
    }
  });

  it('add up', () => {
    for (const each of loans(2000, 3)) {
      const figures = loanFigures(each);
      expect(figures.downCents + figures.loanCents).toBe(each.priceCents);
      expect(figures.paymentCents).toBe(
        figures.levelCents + (figures.mortgageInsurancePayments ? figures.mortgageInsuranceCents : 0),
      );
      expect(figures.amountFinancedCents + figures.financeChargeCents).toBe(figures.totalOfPaymentsCents);
      expect(figures.monthlyCents).toBe(
        figures.paymentCents + figures.taxCents + figures.insuranceCents + figures.rentCents,
      );
      for (const value of Object.values(figures)) expect(Number.isFinite(value)).toBe(true);
    }
  });
});

describe('a payment', () => {
  // The published amortization factors per $1,000 of loan.
  it.each([
    [6, 30, 59_955],
    [6, 15, 84_386],
    [6.5, 30, 63_207],
    [7, 30, 66_530],
    [5, 20, 65_996],
    [12, 30, 102_861],
    [4, 10, 101_245],
    [0, 10, 83_333],
  ])('of $100,000 at %s%% over %s years is %i cents', (ratePercent, years, expected) => {
    expect(loanFigures(loan({ ratePercent, years })).paymentCents).toBe(expected);
  });

  it('has its fee financed and its mortgage insurance for the whole term', () => {
    expect(
      loanFigures(loan({ downPercent: 3.5, upfrontFeePercent: 1.75, annualFeePercent: 0.55 })),
    ).toMatchObject({
      downCents: 350_000,
      loanCents: 9_650_000,
      feeCents: 168_875,
      mortgageInsuranceCents: 4423,
      mortgageInsurancePayments: 360,
      amountFinancedCents: 9_650_000,
    });
  });

  it('rounds half a cent up, where a product of floats would fall short of it', () => {
    // 1.005 % of $1.00 is exactly 1.005 cents; 50 % of 1 cent is exactly half a cent.
    expect(loanFigures(loan({ priceCents: 100_000, downPercent: 1.0005 })).downCents).toBe(1001);
    expect(loanFigures(loan({ priceCents: 1001, downPercent: 50 })).downCents).toBe(501);
  });

  it('of a home paid at once is nothing', () => {
    expect(loanFigures(loan({ downPercent: 100 }))).toMatchObject({
      loanCents: 0,
      paymentCents: 0,
      aprPercent: 0,
      financeChargeCents: 0,
    });
  });
});

describe('mortgage insurance that ends', () => {
  const insured = (more: Partial<Loan>) =>
    loanFigures(
      loan({ annualFeePercent: 0.5, annualFeeAbovePercent: 80, annualFeeUntilPercent: 78, ...more }),
    );

  it('is due of a loan above 80 percent of the price, and not of one of exactly 80', () => {
    expect(insured({ downPercent: 20 })).toMatchObject({
      mortgageInsurancePayments: 0,
      mortgageInsuranceCents: 3333,
      paymentCents: insured({ downPercent: 20 }).laterPaymentCents,
    });
    const above = insured({ downPercent: 19.99 });
    expect(above.mortgageInsurancePayments).toBeGreaterThan(0);
    expect(above.paymentCents).toBe(above.laterPaymentCents + above.mortgageInsuranceCents);
  });

  it('ends with the first payment after which 78 percent or less are owed', () => {
    // Equal parts without interest: $100,000 over ten years, $833.33 a month; 78,000 are owed after 27 of them.
    expect(insured({ ratePercent: 0, years: 10 }).mortgageInsurancePayments).toBe(27);
    expect(insured({ ratePercent: 0, years: 10, annualFeeUntilPercent: 100 }).mortgageInsurancePayments).toBe(
      0,
    );
    expect(insured({ ratePercent: 0, years: 10, annualFeeUntilPercent: 0 }).mortgageInsurancePayments).toBe(
      120,
    );
  });

  it('counts in the rate only while it is paid', () => {
    const [never, ends, stays] = [{ annualFeePercent: 0 }, {}, { annualFeeUntilPercent: null }].map(
      (more) => insured(more).aprPercent,
    );
    expect(never).toBeLessThan(ends ?? 0);
    expect(ends).toBeLessThan(stays ?? 0);
  });
});

describe('the annual percentage rate', () => {
  it('is the rate where there are no fees', () => {
    for (const ratePercent of [0, 0.125, 3, 6.5, 9.999, 18])
      expect(loanFigures(loan({ ratePercent, priceCents: 100_000_000 })).aprPercent).toBeCloseTo(
        ratePercent,
        2,
      );
  });

  // $5,000 in 24 payments of $230 is an example of 12 CFR 1026, appendix J; the other is an annuity at one percent a month.
  it.each([
    [500_000, 23_000, 24, 9.69],
    [100_000, 8884.88, 12, 12],
  ])('of %i financed and %s a month for %i months is %s', (financed, payment, count, expected) => {
    expect(aprPercent(financed, payment, count)).toBeCloseTo(expected, 2);
  });

  it('counts fees that are kept and mortgage insurance, and grows with each', () => {
    const plain = loanFigures(loan()).aprPercent;
    const example = loanFigures(loan({ originationPercent: 1 })).aprPercent;
    const insured = loanFigures(loan({ originationPercent: 1, annualFeePercent: 0.55 })).aprPercent;
    expect(plain).toBeLessThan(example);
    expect(example).toBeLessThan(insured);
    // A year of insurance at 0.55 % of the loan costs more than half a point.
    expect(insured - example).toBeGreaterThan(0.5);
  });

  it('is known where next to nothing is paid or financed, and 0 where nothing is', () => {
    expect([
      aprPercent(1, 1, 1),
      aprPercent(100, 101, 1),
      aprPercent(100, 200, 1),
      aprPercent(100, 99, 1),
      aprPercent(100, 1, 1),
    ]).toEqual([0, 12, 1200, -12, -1188]);
    expect([aprPercent(1, 2, 1), aprPercent(1, 1, 2)]).toEqual([1200, 741.641]);
    expect([aprPercent(0, 5, 5), aprPercent(5, 0, 5), aprPercent(5, 5, 0)]).toEqual([0, 0, 0]);
  });

  it('has three decimals', () => expect(aprPercent(1_000_000, 1_000_001, 1)).toBe(0.001));

  it('says that a loan whose fees take all of it pays nothing out', () => {
    expect(paysOut(loanFigures(loan({ prepaidCents: 10_000_000 })))).toBe(false);
    expect(paysOut(loanFigures(loan({ prepaidCents: 9_999_999 })))).toBe(true);
    expect(paysOut(loanFigures(loan({ downPercent: 100 })))).toBe(true);
  });
});

describe('a loan that is asked about', () => {
  it('leaves out what it costs nothing', () => {
    expect(loanRequest.parse({ priceCents: 1, downPercent: 0, ratePercent: 0, years: 1 })).toEqual({
      priceCents: 1,
      downPercent: 0,
      ratePercent: 0,
      years: 1,
      ...bare,
    });
  });

  it.each([
    { priceCents: 2_000_000_000 },
    { downPercent: 100 },
    { ratePercent: 30 },
    { upfrontFeePercent: 20 },
    { annualFeePercent: 10 },
    { originationPercent: 20 },
    { taxPercent: 10 },
    { years: 1 },
    { years: 40 },
  ])('may be %o', (edge) => {
    const good = { priceCents: 100, downPercent: 10, ratePercent: 6.5, years: 30 };
    expect(loanRequest.safeParse({ ...good, ...edge }).success).toBe(true);
  });

  it('is one of a hundred at most', () => {
    const good = { priceCents: 100, downPercent: 10, ratePercent: 6.5, years: 30 };
    const taken = [0, 1, 100, 101].map(
      (count) => loansRequest.safeParse({ loans: Array.from({ length: count }, () => good) }).success,
    );
    expect(taken).toEqual([false, true, true, false]);
  });

  it.each([
    { priceCents: 0 },
    { priceCents: 1.5 },
    { priceCents: '1' },
    { downPercent: 100.001 },
    { priceCents: 2_000_000_001 },
    { ratePercent: 30.001 },
    { upfrontFeePercent: 20.001 },
    { annualFeePercent: 10.001 },
    { originationPercent: 20.001 },
    { taxPercent: 10.001 },
    { downPercent: 1.00001 },
    { ratePercent: -1 },
    { ratePercent: Number.NaN },
    { years: 0 },
    { years: 41 },
    { years: 2.5 },
    { prepaidCents: -1 },
    { annualFeePercent: '1' },
    { years: undefined },
  ])('is not %o', (wrong) => {
    const good = { priceCents: 100, downPercent: 10, ratePercent: 6.5, years: 30 };
    expect(loanRequest.safeParse({ ...good, ...wrong }).success).toBe(false);
  });
});
