import type { EntityManager } from '../../platform/db/database.ts';
import { dbIn, type NewRow } from '../../platform/db/query-builder.ts';

/** Adds to a deal's history, in the transaction of the change. */
export const recordDealEvent = async (em: EntityManager, event: NewRow<'dealEvents'>): Promise<void> => {
  await dbIn(em).insertInto('dealEvents').values(event).execute();
};
