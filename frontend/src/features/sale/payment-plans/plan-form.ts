import { centsOfDollars, dollarsOfCents, percentOfText } from '@hearthline/rules/homes/prices/amounts.ts';
import type { PaymentEvent } from '@hearthline/rules/sale/payment-plans/payment-events.ts';
import { paymentPlan } from '@hearthline/rules/sale/payment-plans/payment-plan-rules.ts';
import type { PaymentStep, StepKind } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { PaymentPlanRowFragment } from '../../../gql/generated.ts';

/** How much a payment is: dollars, a percentage of the total, or all that is left. */
export const stepShares = ['amount', 'percent', 'rest'] as const;
export type StepShare = (typeof stepShares)[number];

/** A payment as it is typed. */
export interface StepFields {
  /** Tells rows apart while they are moved. */
  readonly row: string;
  readonly label: string;
  readonly kind: StepKind;
  readonly event: PaymentEvent;
  readonly days: string;
  readonly share: StepShare;
  /** Dollars or a percentage; nothing of the rest. */
  readonly value: string;
}

/** The values of the form. */
export interface PlanFields {
  readonly loan: string;
  readonly steps: readonly StepFields[];
  readonly startsOn: string;
  readonly endsOn: string;
}

/** A payment that is being added. */
export const emptyStep = (row: string): StepFields => ({
  row,
  label: '',
  kind: 'progress',
  event: 'delivery',
  days: '0',
  share: 'percent',
  value: '',
});

const stepFields = (step: PaymentStep, index: number): StepFields => ({
  row: String(index),
  label: step.label,
  kind: step.kind,
  event: step.event,
  days: String(step.days),
  share: step.amountCents !== null ? 'amount' : step.percent !== null ? 'percent' : 'rest',
  value:
    step.amountCents !== null
      ? dollarsOfCents(step.amountCents)
      : step.percent !== null
        ? String(step.percent)
        : '',
});

/** The next plan in place of a stored one, from today on; that of all loans serves as the beginning of a new one. */
export const planFields = (
  plan: Pick<PaymentPlanRowFragment, 'loan' | 'steps'> | null,
  today: string,
): PlanFields => ({
  loan: plan?.loan ?? '',
  steps: (plan?.steps as readonly PaymentStep[] | undefined)?.map(stepFields) ?? [emptyStep('0')],
  startsOn: today,
  endsOn: '',
});

/** A payment as the rule takes it; what cannot be read is no number. */
export const stepOf = ({ row: _row, days, share, value, ...step }: StepFields): PaymentStep => ({
  ...step,
  days: days.trim() === '' ? 0 : Number(days),
  amountCents: share === 'amount' ? (centsOfDollars(value) ?? Number.NaN) : null,
  percent: share === 'percent' ? (percentOfText(value) ?? Number.NaN) : null,
});

export type PlanValues = z.output<typeof paymentPlan>;

/** Checks the form by the rule; what is wrong with a payment is said at its fields. */
export const planResolver: Resolver<PlanFields, unknown, PlanValues> = (fields) => {
  const { success, data, error } = paymentPlan.safeParse({ ...fields, steps: fields.steps.map(stepOf) });
  if (success) return { values: data, errors: {} };
  const errors: Record<string, unknown> = {};
  const steps: Record<string, { readonly type: string; readonly message: string }>[] = [];
  for (const { path, message } of error.issues) {
    const [field = '', index, part = ''] = path;
    if (field === 'steps' && typeof index === 'number') {
      const name = part === 'amountCents' || part === 'percent' ? 'value' : String(part);
      (steps[index] ??= {})[name] ??= { type: 'rule', message };
    } else errors[field === 'steps' ? 'root' : String(field)] ??= { type: 'rule', message };
  }
  if (steps.length) errors.steps = steps;
  return { values: {}, errors: errors as FieldErrors<PlanFields> };
};
