import { homeStatuses } from '@hearthline/rules/homes/catalog/home-rules.ts';
import type { ReactNode } from 'react';
import { Select } from '../../../../ui/forms/field.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { ToolbarLine } from '../../../../ui/lists/toolbar-line.tsx';
import type { CatalogFilter } from '../catalog-url-state.ts';
import { statusTitles } from '../catalog-words.ts';

interface CatalogToolbarProps {
  readonly search: string;
  readonly filter: CatalogFilter;
  readonly onSearch: (search: string) => void;
  /** An empty text for all. */
  readonly onStatus: (status: string) => void;
  /** The list's buttons, at the end of the line. */
  readonly children: ReactNode;
}

/** Search, filter and buttons of the list, on one line. */
export const CatalogToolbar = ({ search, filter, onSearch, onStatus, children }: CatalogToolbarProps) => (
  <ToolbarLine
    search={<SearchBox label="Search homes" value={search} onSearch={onSearch} />}
    filters={
      <Select
        aria-label="Status"
        value={filter.status ?? ''}
        onChange={(event) => onStatus(event.target.value)}
      >
        <option value="">All statuses</option>
        {homeStatuses.map((status) => (
          <option key={status} value={status}>
            {statusTitles[status]}
          </option>
        ))}
      </Select>
    }
  >
    {children}
  </ToolbarLine>
);
