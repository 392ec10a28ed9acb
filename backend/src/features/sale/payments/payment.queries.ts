import { sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName } from '../../../platform/db/statement-variants.ts';
import type { DealScope } from '../deals/deal.policy.ts';

const payments = (db: Db) =>
  db
    .selectFrom('payments as p')
    .innerJoin('deals as d', 'd.id', 'p.dealId')
    .leftJoin('users as u', 'u.id', 'p.recordedById')
    .select([
      'p.id',
      'p.dealId',
      'p.createdAt',
      'p.kind',
      'p.method',
      'p.amountCents',
      'p.receivedOn',
      'p.reference',
      'p.trustOn',
      'p.overReason',
      'p.receiptNumber',
      'p.receipt',
      'p.mailedAt',
      'p.voidedAt',
      'p.voidReason',
      'u.name as recordedBy',
    ]);

/** The payments of a deal, the newest first. */
export const paymentsOfDeal = prepare('deal_payments', (db, p: Placeholders<{ dealId: string }>) =>
  payments(db).where('p.dealId', '=', p.dealId).orderBy('p.receiptNumber', 'desc').limit(200),
);

/** One payment in a scope of deals. */
export const paymentInScope = perName((scope: DealScope) =>
  prepare(`payment_${scope.name}`, (db, p: Placeholders<{ id: string; viewerId: string }>) =>
    payments(db).where('p.id', '=', p.id).where(scope.where('d', p.viewerId)),
  ),
);
/** A payment as its statements return it. */
export type PaymentRecord = NonNullable<ReturnType<typeof paymentInScope>['row']>;

/** The payments of the deals in a scope, the newest first. */
export const paymentsInScope = perName((scope: DealScope) =>
  prepare(`payments_${scope.name}`, (db, p: Placeholders<{ viewerId: string }>) =>
    payments(db).where(scope.where('d', p.viewerId)).orderBy('p.receiptNumber', 'desc').limit(400),
  ),
);

/** What a bookkeeper enters: the payments that stand, received in a range of days, in the order in which they came. */
export const paymentsBetween = (db: Db, { from, to }: { from: string | null; to: string | null }) =>
  payments(db)
    .select(['d.number as dealNumber', 'd.buyerName'])
    .where('p.voidedAt', 'is', null)
    .where((eb) =>
      eb.between(
        'p.receivedOn',
        sql<string>`coalesce(${from}::date, '-infinity')`,
        sql<string>`coalesce(${to}::date, 'infinity')`,
      ),
    )
    .orderBy('p.receivedOn')
    .orderBy('p.receiptNumber');
