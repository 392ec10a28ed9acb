import type { LoanKindKey } from '@hearthline/rules/homes/prices/conditions.ts';
import { priceDay } from '@hearthline/rules/homes/prices/price-item.ts';
import { planFor, type PaymentStep } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import type { Context } from '../../../platform/context.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { plansOn, type PaymentPlanRow } from './payment-plan.queries.ts';

/** The payment plans that hold on a day; today by default. @throws AppError BAD_INPUT */
export const listPaymentPlans = async (context: Context, input: unknown): Promise<PaymentPlanRow[]> => {
  const { on } = validate(priceDay, input);
  return context.query(plansOn, { day: on ?? (await businessDay(context)) });
};

/** The steps by which a sale with this kind of loan is paid for, as of today; none without a plan. */
export const stepsOfToday = async (
  context: Pick<Context, 'query' | 'now'>,
  loan: LoanKindKey,
): Promise<readonly PaymentStep[]> => {
  const plans = await context.query(plansOn, { day: await businessDay(context) });
  return planFor(plans, loan)?.steps ?? [];
};
