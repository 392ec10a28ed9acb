import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { dbIn, type NewRow } from '../../../platform/db/query-builder.ts';

/** Adds to a deal's history, in the transaction of the change. */
export const recordDealEvent = async (em: EntityManager, event: NewRow<'dealEvents'>): Promise<void> => {
  await dbIn(em).insertInto('dealEvents').values(event).execute();
};

/** Says of a deal that something happened with it; whoever has its form open is not disturbed. */
export const touchDeal = async (
  context: Pick<Context, 'now'>,
  em: EntityManager,
  id: string,
): Promise<void> => {
  await dbIn(em).updateTable('deals').set({ touchedAt: context.now() }).where('id', '=', id).execute();
};
