import { wholeCentsText } from '@hearthline/rules/dollars.ts';
import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { dealsPageSize, type DealSort } from '@hearthline/rules/sale/deals/deal-lists.ts';
import type { DealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { rangeText } from '@hearthline/rules/paging.ts';
import type { ReactNode } from 'react';
import { DealsDocument, useDealsQuery } from '../../../../gql/generated.ts';
import { useAssignSelection } from '../../../../domain/owner/use-assign-selection.tsx';
import { useLastPage } from '../../../../platform/navigation/list-url.ts';
import { useCards } from '../../../../ui/actions/narrow-window.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { ListFoot } from '../../../../ui/lists/list-table-parts.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { LivePagesNotes, useLivePages } from '../../../../ui/lists/live-pages.tsx';
import { scrollableRows } from '../../../../ui/lists/scrolled-pages.ts';
import { parametersOf } from '../deal-url-state.ts';
import { dealName } from '../deal-words.ts';
import { checkedFilter } from './checked-filter.ts';
import type { useDealColumns } from './deal-columns.ts';
import { DealTable, DealTableSkeleton } from './deal-table.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

interface DealListViewProps {
  readonly filter: DealFilter;
  /** A saved view: it is scrolled over from its beginning, instead of having pages. */
  readonly whole: boolean;
  readonly columns: ReturnType<typeof useDealColumns>;
  readonly onPage: (page: number) => void;
  /** Removes search and filters. */
  readonly onClear: () => void;
  /** The button for a new deal, shown where there is none yet. */
  readonly newDeal: ReactNode;
  readonly onSort: (sort: DealSort) => void;
}

const Sums = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& strong': { fontWeight: '600' },
  },
});

/** The deals: one page of them, or all, with what all of them are worth. */
export const DealListView = ({
  filter: raw,
  whole,
  columns,
  onPage,
  onClear,
  newDeal,
  onSort,
}: DealListViewProps) => {
  const client = useApolloClient();
  const filter = checkedFilter(raw);
  const isWhole = !useCards() && whole;
  const variables = { ...filter, page: isWhole ? 1 : filter.page };
  const { data, previousData, loading, error, refetch } = useDealsQuery({
    variables,
    ...networkOnly,
  });
  const shown = (data ?? previousData)?.deals;
  const pages = useLivePages({
    refetch,
    kinds: ['deals', 'contacts'],
    key: isWhole ? JSON.stringify(variables) : null,
    first: shown?.deals,
    total: shown?.pagination.total,
    pageSize: dealsPageSize,
    read: async (page) => {
      const further = await client.query({
        query: DealsDocument,
        variables: { ...variables, page },
      });
      return further.data?.deals.deals ?? [];
    },
  });
  const assigning = useAssignSelection({
    kind: 'deal',
    rows: pages.near,
    view: JSON.stringify(variables),
    nameOf: dealName,
    onChanged: pages.readAgain,
  });
  // Reading the same rows again, as after somebody else's change, does not dim them.
  const isChanging = loading && data === undefined;
  const isBeyond = useLastPage(
    { page: variables.page, change: ({ page }) => onPage(Number(page)) },
    data?.deals.pagination.totalPages,
  );
  if (error && !loading)
    return <LoadError title="Failed to fetch the deals" error={error} retry={pages.readAgain} />;
  if (!shown || isBeyond) return <DealTableSkeleton />;
  const { pagination, valueCents, weightedCents } = shown;
  const count = pluralize(pagination.total, 'deal');
  if (pagination.total === 0)
    return parametersOf(filter).length > 0 ? (
      <EmptyState title="No matching deals" text="No deals match this search and filter.">
        <Button variant="outline" onClick={onClear}>
          Clear search and filters
        </Button>
      </EmptyState>
    ) : (
      <EmptyState
        title="No deals yet"
        text="A deal follows one buyer from the first contact to the signed agreement."
      >
        {newDeal}
      </EmptyState>
    );
  return (
    <>
      <Sums aria-live="polite">
        <span>
          <strong>{count}</strong>
        </span>
        <span>
          Value <strong>{wholeCentsText(valueCents)}</strong>
        </span>
        <span>
          Weighted <strong>{wholeCentsText(weightedCents)}</strong>
        </span>
      </Sums>
      {assigning.bar}
      <DealTable
        deals={pages.near}
        scrolled={pages.rows}
        onPointer={pages.onPointer}
        busy={isChanging}
        sort={filter.sort}
        onSort={onSort}
        selection={assigning.selection}
        layout={columns.layout}
        onLayout={columns.change}
      />
      <LivePagesNotes things="Deals" pages={pages} />
      <ListFoot>
        <Pager
          label="Deals"
          pagination={isWhole ? { page: 1, totalPages: 1 } : pagination}
          requestedPage={filter.page}
          rangeText={rangeText(
            isWhole ? { ...pagination, page: 1 } : pagination,
            isWhole ? scrollableRows : dealsPageSize,
            count,
          )}
          onPage={onPage}
        />
      </ListFoot>
    </>
  );
};
