import type { LoanKindKey } from '../../homes/prices/conditions.ts';
import { paymentKinds, type PaymentKind } from '../payments/payment-kinds.ts';
import { paymentEvents, type PaymentEvent } from './payment-events.ts';

/** What a step can be paid as; a plan gives nothing back. */
export const stepKinds = paymentKinds.filter((kind) => kind !== 'refund');
export type StepKind = Exclude<PaymentKind, 'refund'>;

/** The most steps of a plan, and the most days that one is due after its event. */
export const maxSteps = 12;
export const maxStepDays = 365;

/** A payment of a plan. One of amount and percentage is given; the last has neither and takes the rest. */
export interface PaymentStep {
  readonly label: string;
  readonly kind: StepKind;
  readonly event: PaymentEvent;
  /** How many days after its event it is due. */
  readonly days: number;
  readonly amountCents: number | null;
  /** Of the contract sum, with at most three decimals. */
  readonly percent: number | null;
}

/** How a sale is paid for. */
export interface PaymentPlanTerms {
  /** The kind of loan that it is for; null for all kinds without a plan of their own. */
  readonly loan: LoanKindKey | null;
  /** In the order in which they are due. */
  readonly steps: readonly PaymentStep[];
}

const placeOf = ({ event }: Pick<PaymentStep, 'event'>): number => paymentEvents.indexOf(event);

/** Steps in the order in which they are due: by their events, and at one event as they were written. */
export const inOrder = <Step extends Pick<PaymentStep, 'event'>>(steps: readonly Step[]): Step[] =>
  steps.toSorted((one, other) => placeOf(one) - placeOf(other));

/** The plan for a kind of loan: its own, otherwise the one for all others; null if there is neither. */
export const planFor = <Plan extends Pick<PaymentPlanTerms, 'loan'>>(
  plans: readonly Plan[],
  loan: LoanKindKey,
): Plan | null =>
  plans.find((plan) => plan.loan === loan) ?? plans.find((plan) => plan.loan === null) ?? null;
