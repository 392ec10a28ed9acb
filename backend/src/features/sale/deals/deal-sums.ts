import type { DealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { openStages, type DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import type { Context } from '../../../platform/context.ts';
import { dealReader } from './deal.policy.ts';
import { boardOf, dealsOf, pageOfDeals, sumDeals, sumsByStage, type WantedDeals } from './deal.queries.ts';
import { dealView, type DealView } from './deal-view.ts';

/** How many of the deals that the viewer reads a filter shows, exactly as their list counts them. */
export const countDeals = async (
  context: Pick<Context, 'db' | 'viewer'>,
  { search, stage, owner, open, archived, cancelled }: Omit<DealFilter, 'page'>,
): Promise<number> => {
  return (
    await sumDeals(dealsOf(context), {
      search,
      stage,
      owner,
      open,
      archived,
      cancelled,
    }).executeTakeFirstOrThrow()
  ).count;
};

/** What the deals of one stage are worth. */
export interface StageSum {
  readonly stage: DealStage;
  readonly count: number;
  readonly valueCents: number;
  readonly weightedCents: number;
}

/** What the deals that the viewer reads and that can still be won are worth, stage by stage. */
export const sumOpenDeals = async ({
  query,
  viewer,
}: Pick<Context, 'query' | 'viewer'>): Promise<StageSum[]> => {
  const sums = await query(sumsByStage(boardOf(dealReader(viewer), null)), {
    owner: null,
    viewerId: viewer?.id ?? '',
  });
  return openStages.map(
    (stage) =>
      sums.find((row) => row.stage === stage) ?? { stage, count: 0, valueCents: 0, weightedCents: 0 },
  );
};

/** Those whose sale was cancelled too: whoever asks for a refund is looked for. */
const anyDeal: Omit<WantedDeals, 'search'> = {
  stage: null,
  owner: null,
  open: false,
  archived: false,
  cancelled: null,
};

/** The newest deals that the viewer reads and in which a text is found. */
export const searchDeals = async (
  context: Pick<Context, 'db' | 'viewer'>,
  search: string,
): Promise<DealView[]> => {
  const rows = await pageOfDeals(dealsOf(context), { ...anyDeal, search }, 'newest', 0).execute();
  return rows.map((row) => dealView(context.viewer, row));
};
