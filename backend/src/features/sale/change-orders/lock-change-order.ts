import type { Action } from '@hearthline/rules/permissions.ts';
import type { Context } from '../../../platform/context.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { lockPaper, signingTables, type DealOfPaper, type LockedSigner } from '../signing/signing.api.ts';
import { missingChangeOrder, requireDealOfChange } from './change-order.service.ts';

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

/** The same for something that a member of staff is about to do with it. @throws AppError NOT_FOUND, FORBIDDEN */
export const lockChangeOrderFor = async (
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
  action: Action,
): Promise<LockedChangeOrder> => {
  const locked = await lockChangeOrder(trx, id);
  await requireDealOfChange(trx, viewer, locked.dealId, action);
  return locked;
};
