import { chakra } from '@chakra-ui/react/styled-system';
import { projectSorts, type ProjectSort } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import type { ProjectFilter } from '@hearthline/rules/delivery/projects/project-rules.ts';
import type { ReactNode } from 'react';
import { OwnerFilter } from '../../../../domain/owner/owner-filter.tsx';
import { Select } from '../../../../ui/forms/field.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { filterOptions } from '../project-words.ts';
import type { ProjectView } from './project-views.ts';

interface ProjectToolbarProps {
  readonly search: string;
  readonly filter: ProjectFilter;
  readonly view: ProjectView;
  readonly onSearch: (search: string) => void;
  /** An empty text stands for all statuses. */
  readonly onStatus: (status: string) => void;
  /** An empty text stands for all managers. */
  readonly onOwner: (owner: string) => void;
  readonly onSort: (sort: string) => void;
  /** The switch of the views, and the list's button. */
  readonly children: ReactNode;
}

const sortTitles: Readonly<Record<ProjectSort, string>> = {
  newest: 'Newest first',
  name: 'By name',
  start: 'By start date',
  completion: 'By completion date',
  progress: 'Most progress first',
  budget: 'Largest budget first',
};

/** One line above the list; on a phone as many as it takes. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    gap: '2',
    '--search-min': '0px',
    // On a phone the switch of the views has a line of its own, below the others.
    '& > [role=group]': { order: { base: '1', sm: '0' } },
    _print: { display: 'none' },
  },
});
const Search = chakra('div', {
  base: { display: 'flex', flex: { base: '1 1 100%', sm: '1 1 10rem' }, minW: '0' },
});
const Choice = chakra('div', { base: { flex: { base: '1 1 8rem', sm: '0 1 8.75rem' }, minW: '0' } });

/** Finds, filters and orders projects, and chooses how they are shown. The board and the timeline have an order of their own. */
export const ProjectToolbar = ({
  search,
  filter,
  view,
  onSearch,
  onStatus,
  onOwner,
  onSort,
  children,
}: ProjectToolbarProps) => (
  <Line role="search">
    <Search>
      <SearchBox label="Search projects" value={search} onSearch={onSearch} />
    </Search>
    <Choice>
      <Select
        aria-label="Status"
        value={filter.status ?? ''}
        onChange={(event) => onStatus(event.target.value)}
      >
        <option value="">
          {view === 'board' || view === 'timeline' ? 'Active projects' : 'All statuses'}
        </option>
        {filterOptions.map(({ filter: status, title }) => (
          <option key={status} value={status}>
            {title}
          </option>
        ))}
      </Select>
    </Choice>
    <Choice>
      <OwnerFilter kind="project" title="Manager" value={filter.owner} onChange={onOwner} />
    </Choice>
    {/* The heads of the table sort it. */}
    {view === 'cards' && (
      <Choice>
        <Select aria-label="Order" value={filter.sort} onChange={(event) => onSort(event.target.value)}>
          {projectSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortTitles[sort]}
            </option>
          ))}
        </Select>
      </Choice>
    )}
    {children}
  </Line>
);
