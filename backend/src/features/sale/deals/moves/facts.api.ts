import { openStages, type OpenStage } from '@hearthline/rules/sale/deals/stages.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { advanceDeal } from './move-deal.ts';

/**
 * Moves the newest open deal of a contact, whose row the transaction has locked, forward because of something that happened (rule
 * `fact.moves`): whoever did it need not be allowed to change the deal. A deal that is further stays.
 */
export const advanceNewestDeal = async (
  context: Context,
  trx: Transaction,
  contactId: string,
  to: OpenStage,
): Promise<void> => {
  const deal = await trx
    .selectFrom('deals')
    .select('id')
    .where('contactId', '=', contactId)
    .where('stage', 'in', openStages)
    .where('archivedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (deal) await advanceDeal(context, trx, deal.id, to);
};
