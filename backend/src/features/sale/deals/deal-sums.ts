import type { DealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { openStages, type DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { pageOfDeals, sumDeals, sumsByStage, type WantedDeals } from './deal.queries.ts';
import { dealView, type DealView } from './deal-view.ts';

/** How many deals a filter shows, exactly as their list counts them. */
export const countDeals = async (
  context: Pick<Context, 'db'>,
  { search, stage, owner, open, archived, cancelled }: Omit<DealFilter, 'page'>,
): Promise<number> => {
  if (owner !== null && !isId(owner)) return 0;
  return (
    await sumDeals(context.db, { search, stage, owner, open, archived, cancelled }).executeTakeFirstOrThrow()
  ).count;
};

/** What the deals of one stage are worth. */
export interface StageSum {
  readonly stage: DealStage;
  readonly count: number;
  readonly valueCents: number;
  readonly weightedCents: number;
}

/** What the deals that can still be won are worth, stage by stage. */
export const sumOpenDeals = async (context: Pick<Context, 'query'>): Promise<StageSum[]> => {
  const sums = await context.query(sumsByStage, { owner: null });
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

/** The newest deals in which a text is found. */
export const searchDeals = async (context: Pick<Context, 'db'>, search: string): Promise<DealView[]> =>
  (await pageOfDeals(context.db, { ...anyDeal, search }, 'newest', 0).execute()).map(dealView);
