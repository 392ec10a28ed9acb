import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import type { ReactNode } from 'react';
import type { ProjectFilter } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { filterTitles } from '../project-words.ts';

/** What every view of the projects is given: the filter in the address, and what to do with it. */
export interface ProjectListing {
  readonly filter: ProjectFilter;
  readonly onPage: (page: number) => void;
  /** Removes search and filters. */
  readonly onClear: () => void;
  /** The button for a new project, shown where there is none yet. */
  readonly newProject: ReactNode;
}

/** A view that opens a project's form. */
export interface EditableListing extends ProjectListing {
  readonly onEdit: (id: string) => void;
}

/** How the filter narrows the list, as in `match “alder” and are listed under Planning`; empty if it does not. */
export const narrowing = ({
  search,
  status,
  owner,
}: Pick<ProjectFilter, 'search' | 'status' | 'owner'>): string =>
  [
    search && `match “${search}”`,
    status && `are listed under ${filterTitles[status]}`,
    owner && (owner === 'none' ? 'have no manager' : owner === 'me' ? 'are yours' : 'are with this manager'),
  ]
    .filter(Boolean)
    .join(' and ');

/** What is shown now, for those who save it under a name. */
export interface ShownProjects {
  /** The filters and the order, as the address has them. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly columns: ColumnLayout;
}

/** The filters and the order that are not the usual ones, as the address has them. */
export const parametersOf = ({ search, status, owner, sort }: ProjectFilter): ShownProjects['parameters'] =>
  Object.entries({ search, status, owner, sort: sort === 'newest' ? null : sort }).flatMap(([name, value]) =>
    value ? [{ name, value }] : [],
  );
