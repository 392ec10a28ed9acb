import { wholeCentsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ColumnLayout, ColumnOf } from '@hearthline/rules/column-layout.ts';
import { dealSorts, type DealSort } from '@hearthline/rules/sale/deals/deal-lists.ts';
import { Link } from 'react-router-dom';
import type { DealCardFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { useToday } from '../../../../platform/dates/current-time.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { ColumnMenu } from '../../../../ui/lists/column-menu.tsx';
import type { ListColumn, ListSelection } from '../../../../ui/lists/list-columns.ts';
import { ListSkeleton } from '../../../../ui/lists/list-skeleton.tsx';
import { Missing } from '../../../../ui/lists/list-table-parts.tsx';
import { ListTable } from '../../../../ui/lists/list-table.tsx';
import type { ScrolledRows } from '../../../../ui/lists/scrolled-pages.ts';
import { daysOverdue, overdueText } from '../deal-close.ts';
import { StageBadge } from '../stage-badge.tsx';

type Deal = DealCardFragment;
type Column = ListColumn<Deal> & { readonly id: ColumnOf<'deals'> };

const BuyerLink = chakra(Link, {
  base: {
    fontWeight: '600',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

const Close = ({ deal }: { readonly deal: Deal }) => {
  const overdue = daysOverdue(deal, useToday());
  if (deal.expectedCloseOn === null) return <Missing />;
  return (
    <>
      {dayText(deal.expectedCloseOn)}
      {overdue !== null && (
        <chakra.span color="danger" fontWeight="600">
          {` · ${overdueText(overdue)}`}
        </chakra.span>
      )}
    </>
  );
};

const columns: readonly Column[] = [
  {
    id: 'buyer',
    title: 'Buyer',
    width: 176,
    cell: ({ id, buyerName }) => <BuyerLink to={`/deals/${id}`}>{buyerName}</BuyerLink>,
  },
  { id: 'number', title: 'Number', width: 92, minWidth: 80, cell: ({ number }) => number },
  { id: 'home', title: 'Home', width: 120, cell: ({ homeName }) => homeName ?? <Missing /> },
  {
    id: 'stage',
    title: 'Stage',
    width: 120,
    minWidth: 112,
    cell: (deal) => <StageBadge deal={deal} />,
  },
  {
    id: 'value',
    title: 'Value',
    width: 110,
    minWidth: 106,
    figure: true,
    cell: ({ valueCents }) => wholeCentsText(valueCents),
  },
  {
    id: 'probability',
    title: 'Probability',
    width: 130,
    figure: true,
    cell: ({ probabilityPercent, cancellation }) => (cancellation ? <Missing /> : `${probabilityPercent}%`),
  },
  {
    id: 'weighted',
    title: 'Weighted',
    width: 118,
    minWidth: 114,
    figure: true,
    cell: ({ weightedCents }) => wholeCentsText(weightedCents),
  },
  { id: 'close', title: 'Expected close', width: 190, cell: (deal) => <Close deal={deal} /> },
  { id: 'owner', title: 'Owner', width: 130, cell: ({ owner }) => owner?.name ?? 'Unassigned' },
  {
    id: 'touched',
    title: 'Last activity',
    width: 120,
    cell: ({ touchedAt }) => instantDayText(touchedAt),
  },
];

/** The orders that begin with the most; each column has the direction that people look for. */
const descending: ReadonlySet<DealSort> = new Set(['value', 'probability', 'weighted', 'touched']);

const card = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  rowGap: '0',
  gridTemplateAreas: '"buyer stage" "value number" "home home" "close close" "owner owner" "touched touched"',
  ...Object.fromEntries(columns.map(({ id }) => [`& > [data-column=${id}]`, { gridArea: id }])),
  // The box stands before the name, which makes room for it.
  '& > [data-box]': { gridArea: 'buyer', placeSelf: 'center start' },
  '& > [data-box] ~ [data-column=buyer]': { ps: { base: '9', md: '2' }, alignSelf: 'center' },
  '& > [data-column=number]': { gridArea: 'number', textAlign: { base: 'end', md: 'start' } },
  // On a card the probability and what follows from it would only repeat what the stage says.
  '& > :is([data-column=probability], [data-column=weighted])': {
    display: { base: 'none', md: 'table-cell' },
  },
};

interface LayoutProps {
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout | null) => void;
}

/** Chooses the columns of the table of deals. */
export const DealColumnMenu = ({ layout, onLayout }: LayoutProps) => (
  <ColumnMenu list="deals" columns={columns} layout={layout} onLayout={onLayout} />
);

interface DealTableProps extends LayoutProps {
  readonly deals: readonly Deal[];
  /** All deals, if the list has no pages. */
  readonly scrolled: ScrolledRows<Deal> | undefined;
  /** Other rows are loading; the old ones stay until then. */
  readonly busy: boolean;
  readonly sort: DealSort;
  readonly onSort: (sort: DealSort) => void;
  /** The pointer came over the rows, or left them. */
  readonly onPointer: (isOver: boolean) => void;
  readonly selection: ListSelection<Deal> | undefined;
}

/** The deals of one page, or all of them, each on one line; a card on a phone. */
export const DealTable = ({
  deals,
  scrolled,
  busy,
  sort,
  onSort,
  onPointer,
  layout,
  onLayout,
  selection,
}: DealTableProps) => (
  <ListTable
    list="deals"
    caption="Deals"
    columns={columns}
    layout={layout}
    onLayout={onLayout}
    rows={deals}
    scrolled={scrolled}
    busy={busy}
    card={card}
    {...(selection && { selection })}
    sort={{
      column: sort === 'newest' ? null : sort,
      direction: descending.has(sort) ? 'descending' : 'ascending',
      sortable: columns.map(({ id }) => id),
      // A second press goes back to the newest.
      onSort: (column: string) => {
        const order = dealSorts.find((each) => each === column);
        onSort(order === undefined || order === sort ? 'newest' : order);
      },
    }}
    onEnter={() => onPointer(true)}
    onLeave={() => onPointer(false)}
  />
);

/** Gray rows in place of the table while it loads. */
export const DealTableSkeleton = () => (
  <ListSkeleton caption="Loading deals" titles={columns.map(({ title }) => title)} />
);
