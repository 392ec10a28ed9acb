import { dealBoardFilter, dealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { dealsPageSize } from '@hearthline/rules/sale/deals/deal-lists.ts';
import { dealStages, type DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { dealReader, missingDeal } from './deal.policy.ts';
import { dealView, type DealView } from './deal-view.ts';
import {
  anyDealById,
  boardOf,
  dealById,
  dealsOf,
  dealsOfBoard,
  dealsOfContact,
  eventsOfDeal,
  pageOfDeals,
  sumDeals,
  sumsByStage,
  type DealEventRecord,
} from './deal.queries.ts';

const readBy = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  statement: typeof dealById,
  id: string,
): Promise<DealView> => {
  const row = isId(id)
    ? await query.byKey(statement(dealReader(viewer)), { id, viewerId: viewer?.id ?? '' })
    : undefined;
  if (!row) throw missingDeal();
  return dealView(viewer, row);
};

/** One deal that the viewer reads. @throws AppError NOT_FOUND */
export const readDeal = (context: Pick<Context, 'query' | 'viewer'>, id: string): Promise<DealView> =>
  readBy(context, dealById, id);

/** A deal that the viewer has just changed, as the answer to that: they may have given it to somebody else. */
export const changedDeal = (context: Pick<Context, 'query' | 'viewer'>, id: string): Promise<DealView> =>
  readBy(context, anyDealById, id);

/** One page of deals, with the sums over all pages in whole cents. */
export interface DealList {
  readonly deals: DealView[];
  readonly pagination: Pagination;
  readonly valueCents: number;
  readonly weightedCents: number;
}

/** The deals that staff look for, in the order that they ask for. @throws AppError BAD_INPUT */
export const listDeals = async (context: Context, input: unknown): Promise<DealList> => {
  const { page, sort, ...wanted } = validate(dealFilter, input);
  const [{ count, valueCents, weightedCents }, rows] = await Promise.all([
    sumDeals(dealsOf(context), wanted).executeTakeFirstOrThrow(),
    pageOfDeals(dealsOf(context), wanted, sort, (page - 1) * dealsPageSize).execute(),
  ]);
  const pagination = paginate(page, count, dealsPageSize);
  return { deals: rows.map((row) => dealView(context.viewer, row)), pagination, valueCents, weightedCents };
};

/** A column of the board: the sums of all its deals, and the newest of them. */
export interface DealColumnView {
  readonly stage: DealStage;
  readonly count: number;
  readonly valueCents: number;
  readonly weightedCents: number;
  readonly deals: DealView[];
}

/** The board: the seven stages in their order. @throws AppError BAD_INPUT */
export const readDealBoard = async (context: Context, input: unknown): Promise<DealColumnView[]> => {
  const { owner } = validate(dealBoardFilter, input);
  const { viewer } = context;
  const board = boardOf(dealReader(viewer), owner);
  const viewerId = viewer?.id ?? '';
  const of = { owner: owner === 'me' ? viewerId : owner, viewerId };
  const [sums, rows] = await Promise.all([
    context.query(sumsByStage(board), of),
    context.query(dealsOfBoard(board), of),
  ]);
  return dealStages.map((stage) => {
    const { count, valueCents, weightedCents } = sums.find((row) => row.stage === stage) ?? {
      count: 0,
      valueCents: 0,
      weightedCents: 0,
    };
    const deals = rows.filter((row) => row.stage === stage).map((row) => dealView(viewer, row));
    return { stage, count, valueCents, weightedCents, deals };
  });
};

/** The deals of a contact, the newest first; at most 50. */
export const listContactDeals = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  contactId: string,
): Promise<DealView[]> => {
  const rows = await query(dealsOfContact(dealReader(viewer)), { contactId, viewerId: viewer?.id ?? '' });
  return rows.map((row) => dealView(viewer, row));
};

/** What happened with a deal, the newest first; at most 200. */
export const listDealEvents = (context: Context, dealId: string): Promise<DealEventRecord[]> =>
  context.query(eventsOfDeal, { dealId });
