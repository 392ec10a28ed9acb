import { projectsPageSize, type ProjectSort } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { useApolloClient } from '@apollo/client/react';
import {
  ProjectsDocument,
  useProjectsQuery,
  type ProjectTableRowFragment,
} from '../../../../gql/generated.ts';
import { useAssignSelection } from '../../../../domain/owner/use-assign-selection.tsx';
import { useLastPage } from '../../../../platform/navigation/list-url.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { useCards } from '../../../../ui/actions/narrow-window.ts';
import { LivePagesNotes, useLivePages } from '../../../../ui/lists/live-pages.tsx';
import { scrollableRows } from '../../../../ui/lists/scrolled-pages.ts';
import { readableParts } from '../project-query.ts';
import { ListState } from './list-state.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectGrid, ProjectGridSkeleton } from './project-grid.tsx';
import type { ProjectListing } from './project-listing.ts';
import { ProjectTable, ProjectTableSkeleton, type useProjectColumns } from './project-table.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

interface ProjectListViewProps extends ProjectListing {
  /** The cards of the portal instead of a table. */
  readonly asCards: boolean;
  /** A saved view: it is scrolled over from its beginning, instead of having pages. */
  readonly whole: boolean;
  readonly columns: ReturnType<typeof useProjectColumns>;
  readonly onSort: (sort: ProjectSort) => void;
  readonly onEdit: (id: string) => void;
}

/** The projects: one page of them, or all. */
export const ProjectListView = ({
  asCards,
  whole,
  columns,
  onSort,
  onEdit,
  ...listing
}: ProjectListViewProps) => {
  const { user } = useSession();
  const client = useApolloClient();
  const { filter, onPage } = listing;
  const isWhole = !useCards() && whole && !asCards;
  const variables = { ...filter, ...readableParts(user), page: isWhole ? 1 : filter.page };
  const { data, previousData, loading, error, refetch } = useProjectsQuery({
    variables,
    ...networkOnly,
  });
  const page = (data ?? previousData)?.projects;
  const pages = useLivePages({
    refetch,
    kinds: ['projects'],
    key: isWhole ? JSON.stringify(variables) : null,
    first: page?.projects,
    total: page?.pagination.total,
    pageSize: projectsPageSize,
    read: async (number) => {
      const further = await client.query({
        query: ProjectsDocument,
        variables: { ...variables, page: number },
      });
      return further.data?.projects.projects ?? [];
    },
  });
  const assigning = useAssignSelection<ProjectTableRowFragment>({
    kind: 'project',
    rows: pages.near,
    view: JSON.stringify(variables),
    nameOf: ({ name }) => name,
    onChanged: pages.readAgain,
  });
  // Reading the same rows again, as after somebody else's change, does not dim them.
  const isChanging = loading && data === undefined;
  const isBeyond = useLastPage(
    { page: variables.page, change: ({ page: to }) => onPage(Number(to)) },
    data?.projects.pagination.totalPages,
  );
  return (
    <ListState
      {...listing}
      error={error}
      loading={loading}
      onRetry={pages.readAgain}
      total={isBeyond ? undefined : page?.pagination}
      pageSize={isWhole ? scrollableRows : projectsPageSize}
      isWhole={isWhole}
      skeleton={asCards ? <ProjectGridSkeleton /> : <ProjectTableSkeleton />}
    >
      {asCards ? (
        <ProjectGrid aria-busy={isChanging} opacity={isChanging ? '0.6' : '1'}>
          {page?.projects.map((project) => (
            <ProjectCard key={project.id} project={project} onEdit={() => onEdit(project.id)} />
          ))}
        </ProjectGrid>
      ) : (
        <>
          {assigning.bar}
          <ProjectTable
            projects={pages.near}
            scrolled={pages.rows}
            onPointer={pages.onPointer}
            busy={isChanging}
            sort={filter.sort}
            onSort={onSort}
            onEdit={onEdit}
            selection={assigning.selection}
            layout={columns.layout}
            onLayout={columns.change}
          />
        </>
      )}
      <LivePagesNotes things="Projects" pages={pages} />
    </ListState>
  );
};
