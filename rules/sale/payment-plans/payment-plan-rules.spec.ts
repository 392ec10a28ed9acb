import { describe, expect, it } from 'vitest';
import { paymentPlan } from './payment-plan-rules.ts';
import { paymentPlanSentences } from './payment-plan-sentences.ts';
import { planFor } from './payment-steps.ts';

const step = (event: string, rest: object = {}) => ({ label: 'A payment', kind: 'progress', event, ...rest });
const deposit = step('signing', { label: 'Deposit', kind: 'deposit', amountCents: 500_000 });
const last = step('walkthrough', { label: 'The rest', kind: 'final' });

const problems = (input: object): string[] =>
  paymentPlan.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  [];

describe('a payment plan', () => {
  it('puts its steps in the order in which they are due, and at one event as they were written', () => {
    const { steps } = paymentPlan.parse({
      steps: [
        last,
        step('delivery', { label: 'Second', percent: 10 }),
        deposit,
        step('delivery', { label: 'Third', percent: 20 }),
      ],
    });
    expect(steps.map(({ label }) => label)).toEqual(['Deposit', 'Second', 'Third', 'The rest']);
    expect(steps[0]).toEqual({ ...deposit, days: 0, percent: null });
  });

  it('leaves the rest to the payment that is due last, and to no other', () => {
    expect(problems({ steps: [deposit, last] })).toEqual([]);
    expect(problems({ steps: [deposit, step('order'), last] })).toEqual([
      `steps.1.amountCents: ${paymentPlanSentences.restIsLast}`,
    ]);
    expect(problems({ steps: [deposit, step('order', { percent: 10 })] })).toEqual([
      `steps.1.percent: ${paymentPlanSentences.lastIsRest}`,
    ]);
    expect(problems({ steps: [deposit] })).toEqual([
      `steps.0.amountCents: ${paymentPlanSentences.lastIsRest}`,
    ]);
    // Whatever the order in which it was written, what is due last is last.
    expect(problems({ steps: [step('order'), { ...last, amountCents: 1 }] })).toEqual([
      `steps.0.amountCents: ${paymentPlanSentences.restIsLast}`,
      `steps.1.amountCents: ${paymentPlanSentences.lastIsRest}`,
    ]);
  });

  it('asks for an amount or a percentage, each within its bounds', () => {
    const of = (rest: object) => problems({ steps: [step('order', rest), last] });
    expect(of({ amountCents: 1, percent: 1 })).toEqual([`steps.0.percent: ${paymentPlanSentences.notBoth}`]);
    for (const amountCents of [0, -1, 1.5, 2_000_000_001])
      expect(of({ amountCents })).toEqual([`steps.0.amountCents: ${paymentPlanSentences.amount}`]);
    for (const percent of [0, -1, 100.001, 0.0001])
      expect(of({ percent })).toContain(`steps.0.percent: ${paymentPlanSentences.percent}`);
    expect(of({ percent: 100 })).toEqual([]);
    expect(of({ amountCents: 2_000_000_000 })).toEqual([]);
  });

  it('asks for no more than the whole sum', () => {
    const of = (one: number, other: number) =>
      problems({ steps: [step('order', { percent: one }), step('set', { percent: other }), last] });
    expect(of(60.5, 39.5)).toEqual([]);
    expect(of(60.5, 39.501)).toEqual([`steps: ${paymentPlanSentences.tooMuch}`]);
  });

  it('has 1 to 12 steps, of a kind that is paid, 0 to 365 days after their event', () => {
    const many = (count: number) =>
      problems({ steps: [...Array.from({ length: count - 1 }, () => deposit), last] });
    expect(many(12)).toEqual([]);
    expect(many(13)).toEqual([`steps: ${paymentPlanSentences.steps}`]);
    expect(problems({ steps: [] })).toEqual([`steps: ${paymentPlanSentences.steps}`]);
    expect(problems({ steps: [{ ...last, kind: 'refund' }] })).toEqual([
      `steps.0.kind: ${paymentPlanSentences.kind}`,
    ]);
    expect(problems({ steps: [{ ...last, days: 365 }] })).toEqual([]);
    for (const days of [366, -1, 1.5])
      expect(problems({ steps: [{ ...last, days }] })).toEqual([
        `steps.0.days: ${paymentPlanSentences.days}`,
      ]);
  });

  it('does not end before it begins', () => {
    const dated = { steps: [last], startsOn: '2026-03-02' };
    expect(problems({ ...dated, endsOn: '2026-03-02' })).toEqual([]);
    expect(problems({ ...dated, endsOn: '2026-03-01' })).toEqual([`endsOn: ${paymentPlanSentences.order}`]);
  });

  it('of a kind of loan comes before the one for all others', () => {
    const plans = [
      { loan: null, name: 'others' },
      { loan: 'cash' as const, name: 'cash' },
    ];
    expect(planFor(plans, 'cash')?.name).toBe('cash');
    expect(planFor(plans, 'fha')?.name).toBe('others');
    expect(planFor(plans.slice(1), 'fha')).toBeNull();
  });
});
