import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { rangeText, type Pagination } from '@hearthline/rules/paging.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { ListFoot } from '../../../../ui/lists/list-table-parts.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { narrowing, type ProjectListing } from './project-listing.ts';

interface ListStateProps extends ProjectListing {
  readonly error: Error | undefined;
  readonly loading: boolean;
  readonly onRetry: () => void;
  /** Undefined until the server has answered. */
  readonly total: Pagination | undefined;
  /** Projects on a full page, if the view says which of them it shows. */
  readonly pageSize?: number;
  /** All projects are in one list, without pages. */
  readonly isWhole?: boolean;
  readonly skeleton: ReactNode;
  /** The view itself. */
  readonly children: ReactNode;
}

/** Around any view of the projects: loading, failure, nothing there, pages. */
export const ListState = ({
  filter,
  onPage,
  onClear,
  newProject,
  error,
  loading,
  onRetry,
  total,
  pageSize,
  isWhole = false,
  skeleton,
  children,
}: ListStateProps) => {
  if (error && !loading)
    return <LoadError title={projectSentences.fetchFailed} error={error} retry={onRetry} />;
  if (!total) return skeleton;
  const narrowed = narrowing(filter);
  const all = pluralize(total.total, 'project');
  if (total.total === 0)
    return narrowed ? (
      <EmptyState title="No matching projects" text={`No projects ${narrowed}.`}>
        <Button variant="outline" onClick={onClear}>
          Clear search and filter
        </Button>
      </EmptyState>
    ) : (
      <EmptyState title="No projects yet" text="A project follows one home from design to move-in.">
        {newProject}
      </EmptyState>
    );
  return (
    <>
      {children}
      <ListFoot>
        <Pager
          label="Projects"
          pagination={isWhole ? { page: 1, totalPages: 1 } : total}
          requestedPage={filter.page}
          rangeText={
            pageSize === undefined ? all : rangeText(isWhole ? { ...total, page: 1 } : total, pageSize, all)
          }
          onPage={onPage}
        />
      </ListFoot>
    </>
  );
};
