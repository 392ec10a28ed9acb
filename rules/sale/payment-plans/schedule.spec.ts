import { describe, expect, it } from 'vitest';
import { percentOf } from '../../rounding.ts';
import { dueText } from './payment-events.ts';
import type { PaymentStep } from './payment-steps.ts';
import { depositOf, scheduleOf } from './schedule.ts';

const step = (event: PaymentStep['event'], rest: Partial<PaymentStep> = {}): PaymentStep => ({
  label: event,
  kind: 'progress',
  event,
  days: 0,
  amountCents: null,
  percent: null,
  ...rest,
});
const plan = [
  step('signing', { kind: 'deposit', amountCents: 500_000 }),
  step('order', { percent: 10 }),
  step('walkthrough', { kind: 'final' }),
];
const cash = [
  step('signing', { kind: 'deposit', amountCents: 500_000 }),
  step('order', { percent: 40 }),
  step('delivery', { percent: 40 }),
  step('walkthrough', { kind: 'final' }),
];
const amounts = (steps: readonly PaymentStep[], sumCents: number): number[] =>
  scheduleOf(steps, { sumCents }).map(({ amountCents }) => amountCents);

/** The same numbers in every run (mulberry32). */
const random = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

describe('contract.schedule', () => {
  it('asks for amounts, percentages of the sum, and last for the rest', () => {
    expect(amounts(plan, 24_937_935)).toEqual([500_000, 2_493_794, 21_944_141]);
    expect(amounts(cash, 10_000_000)).toEqual([500_000, 4_000_000, 4_000_000, 1_500_000]);
  });

  it('comes to the contract sum, whatever that is', () => {
    const next = random(1);
    for (let round = 0; round < 200; round += 1) {
      const sumCents = Math.floor(next() * (round % 4 === 0 ? 1_000_000 : 60_000_000));
      const percent = Math.floor(next() * 100_000) / 1000;
      const steps = [
        ...(round % 2 ? plan : cash).slice(0, -1),
        step('set', { percent }),
        step('walkthrough'),
      ];
      const schedule = scheduleOf(steps, { sumCents });
      expect(schedule.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(sumCents);
      expect(schedule[0]?.amountCents).toBe(Math.min(sumCents, 500_000));
      expect(schedule[1]?.amountCents).toBe(
        Math.min(sumCents - Math.min(sumCents, 500_000), percentOf(sumCents, round % 2 ? 10 : 40)),
      );
      expect(schedule.every(({ amountCents }) => amountCents >= 0)).toBe(true);
    }
  });

  it('asks for no more than is left, and for nothing where nothing is due', () => {
    expect(amounts(plan, 520_000)).toEqual([500_000, 20_000, 0]);
    expect(amounts(plan, 400_000)).toEqual([400_000, 0, 0]);
    expect(amounts(plan, 0)).toEqual([0, 0, 0]);
    expect(amounts(plan, -100)).toEqual([0, 0, 0]);
  });

  it('lets what was paid fill the steps in their order', () => {
    const paid = (paidCents: number): number[] =>
      scheduleOf(plan, { sumCents: 10_000_000, paidCents }).map((one) => one.paidCents);
    expect(paid(0)).toEqual([0, 0, 0]);
    expect(paid(499_999)).toEqual([499_999, 0, 0]);
    expect(paid(1_600_000)).toEqual([500_000, 1_000_000, 100_000]);
    expect(paid(10_000_000)).toEqual([500_000, 1_000_000, 8_500_000]);
    expect(paid(12_000_000)).toEqual([500_000, 1_000_000, 8_500_000]);
    expect(paid(-5)).toEqual([0, 0, 0]);
  });

  it('lists steps by their events, which are due on their day and so many after', () => {
    const later = [
      step('walkthrough'),
      step('order', { percent: 10, days: 7 }),
      step('signing', { percent: 5 }),
    ];
    // What is due last takes the rest, however it was written.
    const days = {
      order: { on: '2026-02-25', isEstimate: false },
      walkthrough: { on: '2026-08-01', isEstimate: true },
    };
    expect(scheduleOf(later, { sumCents: 1000, days })).toMatchObject([
      { event: 'signing', dueOn: null, isEstimate: false, amountCents: 50 },
      { event: 'order', dueOn: '2026-03-04', isEstimate: false, amountCents: 100 },
      { event: 'walkthrough', dueOn: '2026-08-01', isEstimate: true, amountCents: 850 },
    ]);
    expect(dueText({ event: 'order', days: 7 })).toBe(
      '7 days after the home is ordered from the manufacturer',
    );
    expect(dueText({ event: 'set', days: 1 })).toBe('1 day after the home is set on its foundation');
    expect(dueText({ event: 'walkthrough', days: 0 })).toBe('At the walk-through');
  });

  it('calls what steps of the kind deposit ask for the deposit', () => {
    expect(depositOf(plan, 10_000_000)).toBe(500_000);
    expect(depositOf(plan, 300_000)).toBe(300_000);
    expect(depositOf([step('order', { kind: 'deposit', percent: 10 }), ...plan], 10_000_000)).toBe(1_500_000);
    expect(depositOf(plan.slice(1), 10_000_000)).toBeNull();
  });
});
