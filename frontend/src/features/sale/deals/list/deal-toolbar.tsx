import { chakra } from '@chakra-ui/react/styled-system';
import type { DealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { OwnerFilter } from '../../../../domain/owner/owner-filter.tsx';
import { ToolbarLine } from '../../../../ui/lists/toolbar-line.tsx';
import type { DealsView } from '../deal-url-state.ts';

interface DealToolbarProps {
  readonly view: DealsView;
  readonly search: string;
  readonly filter: DealFilter;
  readonly onSearch: (search: string) => void;
  /** An empty text removes the filter. */
  readonly onChange: (
    to: Partial<Record<'stage' | 'owner' | 'open' | 'archived' | 'cancelled', string>>,
  ) => void;
  /** The switch of the views and the list's buttons, at the end of the line. */
  readonly children: ReactNode;
}

// The board, which opens first, has neither.
const filters = () => import('./deal-list-filters.tsx');
const SearchBox = lazy(() => filters().then((file) => ({ default: file.SearchBox })));
const StageFilter = lazy(() => filters().then((file) => ({ default: file.StageFilter })));

/** Finds and filters deals. The board shows every stage, so that there the owner is the only filter. */
export const DealToolbar = ({ view, search, filter, onSearch, onChange, children }: DealToolbarProps) => (
  <ToolbarLine
    search={
      view === 'list' && (
        <Suspense fallback={<chakra.span flex="1" minH="var(--control, 2.75rem)" />}>
          <SearchBox label="Search deals" value={search} onSearch={onSearch} />
        </Suspense>
      )
    }
    filters={
      <>
        {view === 'list' && (
          <Suspense>
            <StageFilter filter={filter} onChange={onChange} />
          </Suspense>
        )}
        <OwnerFilter kind="deal" value={filter.owner} onChange={(owner) => onChange({ owner })} />
      </>
    }
  >
    {children}
  </ToolbarLine>
);
