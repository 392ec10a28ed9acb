import type { Db } from '../../../platform/db/query-builder.ts';

/** The change order of a deal that is out for signature: there is one at most. */
export const sentChangeOrder = (db: Db, dealId: string): Promise<{ readonly id: string } | undefined> =>
  db
    .selectFrom('changeOrders')
    .select('id')
    .where('dealId', '=', dealId)
    .where('status', '=', 'sent')
    .executeTakeFirst();
