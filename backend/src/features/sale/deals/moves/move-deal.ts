import { dealLoss, dealMove } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { dealSentences } from '@hearthline/rules/sale/deals/deal-sentences.ts';
import {
  advancedTo,
  mayMove,
  defaultProbability,
  type DealStage,
  type OpenStage,
} from '@hearthline/rules/sale/deals/stages.ts';
import type { Action } from '@hearthline/rules/permissions.ts';
import { requirePermission } from '../../../../platform/access/require-permission.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { RowChanges, Transaction } from '../../../../platform/db/query-builder.ts';
import { conflict, fieldError, type AppError } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { missingDeal, requireDeal } from '../deal.policy.ts';
import { changedDeal } from '../deal.service.ts';
import { dealNumber, type DealView } from '../deal-view.ts';
import { recordDealEvent } from '../record-event.ts';

/** A deal that is about to change, locked. */
export interface LockedDeal {
  readonly stage: DealStage;
  /** As people see it, for the audit log. */
  readonly number: string;
  readonly cancelledOn: string | null;
  /** The contract sum in whole cents; null while no agreement is signed. */
  readonly contractCents: number | null;
}

/**
 * Locks a deal that was read at a version, for something that the viewer is about to do with it.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, also for one that is archived
 */
export const lockDeal = async (
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
  version: number,
  action: Action = 'deal:update',
): Promise<LockedDeal> => {
  const deal = isId(id)
    ? await trx
        .selectFrom('deals')
        .select(['version', 'stage', 'number', 'archivedAt', 'cancelledOn', 'contractCents'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!deal) throw missingDeal();
  await requireDeal(trx, viewer, id, action);
  assertVersion(deal, version);
  if (deal.archivedAt) throw conflict(dealSentences.archived);
  const { stage, number, cancelledOn, contractCents } = deal;
  return { stage, number: dealNumber(number), cancelledOn, contractCents };
};

/** Puts a locked deal into another stage; its probability becomes that of the stage. */
export const enterStage = async (
  context: Context,
  trx: Transaction,
  id: string,
  {
    from,
    to,
    note,
    ...changes
  }: { from: DealStage; to: DealStage; note?: string | null } & Pick<
    RowChanges<'deals'>,
    'lostReason' | 'lostNote' | 'wonOn' | ContractColumn
  >,
): Promise<void> => {
  await trx
    .updateTable('deals')
    .set((eb) => ({
      lostReason: null,
      lostNote: null,
      ...changes,
      stage: to,
      stageSince: context.now(),
      touchedAt: context.now(),
      probabilityPercent: defaultProbability[to],
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await recordDealEvent(trx, {
    dealId: id,
    actorId: context.viewer?.id ?? null,
    kind: 'moved',
    fromStage: from,
    toStage: to,
    note: note ?? null,
  });
};

/** What a deal forgets of its cancelled sale when it is taken up again; its entries stay. */
const withoutContract = {
  contractCents: null,
  cancelledOn: null,
  cancelReason: null,
  cancelNote: null,
  keepCents: null,
} as const;
type ContractColumn = keyof typeof withoutContract;

/** Why a deal may not move; null if it may. */
const problemOf = ({ stage: from, cancelledOn }: LockedDeal, to: DealStage): AppError | null => {
  if (to === 'lost') return fieldError('reason', dealSentences.reason);
  if (mayMove(from, to, cancelledOn !== null)) return null;
  if (from === 'won') return conflict(cancelledOn ? dealSentences.cancelledOnlyQuoted : dealSentences.won);
  return conflict(to === 'won' ? dealSentences.notWon : dealSentences.lostFirst);
};

/**
 * Moves a deal between open stages, reopens a lost one as new, or takes one whose sale was cancelled back to quoted, with its quote and its
 * payments. Staying changes nothing.
 * @throws AppError BAD_INPUT for `lost`, which needs a reason; NOT_FOUND; FORBIDDEN; CONFLICT
 */
export const moveDeal = async (context: Context, id: string, input: unknown): Promise<DealView> => {
  const { version, stage } = validate(dealMove, input);
  await context.transaction(async (trx) => {
    const deal = await lockDeal(trx, context, id, version);
    const { stage: from, number, cancelledOn } = deal;
    if (from === stage) return;
    if (from === 'won') await requirePermission(context, 'deal:correct');
    const problem = problemOf(deal, stage);
    if (problem) throw problem;
    await enterStage(context, trx, id, { from, to: stage, ...(cancelledOn && withoutContract) });
    await audit(context, trx, {
      action: 'deal.move',
      object: ['deal', id],
      details: { number, from, to: stage },
    });
  });
  return changedDeal(context, id);
};

/** Whether everybody has signed the agreement of a locked deal, which holds until it is void. */
const hasSigned = async (trx: Transaction, dealId: string): Promise<boolean> =>
  (await trx
    .selectFrom('agreements')
    .select('id')
    .where('dealId', '=', dealId)
    .where('status', '=', 'signed')
    .executeTakeFirst()) !== undefined;

/**
 * Gives a deal up for a reason.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT for one that is won or lost already, and while its agreement is signed
 */
export const loseDeal = async (context: Context, id: string, input: unknown): Promise<DealView> => {
  const { version, reason, note } = validate(dealLoss, input);
  await context.transaction(async (trx) => {
    const { stage: from, number } = await lockDeal(trx, context, id, version);
    if (from === 'won') throw conflict(dealSentences.won);
    if (from === 'lost') throw conflict(dealSentences.lostAlready);
    if (await hasSigned(trx, id)) throw conflict(dealSentences.voidFirst);
    await enterStage(context, trx, id, { from, to: 'lost', lostReason: reason, lostNote: note, note });
    await audit(context, trx, {
      action: 'deal.lose',
      object: ['deal', id],
      details: { number, from, to: 'lost', reason },
    });
  });
  return changedDeal(context, id);
};

/**
 * Moves an open deal forward because of what happened with it, in the transaction of that; a deal that is further, won or lost stays.
 * Locks the deal.
 */
export const advanceDeal = async (
  context: Context,
  trx: Transaction,
  id: string,
  to: OpenStage,
): Promise<void> => {
  const { stage: from } = await trx
    .selectFrom('deals')
    .select('stage')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (advancedTo(from, to) !== from) await enterStage(context, trx, id, { from, to });
};

/** Takes an open deal whose agreement has ended unsigned, or is void, from agreed back to quoted; its accepted quote stays. Locks the deal. */
export const returnToQuoted = async (context: Context, trx: Transaction, id: string): Promise<void> => {
  const { stage: from } = await trx
    .selectFrom('deals')
    .select('stage')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (from === 'agreed') await enterStage(context, trx, id, { from, to: 'quoted' });
};
