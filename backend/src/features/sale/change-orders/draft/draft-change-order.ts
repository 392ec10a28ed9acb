import {
  changeOrderSentences,
  newChangeOrder,
} from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { AppError } from '../../../../platform/errors.ts';
import { dealNumber, touchDeal } from '../../deals/deal.api.ts';
import { requireDealOf } from '../../deals/deal.policy.ts';
import { storedChangeOrder } from '../change-order.service.ts';
import type { ChangeOrderView } from '../change-order-view.ts';
import { linesEntered, linesOfVersions, versionMeant } from './change-lines.ts';
import { presentContract } from './present-contract.ts';

const requireSale = requireDealOf(
  'change-order:read',
  () => new AppError('NOT_FOUND', { message: changeOrderSentences.missingDeal }),
);

/**
 * Drafts a change of the signed agreement of a won deal. Without lines it has those that the two versions of the design make at the prices
 * of today, and without a version it goes to the newest.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT for a deal that is not won or was cancelled, or a design without a price
 */
export const draftChangeOrder = async (
  context: Context,
  dealId: string,
  input: unknown,
): Promise<ChangeOrderView> => {
  const { reason, days, ...wanted } = validate(newChangeOrder, input);
  await requireSale(context.db, context.viewer, dealId, 'change-order:create');
  const contract = await presentContract(context.db, dealId);
  const toVersion = await versionMeant(context.db, contract.designCode, wanted.toVersion);
  const lines =
    wanted.lines === null
      ? await linesOfVersions(context, contract, toVersion)
      : linesEntered(contract, wanted.lines);
  const id = await context.transaction(async (trx) => {
    await trx.selectFrom('deals').select('id').where('id', '=', dealId).forUpdate().execute();
    await requireSale(trx, context.viewer, dealId, 'change-order:create');
    const { agreement, designVersion, dealNumber: number } = await presentContract(trx, dealId);
    const made = await trx
      .insertInto('changeOrders')
      .values({
        dealId,
        agreementId: agreement.id,
        status: 'draft',
        reason,
        lines: jsonb(lines),
        days: days ?? 0,
        fromVersion: designVersion,
        toVersion,
        deltaCents: totalOf(lines),
        createdAt: context.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await touchDeal(context, trx, dealId);
    await audit(context, trx, {
      action: 'change-order.draft',
      object: ['change-order', made.id],
      details: { deal: dealNumber(number), reason, deltaCents: totalOf(lines) },
    });
    return made.id;
  });
  return storedChangeOrder(context, id);
};
