import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { lockPaper, signingTables, type DealOfPaper, type LockedSigner } from '../signing/signing.api.ts';
import { missingChangeOrder } from './change-order.service.ts';

/** A change order with its signers, all locked. */
export interface LockedChangeOrder extends Row<'changeOrders'>, DealOfPaper {
  readonly signers: readonly LockedSigner[];
}

/** Locks a change order with its deal and its signers, as signing does. @throws AppError NOT_FOUND */
export const lockChangeOrder = async (trx: Transaction, id: string): Promise<LockedChangeOrder> => {
  const locked = await lockPaper(trx, signingTables.change_order, id);
  if (!locked) throw missingChangeOrder();
  // Its own columns: the tables of both kinds share one type (signing-tables.ts).
  return locked as unknown as LockedChangeOrder;
};
