import type { ReactNode } from 'react';
import type { ProjectFilter } from '@hearthline/rules/projects/rules.ts';
import { filterTitles } from '../project-words.ts';

/** What every view of the projects is given: the filter in the address, and what to do with it. */
export interface ProjectListing {
  readonly filter: ProjectFilter;
  readonly onPage: (page: number) => void;
  /** Removes search and status. */
  readonly onClear: () => void;
  /** The button for a new project, shown where there is none yet. */
  readonly newProject: ReactNode;
}

/** How the filter narrows the list, as in `match “alder” and are listed under Planning`; empty if it does not. */
export const narrowing = ({ search, status }: Pick<ProjectFilter, 'search' | 'status'>): string =>
  [search && `match “${search}”`, status && `are listed under ${filterTitles[status]}`]
    .filter(Boolean)
    .join(' and ');
