import {
  changeOrderChange,
  changeOrderSentences,
} from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import { conflict } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { dealNumber } from '../../deals/deal.api.ts';
import { storedChangeOrder } from '../change-order.service.ts';
import type { ChangeOrderView } from '../change-order-view.ts';
import { lockChangeOrderFor } from '../lock-change-order.ts';
import { linesEntered, versionMeant } from './change-lines.ts';
import { presentContract } from './present-contract.ts';

/**
 * Changes a draft; what is left out stays. It then starts from the version of the design that counts now.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const updateChangeOrder = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<ChangeOrderView> => {
  const { version, ...wanted } = validate(changeOrderChange, input);
  await context.transaction(async (trx) => {
    const order = await lockChangeOrderFor(trx, context, id, 'change-order:create');
    assertVersion(order, version);
    if (order.status !== 'draft') throw conflict(changeOrderSentences.notDraft);
    const contract = await presentContract(trx, order.dealId);
    // A draft that leaves the design as it is goes on to do so.
    const stays = order.toVersion === order.fromVersion ? contract.designVersion : order.toVersion;
    const toVersion =
      wanted.toVersion === null ? stays : await versionMeant(trx, contract.designCode, wanted.toVersion);
    const lines = wanted.lines === null ? order.lines : linesEntered(contract, wanted.lines);
    const reason = wanted.reason ?? order.reason;
    await trx
      .updateTable('changeOrders')
      .set({
        reason,
        toVersion,
        fromVersion: contract.designVersion,
        lines: jsonb(lines),
        deltaCents: totalOf(lines),
        days: wanted.days ?? order.days,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, {
      action: 'change-order.update',
      object: ['change-order', id],
      details: {
        deal: dealNumber(contract.dealNumber),
        reason,
        from: order.deltaCents,
        to: totalOf(lines),
      },
    });
  });
  return storedChangeOrder(context, id);
};
