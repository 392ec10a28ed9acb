import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { projectSentences } from '@hearthline/rules/projects/rules.ts';
import { useRef } from 'react';
import { useProjectsQuery } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { restorable, useRestoredState } from '../../../platform/form-memory/restored-form.ts';
import { useLastPage } from '../../../platform/navigation/list-url.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import { ListHeader } from '../../../ui/lists/list-header.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { EditProjectDialog } from '../form/edit-project-dialog.tsx';
import { NewProjectDialog } from '../form/new-project-dialog.tsx';
import { useProjectUrlState } from './project-url-state.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectGrid, ProjectGridSkeleton } from './project-grid.tsx';
import { readableParts } from '../project-query.ts';
import { ProjectToolbar } from './project-toolbar.tsx';
import { filterTitles } from '../project-words.ts';

const nothing = { page: 1, totalPages: 1, total: 0 } as const;

/** All projects: find, open, create and edit them. The filter is in the address. */
export const ProjectsTab = () => {
  const { user } = useSession();
  const { filter, search, change } = useProjectUrlState();
  const variables = { ...filter, ...readableParts(user) };
  const { data, previousData, loading, error, refetch } = useProjectsQuery({
    variables,
    fetchPolicy: 'network-only',
  });
  const [adding, setAdding] = useRestoredState('projects-new', false, restorable.one(true));
  const [editing, setEditing] = useRestoredState<string | null>('projects-open', null, restorable.text);
  const heading = useRef<HTMLHeadingElement>(null);

  const { projects, pagination } = (data ?? previousData)?.projects ?? { projects: [], pagination: nothing };
  const isBeyond = useLastPage({ page: filter.page, change }, data?.projects.pagination.totalPages);
  const known = Boolean(data ?? previousData) && !isBeyond;
  const narrowed = Boolean(filter.search ?? filter.status);
  const mayCreate = can(user, 'project:create');
  const read = (): void => void refetch().catch(() => undefined);

  const focusHeading = (): void => heading.current?.focus();
  const newProject = mayCreate && (
    <Button onClick={() => setAdding(true)}>
      <PlusIcon />
      New Project
    </Button>
  );
  const matches = [
    filter.search && `match “${filter.search}”`,
    filter.status && `are listed under ${filterTitles[filter.status]}`,
  ]
    .filter(Boolean)
    .join(' and ');

  return (
    <chakra.section
      aria-labelledby="projects-heading"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <ListHeader
        id="projects-heading"
        ref={heading}
        title="Projects"
        count={
          known &&
          !error && (
            <Text look="small" quiet role="status">
              {pagination.total} {narrowed ? 'found' : 'in all'}
            </Text>
          )
        }
      >
        {newProject}
      </ListHeader>
      <ProjectToolbar
        search={search}
        filter={filter}
        onSearch={(text) => change({ search: text }, Boolean(search && text))}
        onStatus={(status) => change({ status })}
        onSort={(sort) => change({ sort })}
      />
      {error && !loading ? (
        <ErrorNotice title={projectSentences.fetchFailed} onRetry={read}>
          {errorText(error)}
        </ErrorNotice>
      ) : !known ? (
        <ProjectGridSkeleton />
      ) : projects.length > 0 ? (
        <ProjectGrid aria-busy={loading} opacity={loading ? '0.6' : '1'}>
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} onEdit={() => setEditing(project.id)} />
          ))}
        </ProjectGrid>
      ) : narrowed ? (
        <EmptyState title="No matching projects" text={`No projects ${matches}.`}>
          <Button
            variant="outline"
            onClick={() => {
              change({ search: '', status: '' });
              focusHeading();
            }}
          >
            Clear search and filter
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          title="No projects yet"
          text="A project follows one home from the first drawing to the key."
        >
          {newProject}
        </EmptyState>
      )}
      {known && !error && pagination.totalPages > 1 && (
        <Pager
          label="Projects"
          pagination={pagination}
          asked={filter.page}
          rangeText=""
          onPage={(page) => {
            change({ page });
            focusHeading();
          }}
        />
      )}
      {adding && <NewProjectDialog onClose={() => setAdding(false)} onSaved={read} />}
      {editing && <EditProjectDialog id={editing} onClose={() => setEditing(null)} onSaved={read} />}
    </chakra.section>
  );
};
