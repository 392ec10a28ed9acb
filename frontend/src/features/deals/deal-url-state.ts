import { dealFilter, type DealFilter } from '@hearthline/rules/deals/rules.ts';
import { useListUrl } from '../../platform/navigation/list-url.ts';

/** How the deals are shown; the first one is usual. */
export const dealViews = ['board', 'list'] as const;
export type DealsView = (typeof dealViews)[number];

export const viewTitles: Readonly<Record<DealsView, string>> = { board: 'Board', list: 'List' };

type Parameter = 'view' | 'search' | 'stage' | 'owner' | 'open';

const { search: searchRule, stage: stageRule, owner: ownerRule } = dealFilter.shape;

/** Where the deals are. */
export const dealsHome = '/deals';

/** Keeps view, page and filters of the deals in the address (`?view=list&stage=quoted`). */
export const useDealUrlState = () => {
  const { page, param, change } = useListUrl<Parameter>({
    usual: { view: dealViews[0] },
    home: dealsHome,
  });
  const filter: DealFilter = {
    page,
    search: searchRule.safeParse(param('search')).data ?? null,
    stage: stageRule.safeParse(param('stage')).data ?? null,
    owner: ownerRule.safeParse(param('owner')).data ?? null,
    open: param('open') === 'true',
  };
  const view: DealsView = dealViews.find((each) => each === param('view')) ?? 'board';
  return {
    /** The filter for the server; values that the rules reject are ignored. */
    filter,
    /** The search text as typed. */
    search: param('search'),
    view,
    change,
  };
};

/** The filters that narrow the list, as the address has them. */
export const parametersOf = ({ search, stage, owner, open }: DealFilter) =>
  Object.entries({ search, stage, owner, open: open ? 'true' : null }).flatMap(([name, value]) =>
    value ? [{ name, value }] : [],
  );
