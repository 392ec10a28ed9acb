import { changeOrderSentences } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import type { ChangeOrderDocument } from '@hearthline/rules/sale/change-orders/change-order-document.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { conflict } from '../../../../platform/errors.ts';
import { planToQuote } from '../../../homes/designs/design.api.ts';
import { quotedDesign } from '../../quotes/quote.api.ts';
import { pricedVersion } from '../draft/change-lines.ts';
import type { PresentContract } from '../draft/present-contract.ts';

/** What a change order says of the home from then on. */
export type SignedDesign = Pick<ChangeOrderDocument, 'home' | 'design' | 'plan'>;

/** The home as it counts now: as the newest signed change order says, or else the agreement. */
const presentDesign = async (db: Db, { agreement }: PresentContract): Promise<SignedDesign> => {
  const row = await db
    .selectFrom('changeOrders')
    .select(sql<ChangeOrderDocument>`document`.as('document'))
    .where('agreementId', '=', agreement.id)
    .where('status', '=', 'signed')
    .orderBy('signedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { home, design, plan } = row?.document ?? agreement.document.quote;
  return { home, design, plan };
};

/**
 * The home as it counts once a change to a version of the design is signed.
 * @throws AppError CONFLICT for choices that do not go together, or a home that can no longer be had, UNAVAILABLE
 */
export const designAfter = async (
  context: Context,
  contract: PresentContract,
  toVersion: number,
): Promise<SignedDesign> => {
  const present = await presentDesign(context.db, contract);
  if (toVersion === contract.designVersion) return present;
  const design = await pricedVersion(context, contract, toVersion);
  const { conflicts } = design.price;
  if (conflicts.length > 0) throw conflict(`${changeOrderSentences.conflicts} ${conflicts.join(' ')}`);
  const { home } = design;
  if (!home) throw conflict(quoteSentences.noPrice);
  const plan = await planToQuote(context, design);
  return { ...quotedDesign({ ...design, home }, present.design.name), plan: plan && { ...plan } };
};
