import { dealStages, stageTitles } from '@hearthline/rules/sale/deals/stages.ts';
import type { DealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import type { ReactNode } from 'react';
import { OwnerFilter } from '../../../../domain/owner/owner-filter.tsx';
import { Select } from '../../../../ui/forms/field.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
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

const valueOf = ({ archived, cancelled, stage, open }: DealFilter): string => {
  if (archived) return 'archived';
  if (cancelled) return 'cancelled';
  return stage ?? (open ? 'open' : '');
};

const StageFilter = ({ filter, onChange }: Pick<DealToolbarProps, 'filter' | 'onChange'>) => (
  <Select
    aria-label="Stage"
    value={valueOf(filter)}
    onChange={({ target: { value } }) =>
      onChange({
        stage: dealStages.some((stage) => stage === value) ? value : '',
        // Without a word about it the open ones are meant.
        open: value === '' ? 'false' : value === 'open' ? 'true' : '',
        archived: value === 'archived' ? 'true' : '',
        cancelled: value === 'cancelled' ? 'true' : '',
      })
    }
  >
    <option value="">All stages</option>
    <option value="open">Open deals</option>
    {dealStages.map((stage) => (
      <option key={stage} value={stage}>
        {stageTitles[stage]}
      </option>
    ))}
    <option value="cancelled">Cancelled sales</option>
    <option value="archived">Archived</option>
  </Select>
);

/** Finds and filters deals. The board shows every stage, so that there the owner is the only filter. */
export const DealToolbar = ({ view, search, filter, onSearch, onChange, children }: DealToolbarProps) => (
  <ToolbarLine
    search={view === 'list' && <SearchBox label="Search deals" value={search} onSearch={onSearch} />}
    filters={
      <>
        {view === 'list' && <StageFilter filter={filter} onChange={onChange} />}
        <OwnerFilter kind="deal" value={filter.owner} onChange={(owner) => onChange({ owner })} />
      </>
    }
  >
    {children}
  </ToolbarLine>
);
