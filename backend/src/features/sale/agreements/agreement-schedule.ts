import { eventDays } from '@hearthline/rules/sale/payment-plans/event-days.ts';
import { scheduleOf, type ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import type { PaymentStep } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { dayIn } from '../../../platform/time/business-time.ts';
import { saleDays } from '../payment-plans/payment-plan.api.ts';
import { paidFor } from '../payments/payment.api.ts';

const planned = prepare('agreement_schedule', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('agreements as a')
    .innerJoin('deals as d', 'd.id', 'a.dealId')
    .select([
      'a.status',
      'a.totalCents',
      'a.signedAt',
      'd.contractCents',
      sql<readonly PaymentStep[] | null>`a.document #> '{quote,paymentSteps}'`.as('steps'),
      paidFor('d').as('paidCents'),
      saleDays('d').as('days'),
    ])
    .where('a.id', '=', p.id),
);

/**
 * What is due when by an agreement, and how much of it was paid. Of a signed one the amounts come to the contract sum, and the work has its
 * days; of all others to the total of the agreement, and only the day of the last signature is known.
 */
export const scheduleOfAgreement = async (
  context: Pick<Context, 'query'>,
  id: string,
): Promise<ScheduledPayment[]> => {
  const row = await context.query.byKey(planned, { id });
  if (!row?.steps) return [];
  const { status, steps, totalCents, contractCents, paidCents, signedAt, days } = row;
  const holds = status === 'signed';
  const zone = await readSetting(context, 'timeZone');
  return scheduleOf(steps, {
    sumCents: (holds ? contractCents : null) ?? totalCents,
    paidCents,
    days: eventDays({
      signedOn: signedAt && dayIn(zone, signedAt),
      orderedOn: (holds && days?.orderedOn) || null,
      stages: (holds && days?.stages) || [],
    }),
  });
};
