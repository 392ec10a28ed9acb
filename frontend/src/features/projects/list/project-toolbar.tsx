import { projectSorts, type ProjectFilter, type ProjectSort } from '@hearthline/rules/projects/rules.ts';
import { Select } from '../../../ui/forms/field.tsx';
import { SearchBox } from '../../../ui/lists/search-box.tsx';
import { ListToolbar } from '../../../ui/lists/list-toolbar.tsx';
import { filterOptions } from '../project-words.ts';

interface ProjectToolbarProps {
  readonly search: string;
  readonly filter: ProjectFilter;
  readonly onSearch: (search: string) => void;
  /** An empty text stands for all statuses. */
  readonly onStatus: (status: string) => void;
  readonly onSort: (sort: string) => void;
}

const sortTitles: Readonly<Record<ProjectSort, string>> = {
  newest: 'Newest first',
  name: 'By name',
  start: 'By start date',
  completion: 'By completion date',
  progress: 'Most progress first',
  budget: 'Largest budget first',
};

/** Filters and sorts the list. */
export const ProjectToolbar = ({ search, filter, onSearch, onStatus, onSort }: ProjectToolbarProps) => (
  <ListToolbar
    search={<SearchBox label="Search projects" value={search} onSearch={onSearch} />}
    set={filter.status ? 1 : 0}
  >
    <Select
      aria-label="Status"
      value={filter.status ?? ''}
      onChange={(event) => onStatus(event.target.value)}
    >
      <option value="">All statuses</option>
      {filterOptions.map(({ filter: status, title }) => (
        <option key={status} value={status}>
          {title}
        </option>
      ))}
    </Select>
    <Select aria-label="Order" value={filter.sort} onChange={(event) => onSort(event.target.value)}>
      {projectSorts.map((sort) => (
        <option key={sort} value={sort}>
          {sortTitles[sort]}
        </option>
      ))}
    </Select>
  </ListToolbar>
);
