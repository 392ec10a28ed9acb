import type { Context } from '../../../platform/context.ts';
import type { NewRow, Transaction } from '../../../platform/db/query-builder.ts';

/** Adds to a deal's history, in the transaction of the change. */
export const recordDealEvent = async (trx: Transaction, event: NewRow<'dealEvents'>): Promise<void> => {
  await trx.insertInto('dealEvents').values(event).execute();
};

/** Says of a deal that something happened with it; whoever has its form open is not disturbed. */
export const touchDeal = async (
  context: Pick<Context, 'now'>,
  trx: Transaction,
  id: string,
): Promise<void> => {
  await trx.updateTable('deals').set({ touchedAt: context.now() }).where('id', '=', id).execute();
};
