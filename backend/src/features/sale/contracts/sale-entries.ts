import type { SaleEntryKind } from '@hearthline/rules/sale/contracts/sale-entries.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import type { Db, Transaction } from '../../../platform/db/query-builder.ts';
import { businessDay } from '../../../platform/time/business-day.ts';

/** What is entered of a locked deal, today. */
export interface NewSaleEntry {
  readonly dealId: string;
  readonly kind: SaleEntryKind;
  /** In whole cents, negative for less. An entry of nothing is entered as well. */
  readonly amountCents: number;
  /** Whose it is, and where it came from; the deal's own, as they are now, if omitted. */
  readonly as?: { readonly ownerId: string | null; readonly source: string | null };
}

/** Enters a change of what was contracted by a locked deal, under the business's day, and in the audit log. */
export const addSaleEntry = async (
  context: Context,
  trx: Transaction,
  { dealId, kind, amountCents, as }: NewSaleEntry,
): Promise<void> => {
  const enteredOn = await businessDay({ ...readsIn(trx), now: () => context.now() });
  const deal = await trx
    .selectFrom('deals')
    .select(['number', 'ownerId', 'source'])
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
  const { ownerId, source } = as ?? deal;
  const { id } = await trx
    .insertInto('saleEntries')
    .values({ dealId, kind, amountCents, enteredOn, ownerId, source, createdAt: context.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  // `complete_won_deals` of migration 0081 writes the same, and `verify-sale-entries.ts` compares it.
  await audit(context, trx, {
    action: 'sale-entry.add',
    object: ['sale-entry', id],
    details: { deal: `D-${deal.number}`, kind, cents: amountCents, enteredOn, ownerId, source },
  });
};

/** What the entries of a deal come to, in whole cents: the contract sum of a won deal, 0 once its sale is cancelled (rule `cancel.ledger`). */
export const enteredFor = async (db: Db, dealId: string): Promise<number> => {
  const { cents } = await db
    .selectFrom('saleEntries')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::float8`.as('cents'))
    .where('dealId', '=', dealId)
    .executeTakeFirstOrThrow();
  return cents;
};
