import { z } from 'zod';
import { calendarDay } from '../../dates/calendar-day.ts';
import { loanKindKeys } from '../../homes/prices/conditions.ts';
import { maxCents, percentUpTo } from '../../money.ts';
import { optional, optionalChoice, optionalOrBlank } from '../../optional.ts';
import { version } from '../../row-version.ts';
import { oneLine } from '../../text.ts';
import { paymentEvents } from './payment-events.ts';
import { paymentPlanSentences } from './payment-plan-sentences.ts';
import {
  inOrder,
  maxStepDays,
  maxSteps,
  stepKinds,
  type PaymentStep,
  type StepKind,
} from './payment-steps.ts';

const step = z.object({
  label: oneLine({ min: 1, max: 80, message: paymentPlanSentences.label }),
  kind: z.enum(stepKinds as [StepKind, ...StepKind[]], paymentPlanSentences.kind),
  event: z.enum(paymentEvents, paymentPlanSentences.event),
  days: z
    .int(paymentPlanSentences.days)
    .min(0, paymentPlanSentences.days)
    .max(maxStepDays, paymentPlanSentences.days)
    .nullish()
    .transform((days) => days ?? 0),
  amountCents: optional(
    z
      .int(paymentPlanSentences.amount)
      .min(1, paymentPlanSentences.amount)
      .max(maxCents, paymentPlanSentences.amount),
  ),
  percent: optional(
    percentUpTo(100, paymentPlanSentences.percent).refine((value) => value > 0, paymentPlanSentences.percent),
  ),
});

const takesRest = ({ amountCents, percent }: Pick<PaymentStep, 'amountCents' | 'percent'>): boolean =>
  amountCents === null && percent === null;

/** How many percent of the contract sum steps ask for, in all; 0 of amounts. */
export const percentsOf = (steps: readonly Pick<PaymentStep, 'percent'>[]): number =>
  steps.reduce((sum, { percent }) => sum + Math.round((percent ?? 0) * 1000), 0) / 1000;

/** What is wrong with steps beyond their single fields: index of the step, field, sentence. */
const problemsOf = (steps: readonly PaymentStep[]): (readonly [number, keyof PaymentStep, string])[] => {
  const last = inOrder(steps).at(-1);
  return steps.flatMap((one, index): (readonly [number, keyof PaymentStep, string])[] => {
    if (one.amountCents !== null && one.percent !== null)
      return [[index, 'percent', paymentPlanSentences.notBoth]];
    if (one === last && !takesRest(one))
      return [[index, one.percent === null ? 'amountCents' : 'percent', paymentPlanSentences.lastIsRest]];
    if (one !== last && takesRest(one)) return [[index, 'amountCents', paymentPlanSentences.restIsLast]];
    return [];
  });
};

/**
 * A payment plan from a day on; today without one. Its steps are put in the order in which they are due. `version` is that of the plan of
 * this day as it was read, none for one of a new day.
 */
export const paymentPlan = z
  .object({
    loan: optionalChoice(loanKindKeys, paymentPlanSentences.loan),
    steps: z
      .array(step, paymentPlanSentences.steps)
      .min(1, paymentPlanSentences.steps)
      .max(maxSteps, paymentPlanSentences.steps),
    startsOn: optionalOrBlank(calendarDay, paymentPlanSentences.day),
    endsOn: optionalOrBlank(calendarDay, paymentPlanSentences.day),
    version: optional(version),
  })
  .superRefine(({ steps, startsOn, endsOn }, context) => {
    for (const [index, field, message] of problemsOf(steps))
      context.addIssue({ code: 'custom', path: ['steps', index, field], message });
    if (percentsOf(steps) > 100)
      context.addIssue({ code: 'custom', path: ['steps'], message: paymentPlanSentences.tooMuch });
    if (startsOn && endsOn && endsOn < startsOn)
      context.addIssue({ code: 'custom', path: ['endsOn'], message: paymentPlanSentences.order });
  })
  .transform((plan) => ({ ...plan, steps: inOrder(plan.steps) }));
