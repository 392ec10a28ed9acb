import { isOpenSigner } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { changeOrderNumber } from '@hearthline/rules/sale/change-orders/change-order-states.ts';
import { changeOrderSentences } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { conflict } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { assertUnchanged, dealGoesOn, mailLinks } from '../../signing/signing.api.ts';
import { changeOrderKind } from '../change-order-kind.ts';
import { missingChangeOrder, requireChangeOrder, storedChangeOrder } from '../change-order.service.ts';
import type { ChangeOrderView } from '../change-order-view.ts';
import { lockChangeOrderFor } from '../lock-change-order.ts';

/** Mails a signer of a change order a new link; older ones end. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for one who has nothing left to do, and once the sale is over */
export const sendChangeOrderLink = async (context: Context, signerId: string): Promise<ChangeOrderView> => {
  const found = isId(signerId)
    ? await context.db
        .selectFrom('changeOrderSigners')
        .select('changeOrderId')
        .where('id', '=', signerId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw missingChangeOrder();
  const { changeOrderId: id } = found;
  await requireChangeOrder(context, id, 'change-order:send');
  await assertUnchanged(context, changeOrderKind, id);
  await context.transaction(async (trx) => {
    const order = await lockChangeOrderFor(trx, context, id, 'change-order:send');
    const signer = order.signers.find((one) => one.id === signerId);
    if (order.status !== 'sent' || !signer || !isOpenSigner(signer.state))
      throw conflict(changeOrderSentences.notOut);
    if (!dealGoesOn(changeOrderKind, order)) throw conflict(changeOrderSentences.saleEnded);
    await mailLinks(context, trx, changeOrderKind, order, [signer], 'again');
    await audit(context, trx, {
      action: 'change-order.link',
      object: ['change-order', id],
      details: { number: order.number === null ? null : changeOrderNumber(order.number) },
    });
  });
  return storedChangeOrder(context, id);
};
