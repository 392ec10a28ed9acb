import {
  changeOrderSentences,
  changeOrderVoid,
} from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import {
  changeOrderMayBecome,
  changeOrderNumber,
} from '@hearthline/rules/sale/change-orders/change-order-states.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { conflict } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertUnchanged, closePaper } from '../../signing/signing.api.ts';
import { changeOrderKind } from '../change-order-kind.ts';
import { requireChangeOrder, storedChangeOrder } from '../change-order.service.ts';
import type { ChangeOrderView } from '../change-order-view.ts';
import { lockChangeOrder, lockChangeOrderFor, type LockedChangeOrder } from '../lock-change-order.ts';
import { sentChangeOrder } from '../sent-change-order.api.ts';

/** Ends a locked one: a draft by its row alone, one that was sent by an event, which its signers are told. */
const close = async (
  context: Context,
  trx: Transaction,
  order: LockedChangeOrder,
  { reason, mailsSigners }: { readonly reason: string; readonly mailsSigners: boolean },
): Promise<void> => {
  const { id, number, status: from, version } = order;
  if (from === 'draft')
    await trx
      .updateTable('changeOrders')
      .set({ status: 'void', closedAt: context.now(), closedReason: reason, version: version + 1 })
      .where('id', '=', id)
      .execute();
  else await closePaper(context, trx, changeOrderKind, order, { status: 'void', reason, mailsSigners });
  await audit(context, trx, {
    action: 'change-order.void',
    object: ['change-order', id],
    details: { number: number === null ? null : changeOrderNumber(number), from, to: 'void', reason },
  });
};

/** Makes a change order void that is a draft or out, for a reason. @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT */
export const voidChangeOrder = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<ChangeOrderView> => {
  const { version, reason } = validate(changeOrderVoid, input);
  // Nobody learns of a record that is not theirs, or has it checked.
  await requireChangeOrder(context, id, 'change-order:void');
  await assertUnchanged(context, changeOrderKind, id);
  await context.transaction(async (trx) => {
    const order = await lockChangeOrderFor(trx, context, id, 'change-order:void');
    assertVersion(order, version);
    if (!changeOrderMayBecome(order.status, 'void')) throw conflict(changeOrderSentences.notVoidable);
    await close(context, trx, order, { reason, mailsSigners: true });
  });
  return storedChangeOrder(context, id);
};

/** Makes the change order of a deal void that is out, if there is one, in the transaction of whoever cancels the sale and has locked the deal. */
export const voidSentChangeOrder = async (
  context: Context,
  trx: Transaction,
  dealId: string,
  reason: string,
): Promise<void> => {
  const sent = await sentChangeOrder(trx, dealId);
  if (!sent) return;
  // The cancellation tells the buyers by itself.
  await close(context, trx, await lockChangeOrder(trx, sent.id), { reason, mailsSigners: false });
};
