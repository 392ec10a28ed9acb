import type { DealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { dealSorts } from '@hearthline/rules/sale/deals/deal-lists.ts';
import { dealStages } from '@hearthline/rules/sale/deals/stages.ts';
import { useListUrl } from '../../../platform/navigation/list-url.ts';

/** How the deals are shown; the first one is usual. */
export const dealViews = ['board', 'list'] as const;
export type DealsView = (typeof dealViews)[number];

export const viewTitles: Readonly<Record<DealsView, string>> = { board: 'Board', list: 'List' };

type Parameter = 'view' | 'search' | 'stage' | 'owner' | 'open' | 'archived' | 'cancelled' | 'sort';

/** Where the deals are. */
export const dealsHome = '/deals';

/**
 * Keeps view, page, filters and order of the deals in the address (`?view=list&stage=quoted`).
 * @param defaultsToOpen whether an address that names neither stages, the archive nor cancelled sales stands for the open deals
 */
export const useDealUrlState = (defaultsToOpen: boolean) => {
  const defaultOpen = defaultsToOpen ? 'true' : 'false';
  const { page, param, change } = useListUrl<Parameter>({
    defaults: { view: dealViews[0], open: defaultOpen, sort: 'newest' },
    home: dealsHome,
  });
  const stage = dealStages.find((each) => each === param('stage')) ?? null;
  const archived = param('archived') === 'true';
  const cancelled = param('cancelled') === 'true';
  const filter: DealFilter = {
    page,
    search: param('search') || null,
    stage,
    owner: param('owner') || null,
    open: stage === null && !archived && !cancelled && (param('open') || defaultOpen) === 'true',
    archived,
    cancelled,
    sort: dealSorts.find((each) => each === param('sort')) ?? 'newest',
  };
  const view: DealsView = dealViews.find((each) => each === param('view')) ?? 'board';
  return {
    /** The filter; values that the rules reject are ignored, except for the search (list/checked-filter.ts). */
    filter,
    /** The search text as typed. */
    search: param('search'),
    view,
    change,
  };
};

/** The filters that narrow the list and its order, as the address has them. */
export const parametersOf = ({ search, stage, owner, open, archived, cancelled, sort }: DealFilter) =>
  Object.entries({
    search,
    stage,
    owner,
    open: open ? 'true' : null,
    archived: archived ? 'true' : null,
    cancelled: cancelled ? 'true' : null,
    sort: sort === 'newest' ? null : sort,
  }).flatMap(([name, value]) => (value ? [{ name, value }] : []));
