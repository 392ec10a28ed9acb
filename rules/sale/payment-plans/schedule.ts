import { dayAfter } from '../../dates/day.ts';
import { percentOf } from '../../rounding.ts';
import type { PaymentEvent } from './payment-events.ts';
import { inOrder, type PaymentStep } from './payment-steps.ts';

/** The day of an event, as `yyyy-mm-dd`, and whether it is only planned. */
export interface EventDay {
  readonly on: string;
  readonly isEstimate: boolean;
}
/** The days that are known; an event without one has neither happened nor been planned. */
export type EventDays = Readonly<Partial<Record<PaymentEvent, EventDay | null>>>;

/** A payment as it is due. Amounts in whole cents, the day as `yyyy-mm-dd`. */
export interface ScheduledPayment {
  readonly label: string;
  readonly event: PaymentEvent;
  /** How many days after the event. */
  readonly days: number;
  /** Null while its event has neither happened nor been planned. */
  readonly dueOn: string | null;
  /** Whether the day follows from a planned one. */
  readonly isEstimate: boolean;
  readonly amountCents: number;
  readonly paidCents: number;
}

/**
 * What is due when (docs/sale.md, section 12): each step asks for its amount, or its percentage of the sum, of what is left, the last for
 * all of that, so that the amounts come to the sum; what was paid fills the steps in their order.
 * @param sumCents the contract sum; nothing is due of one that is not positive
 * @param paidCents payments less refunds
 */
export const scheduleOf = (
  steps: readonly PaymentStep[],
  { sumCents, paidCents = 0, days = {} }: { sumCents: number; paidCents?: number; days?: EventDays },
): ScheduledPayment[] => {
  const sum = Math.max(0, sumCents);
  let left = sum;
  let paid = Math.max(0, paidCents);
  return inOrder(steps).map((step, index) => {
    const wanted =
      index === steps.length - 1 ? left : (step.amountCents ?? percentOf(sum, step.percent ?? 0));
    const amountCents = Math.min(left, wanted);
    const filled = Math.min(paid, amountCents);
    left -= amountCents;
    paid -= filled;
    const day = days[step.event] ?? null;
    return {
      label: step.label,
      event: step.event,
      days: step.days,
      dueOn: day && dayAfter(day.on, step.days),
      isEstimate: day?.isEstimate ?? false,
      amountCents,
      paidCents: filled,
    };
  });
};

/** What steps of the kind `deposit` come to, in whole cents; null without any. */
export const depositOf = (steps: readonly PaymentStep[], sumCents: number): number | null => {
  const ordered = inOrder(steps);
  const amounts = scheduleOf(steps, { sumCents });
  const deposits = amounts.filter((_, index) => ordered[index]?.kind === 'deposit');
  return deposits.length ? deposits.reduce((sum, { amountCents }) => sum + amountCents, 0) : null;
};
