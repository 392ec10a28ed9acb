import { chakra } from '@chakra-ui/react/styled-system';
import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import { dealStages } from '@hearthline/rules/sale/deals/stages.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { restorable, useRestoredState } from '../../../platform/form-memory/restored-form.ts';
import { useAddressAction } from '../../../platform/navigation/address-action.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { BoardSkeleton } from '../../../ui/board/board-skeleton.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { SkeletonScreen } from '../../../ui/layout/skeleton.tsx';
import { ViewSwitch } from '../../../ui/lists/view-switch.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import { dealViews, useDealUrlState, viewTitles } from './deal-url-state.ts';
import { useDealColumns } from './list/deal-columns.ts';
import type { ShownDeals } from './list/deal-list-tools.tsx';
import { DealToolbar } from './list/deal-toolbar.tsx';

const Board = lazy(() =>
  import('./board/deal-board-view.tsx').then((file) => ({ default: file.DealBoardView })),
);
const ListView = lazy(() =>
  import('./list/deal-list-view.tsx').then((file) => ({ default: file.DealListView })),
);
const ListTools = lazy(() =>
  import('./list/deal-list-tools.tsx').then((file) => ({ default: file.DealListTools })),
);
const NewDealDialog = lazy(() =>
  import('./forms/new-deal-dialog.tsx').then((file) => ({ default: file.NewDealDialog })),
);

interface DealsScreenProps {
  /** The saved view that is open, with its columns. */
  readonly saved: { readonly id: string; readonly columns: ColumnLayout | null } | null;
  /** Draws what saves the list as it is, among its buttons. */
  readonly saveView: (shown: ShownDeals) => ReactNode;
}

/** All deals as a board by stage or as a list: find, open, move and create them. View and filters are in the address. */
export const DealsScreen = ({ saved, saveView }: DealsScreenProps) => {
  const { user } = useSession();
  const { filter, search, view, change } = useDealUrlState(saved === null);
  const [adding, setAdding] = useRestoredState('deals-new', false, restorable.one(true));
  const mayAdd = can(user, 'deal:create');
  useAddressAction('new', (what) => what === 'deal' && mayAdd && setAdding(true));
  const columns = useDealColumns(saved);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = (): void => heading.current?.focus();
  const newDeal = mayAdd && (
    <Button onClick={() => setAdding(true)}>
      <PlusIcon />
      New deal
    </Button>
  );
  return (
    <chakra.section
      aria-labelledby="deals-heading"
      display="grid"
      gap={{ base: '4', md: '2' }}
      gridTemplateColumns="minmax(0, 1fr)"
      mb={{ sm: '-8' }}
      css={{ '--list-rest': '10.75rem' }}
    >
      {/* The bar above says it already. */}
      <chakra.h2 id="deals-heading" ref={heading} tabIndex={-1} srOnly>
        Deals
      </chakra.h2>
      <DealToolbar
        view={view}
        search={search}
        filter={filter}
        onSearch={(text) => change({ search: text }, Boolean(search && text))}
        onChange={change}
      >
        {view === 'list' && (
          <Suspense>
            <ListTools filter={filter} columns={columns} saveView={saveView} />
          </Suspense>
        )}
        <ViewSwitch
          views={dealViews.map((each) => [each, viewTitles[each]] as const)}
          view={view}
          // The board has every stage: what narrows the list only would come back unseen.
          onView={(next) =>
            change({ view: next, search: '', stage: '', open: '', archived: '', cancelled: '', sort: '' })
          }
        />
        {newDeal}
      </DealToolbar>
      {view === 'board' ? (
        <Suspense fallback={<BoardSkeleton columns={dealStages.length} />}>
          <Board owner={filter.owner} />
        </Suspense>
      ) : (
        <Suspense fallback={<SkeletonScreen label="Loading deals" />}>
          <ListView
            filter={filter}
            whole={saved !== null}
            columns={columns}
            newDeal={newDeal}
            onSort={(sort) => change({ sort })}
            onPage={(page) => {
              change({ page });
              focusHeading();
            }}
            onClear={() => {
              change({ search: '', stage: '', owner: '', open: 'false', archived: '', cancelled: '' });
              focusHeading();
            }}
          />
        </Suspense>
      )}
      <Suspense>{adding && mayAdd && <NewDealDialog onClose={() => setAdding(false)} />}</Suspense>
    </chakra.section>
  );
};
