import { dealArchive, dealRestore } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { ownerRoles } from '@hearthline/rules/people/owners.ts';
import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { archiveSentences } from '@hearthline/rules/sale/deals/archive-sentences.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { conflict } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { missingDeal, requireDeal } from '../deal.policy.ts';
import { setDealOwners } from '../deal-owner.api.ts';
import { changedDeal } from '../deal.service.ts';
import { dealNumber, type DealView } from '../deal-view.ts';
import { recordDealEvent } from '../record-event.ts';

/** Why a deal cannot have been made by mistake; null if it can. */
const problemOf = async (
  trx: Transaction,
  { id, stage }: { readonly id: string; readonly stage: string },
): Promise<string | null> => {
  if (stage === 'won') return archiveSentences.won;
  const agreement = await trx
    .selectFrom('agreements')
    .select('id')
    .where('dealId', '=', id)
    .where('status', 'not in', ['draft', 'void'])
    .executeTakeFirst();
  if (agreement) return archiveSentences.agreement;
  const quote = await trx
    .selectFrom('quotes')
    .select('id')
    .where('dealId', '=', id)
    .where('status', 'not in', ['draft', 'withdrawn'])
    .executeTakeFirst();
  if (quote) return archiveSentences.quoted;
  const payment = await trx
    .selectFrom('payments')
    .select('id')
    .where('dealId', '=', id)
    .where('voidedAt', 'is', null)
    .executeTakeFirst();
  return payment ? archiveSentences.paid : null;
};

/**
 * An open deal that is restored comes back to nobody where its owner has a role by now that may own no deals: an archived deal does not
 * keep anybody from such a role.
 */
const clearIneligibleOwner = async (context: Context, trx: Transaction, id: string): Promise<void> => {
  const mistaken = await trx
    .selectFrom('deals as d')
    .innerJoin('users as u', 'u.id', 'd.ownerId')
    .select('d.id')
    .where('d.id', '=', id)
    .where('d.stage', 'in', openStages)
    .where('u.role', 'not in', ownerRoles.deal)
    .executeTakeFirst();
  if (mistaken)
    await setDealOwners(context, trx, [{ id, ownerId: null }], { actorId: context.viewer?.id ?? null });
};

/**
 * Archives a deal that was made by mistake, or takes that back. An archived deal counts nowhere and cannot be changed; the list finds it
 * by its filter.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT for one that is won, has an agreement or an issued quote, or was paid for, and for one that is so already
 */
export const archiveDeal = async (
  context: Context,
  id: string,
  input: unknown,
  isArchived: boolean,
): Promise<DealView> => {
  const { version } = validate(isArchived ? dealArchive : dealRestore, input);
  if (!isId(id)) throw missingDeal();
  await context.transaction(async (trx) => {
    const deal = await trx
      .selectFrom('deals')
      .select(['id', 'number', 'version', 'stage', 'archivedAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!deal) throw missingDeal();
    await requireDeal(trx, context.viewer, id, 'deal:archive');
    if (version !== null && version !== undefined) assertVersion(deal, version);
    if ((deal.archivedAt !== null) === isArchived)
      throw conflict(isArchived ? archiveSentences.archived : archiveSentences.notArchived);
    const problem = isArchived ? await problemOf(trx, deal) : null;
    if (problem) throw conflict(problem);
    await trx
      .updateTable('deals')
      .set({ archivedAt: isArchived ? context.now() : null, version: deal.version + 1 })
      .where('id', '=', id)
      .execute();
    await recordDealEvent(trx, {
      dealId: id,
      actorId: context.viewer?.id ?? null,
      kind: 'changed',
      note: isArchived ? 'Archived' : 'Restored',
    });
    if (!isArchived) await clearIneligibleOwner(context, trx, id);
    await audit(context, trx, {
      action: isArchived ? 'deal.archive' : 'deal.restore',
      object: ['deal', id],
      details: { number: dealNumber(deal.number), stage: deal.stage },
    });
  });
  return changedDeal(context, id);
};
