import { projectsPageSize, type ProjectSort } from '@hearthline/rules/projects/rules.ts';
import { useProjectsQuery } from '../../../gql/generated.ts';
import { useLastPage } from '../../../platform/navigation/list-url.ts';
import { useWorkspaceChanges } from '../../../platform/graphql/workspace-changes.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { readableParts } from '../project-query.ts';
import { ListState } from './list-state.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectGrid, ProjectGridSkeleton } from './project-grid.tsx';
import type { ProjectListing } from './project-listing.ts';
import { ProjectTable, ProjectTableSkeleton, type useProjectColumns } from './project-table.tsx';

interface ProjectListViewProps extends ProjectListing {
  /** The cards of the portal instead of a table. */
  readonly asCards: boolean;
  readonly columns: ReturnType<typeof useProjectColumns>;
  readonly onSort: (sort: ProjectSort) => void;
  readonly onEdit: (id: string) => void;
}

/** One page of the projects. */
export const ProjectListView = ({ asCards, columns, onSort, onEdit, ...listing }: ProjectListViewProps) => {
  const { user } = useSession();
  const { filter, onPage } = listing;
  const { data, previousData, loading, error, refetch } = useProjectsQuery({
    variables: { ...filter, ...readableParts(user) },
    fetchPolicy: 'network-only',
  });
  const read = (): void => void refetch().catch(() => undefined);
  useWorkspaceChanges(['projects'], read);
  const page = (data ?? previousData)?.projects;
  const isBeyond = useLastPage(
    { page: filter.page, change: ({ page: to }) => onPage(Number(to)) },
    data?.projects.pagination.totalPages,
  );
  return (
    <ListState
      {...listing}
      error={error}
      loading={loading}
      onRetry={read}
      total={isBeyond ? undefined : page?.pagination}
      pageSize={projectsPageSize}
      skeleton={asCards ? <ProjectGridSkeleton /> : <ProjectTableSkeleton />}
    >
      {asCards ? (
        <ProjectGrid aria-busy={loading} opacity={loading ? '0.6' : '1'}>
          {page?.projects.map((project) => (
            <ProjectCard key={project.id} project={project} onEdit={() => onEdit(project.id)} />
          ))}
        </ProjectGrid>
      ) : (
        <ProjectTable
          projects={page?.projects ?? []}
          busy={loading}
          sort={filter.sort}
          onSort={onSort}
          layout={columns.layout}
          onLayout={columns.change}
        />
      )}
    </ListState>
  );
};
