import type { ChangeOrderDocument } from '@hearthline/rules/sale/change-orders/change-order-document.ts';
import { maxChangeOrders } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName } from '../../../platform/db/statement-variants.ts';
import type { DealScope } from '../deals/deal.policy.ts';
import { signersAsJson } from '../signing/signing.api.ts';

const changeOrders = (db: Db) =>
  db
    .selectFrom('changeOrders as c')
    .innerJoin('deals as d', 'd.id', 'c.dealId')
    .select((eb) => [
      'c.id',
      'c.dealId',
      'c.number',
      'c.version',
      'c.status',
      'c.reason',
      'c.lines',
      'c.days',
      'c.fromVersion',
      'c.toVersion',
      'c.deltaCents',
      sql<number>`coalesce(c.after_cents, d.contract_cents + c.delta_cents, c.delta_cents)`.as('afterCents'),
      'c.pdfSha256',
      'c.signedSha256',
      'c.expiresAt',
      'c.sentAt',
      'c.signedAt',
      signersAsJson(db, 'change_order', eb.ref('c.id')).as('signers'),
    ]);

export const changeOrderById = prepare('change_order', (db, p: Placeholders<{ id: string }>) =>
  changeOrders(db).where('c.id', '=', p.id),
);
/** A change order as its statements return it. */
export type ChangeOrderRecord = NonNullable<(typeof changeOrderById)['row']>;

/** One change order, by who asks; only staff see those that were never sent. */
export const seenChangeOrder = perName((scope: DealScope) =>
  prepare(`change_order_${scope.name}`, (db, p: Placeholders<{ id: string; viewerId: string }>) => {
    const own = changeOrders(db).where(scope.where('d', p.viewerId)).where('c.id', '=', p.id);
    return scope.name === 'bought' ? own.where('c.sentAt', 'is not', null) : own;
  }),
);

/** The change orders of a deal, the newest first. */
export const changeOrdersOfDeal = prepare(
  'deal_change_orders',
  (db, p: Placeholders<{ dealId: string; withDrafts: boolean }>) =>
    changeOrders(db)
      .where('c.dealId', '=', p.dealId)
      .where((eb) => eb.or([sql<boolean>`${p.withDrafts}::boolean`, eb('c.sentAt', 'is not', null)]))
      .orderBy('c.createdAt', 'desc')
      .orderBy('c.id', 'desc')
      .limit(sql.lit(maxChangeOrders)),
);

/** The file of a change order as it stands: the signed one once it exists. */
export const fileOfChangeOrder = prepare('change_order_file', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('changeOrders')
    .select(['pdfKey', 'pdfSha256', 'pdfSize', 'signedKey', 'signedSha256', 'signedSize'])
    .where('id', '=', p.id),
);

/** What somebody who signs a change order sees of it. */
export const linkedChangeOrder = prepare('change_order_linked', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('changeOrders')
    .select([
      'afterCents',
      sql<ChangeOrderDocument['schedule'] | null>`document -> 'schedule'`.as('schedule'),
    ])
    .where('id', '=', p.id),
);

/** What a file is, by its hash: that of a row, or else that of an event, which tells of a file whose row was changed. */
export const changeOrderByHash = prepare('change_order_by_hash', (db, p: Placeholders<{ hash: string }>) =>
  db
    .selectFrom('changeOrders as c')
    .select(['c.id', sql<string>`'change_order'`.as('kind'), sql<number>`1`.as('place')])
    .where('c.signedSha256', '=', p.hash)
    .unionAll(
      db
        .selectFrom('changeOrders as c')
        .select(['c.id', sql<string>`'change_order_unsigned'`.as('kind'), sql<number>`2`.as('place')])
        .where('c.pdfSha256', '=', p.hash)
        .where('c.sentAt', 'is not', null),
    )
    .unionAll(
      db
        .selectFrom('changeOrderEvents as e')
        .select([
          'e.changeOrderId as id',
          sql<string>`case e.kind when 'completed' then 'change_order' else 'change_order_unsigned' end`.as(
            'kind',
          ),
          sql<number>`3`.as('place'),
        ])
        .where('e.documentSha256', '=', p.hash)
        .where('e.kind', 'in', [sql.lit('completed'), sql.lit('sent')]),
    )
    .orderBy('place')
    .limit(1),
);
