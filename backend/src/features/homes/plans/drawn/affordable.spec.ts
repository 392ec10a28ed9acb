import { describe, expect, it } from 'vitest';
import { affordable, changedLimits, costReason, limitsFor, type Priced } from './affordable.ts';

/** A plan that costs so much, in whole cents. */
const plan = (aboutCents: number, aboutMonthlyCents: number | null, delivered = true): Priced => ({
  price: { baseCents: 1, aboutCents, aboutMonthlyCents, aprPercent: null, delivered, payment: null },
});
const any = { maxMonthlyCents: null, maxDeliveredCents: null };
const dear = plan(200_000_50, 1_600_00);
const cheap = plan(150_000_25, 1_200_75);
const elsewhere = plan(90_000_00, null, false);
const plans = [dear, elsewhere, { price: null }, cheap];

describe('wish.money: what a plan may cost', () => {
  it('is the limit itself, and the cheapest comes first', () => {
    expect(affordable(plans, { ...any, maxDeliveredCents: 200_000_50 })).toEqual([cheap, dear]);
    expect(affordable(plans, { ...any, maxDeliveredCents: 200_000_49 })).toEqual([cheap]);
    expect(affordable(plans, { ...any, maxMonthlyCents: 1_600_00 })).toEqual([cheap, dear]);
    expect(affordable(plans, { ...any, maxMonthlyCents: 1_599_99 })).toEqual([cheap]);
    expect(affordable(plans, { maxMonthlyCents: 1_600_00, maxDeliveredCents: 150_000_24 })).toEqual([]);
  });

  it('is kept by no plan that is not delivered, or has no price', () => {
    expect(affordable([elsewhere, { price: null }], { ...any, maxDeliveredCents: 999_999_99 })).toEqual([]);
    expect(affordable([elsewhere], { ...any, maxMonthlyCents: 999_999_99 })).toEqual([]);
  });

  it('is named with the least figure, to the cent', () => {
    expect(costReason(plans, { ...any, maxDeliveredCents: 100_000_00 })).toBe(
      'Every plan for this wish costs more than $100,000.00 delivered. The least of these is $150,000.25.',
    );
    expect(costReason(plans, { maxMonthlyCents: 900_00, maxDeliveredCents: 160_000_00 })).toBe(
      'Every plan for this wish costs more than $900.00 a month. The least of these is $1,200.75 a month.',
    );
    expect(costReason([elsewhere], { ...any, maxMonthlyCents: 900_00 })).toBe(
      'There is no monthly payment for these plans.',
    );
  });

  it('is raised as far as the cheapest plan needs, and no further', () => {
    const limits = { maxMonthlyCents: 1_400_00, maxDeliveredCents: 100_000_00 };
    const raised = { maxMonthlyCents: 1_400_00, maxDeliveredCents: 150_000_25 };
    expect(limitsFor(plans, limits)).toEqual(raised);
    expect(changedLimits(limits, raised)).toEqual(['maxDeliveredCents']);
    expect(limitsFor(plans, { ...any, maxMonthlyCents: 1 })).toEqual({ ...any, maxMonthlyCents: 1_200_75 });
    expect(limitsFor([elsewhere], limits)).toEqual(any);
    expect(limitsFor([], limits)).toEqual(any);
  });
});
