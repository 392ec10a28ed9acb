import { paymentPlan } from '@hearthline/rules/sale/payment-plans/payment-plan-rules.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { jsonb } from '../../../platform/db/jsonb.ts';
import { AppError } from '../../../platform/errors.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { firstDayOf, fitDatedRow } from '../../homes/prices/price.api.ts';
import { planById, type PaymentPlanRow } from './payment-plan.queries.ts';

/**
 * Stores a payment plan from a day on, today by default; the one for the same loans that holds before ends the day before. One that begins
 * today or later is changed in place, by its version.
 * @throws AppError BAD_INPUT, CONFLICT
 */
export const savePaymentPlan = async (context: Context, input: unknown): Promise<PaymentPlanRow> => {
  const { version, loan, steps, endsOn, ...dates } = validate(paymentPlan, input);
  const today = await businessDay(context);
  const startsOn = firstDayOf({ ...dates, endsOn }, today);
  const stored = { steps: jsonb(steps), endsOn };
  const id = await context.transaction(async (trx) => {
    await takeLocks(trx, 'price book');
    const rows = await trx
      .selectFrom('paymentPlans')
      .select(['id', 'version', 'startsOn', 'endsOn'])
      .where('loan', 'is not distinct from', loan)
      .execute();
    const { same, ended } = fitDatedRow(rows, { startsOn, endsOn, version }, today);
    if (ended)
      await trx
        .updateTable('paymentPlans')
        .set((eb) => ({ endsOn: ended.endsOn, version: eb('version', '+', 1) }))
        .where('id', '=', ended.id)
        .execute();
    const row = same
      ? await trx
          .updateTable('paymentPlans')
          .set({ ...stored, version: same.version + 1 })
          .where('id', '=', same.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('paymentPlans')
          .values({ ...stored, loan, startsOn })
          .returning('id')
          .executeTakeFirstOrThrow();
    await audit(context, trx, {
      action: 'payment-plan.save',
      object: ['payment-plan', row.id],
      details: { loan, startsOn, steps: steps.length },
    });
    return row.id;
  });
  const saved = await context.query.byKey(planById, { id });
  if (!saved) throw new AppError('CONFLICT');
  return saved;
};
