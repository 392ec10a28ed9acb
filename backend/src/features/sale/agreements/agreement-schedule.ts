import { scheduleOf, type ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import type { PaymentStep } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { dayIn } from '../../../platform/time/business-time.ts';
import { paidFor } from '../payments/payment.api.ts';

const planned = prepare('agreement_schedule', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('agreements as a')
    .innerJoin('deals as d', 'd.id', 'a.dealId')
    .select([
      'a.totalCents',
      'a.signedAt',
      sql<readonly PaymentStep[] | null>`a.document #> '{quote,paymentSteps}'`.as('steps'),
      paidFor('d').as('paidCents'),
    ])
    .where('a.id', '=', p.id),
);

/** What is due when by an agreement, and how much of it was paid; the day of its last signature is known, no other. */
export const scheduleOfAgreement = async (
  context: Pick<Context, 'query'>,
  id: string,
): Promise<ScheduledPayment[]> => {
  const row = await context.query.byKey(planned, { id });
  if (!row?.steps) return [];
  const { steps, totalCents, paidCents, signedAt } = row;
  const signing = signedAt && {
    on: dayIn(await readSetting(context, 'timeZone'), signedAt),
    isEstimate: false,
  };
  return scheduleOf(steps, { sumCents: totalCents, paidCents, days: { signing } });
};
