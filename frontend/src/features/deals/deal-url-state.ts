import { dealFilter, type DealFilter } from '@hearthline/rules/deals/rules.ts';
import { useListUrl } from '../../platform/navigation/list-url.ts';

/** How the deals are shown; the first one is usual. */
export const dealViews = ['board', 'list'] as const;
export type DealsView = (typeof dealViews)[number];

export const viewTitles: Readonly<Record<DealsView, string>> = { board: 'Board', list: 'List' };

type Parameter = 'view' | 'search' | 'stage' | 'owner' | 'open' | 'archived' | 'sort';

const { search: searchRule, stage: stageRule, owner: ownerRule, sort: sortRule } = dealFilter.shape;

/** Where the deals are. */
export const dealsHome = '/deals';

/**
 * Keeps view, page, filters and order of the deals in the address (`?view=list&stage=quoted`).
 * @param usuallyOpen whether an address that names neither stages nor the archive stands for the open deals
 */
export const useDealUrlState = (usuallyOpen: boolean) => {
  const usualOpen = usuallyOpen ? 'true' : 'false';
  const { page, param, change } = useListUrl<Parameter>({
    usual: { view: dealViews[0], open: usualOpen, sort: 'newest' },
    home: dealsHome,
  });
  const stage = stageRule.safeParse(param('stage')).data ?? null;
  const archived = param('archived') === 'true';
  const filter: DealFilter = {
    page,
    search: searchRule.safeParse(param('search')).data ?? null,
    stage,
    owner: ownerRule.safeParse(param('owner')).data ?? null,
    open: stage === null && !archived && (param('open') || usualOpen) === 'true',
    archived,
    sort: sortRule.safeParse(param('sort')).data ?? ('newest' as const),
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

/** The filters that narrow the list and its order, as the address has them. */
export const parametersOf = ({ search, stage, owner, open, archived, sort }: DealFilter) =>
  Object.entries({
    search,
    stage,
    owner,
    open: open ? 'true' : null,
    archived: archived ? 'true' : null,
    sort: sort === 'newest' ? null : sort,
  }).flatMap(([name, value]) => (value ? [{ name, value }] : []));
