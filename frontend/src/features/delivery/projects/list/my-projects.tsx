import { chakra } from '@chakra-ui/react/styled-system';
import { homeOf } from '@hearthline/rules/permissions.ts';
import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { Fragment, lazy, Suspense, useDeferredValue, useRef } from 'react';
import { useMyProjectsQuery } from '../../../../gql/generated.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useLastPage, useListUrl } from '../../../../platform/navigation/list-url.ts';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { NextSteps, type GetProjectTasks } from '../detail/next-steps.tsx';
import { SignedHome } from '../detail/signed-home.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectGrid, ProjectGridSkeleton } from './project-grid.tsx';

const EditProjectDialog = lazy(() =>
  import('../forms/edit-project-dialog.tsx').then((file) => ({ default: file.EditProjectDialog })),
);

/** The customer's own projects: at the top what happens next and what there is to do, below it the projects. */
export const MyProjects = ({ tasksOf }: { readonly tasksOf?: GetProjectTasks }) => {
  const { page, change } = useListUrl({ home: homeOf.customer });
  const { data, previousData, loading, error, refetch } = useMyProjectsQuery({
    variables: { page, withCost: false, withBudget: true, withPeople: false },
  });
  const [editing, setEditing] = useRestoredState<string | null>('my-projects-open', null, restorable.text);
  const heading = useRef<HTMLHeadingElement>(null);
  // Rendered in slices, so that the page responds while its cards are made.
  const shown = useDeferredValue((data ?? previousData)?.projects);
  useLastPage({ page, change }, shown?.pagination.totalPages);
  const read = (): void => void refetch().catch(() => undefined);
  const underway =
    shown?.projects.filter(({ status }) => status !== 'completed' && status !== 'cancelled') ?? [];

  return (
    <chakra.section
      aria-labelledby="my-projects-heading"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Heading ref={heading} id="my-projects-heading" look="subheading" tabIndex={-1}>
        My Projects
      </Heading>
      {error && !loading ? (
        <LoadError title={projectSentences.fetchFailed} error={error} retry={read} />
      ) : !shown ? (
        <ProjectGridSkeleton />
      ) : shown.projects.length === 0 ? (
        <EmptyState title="No projects yet" text={projectSentences.none}>
          <ButtonLink to="/appointments" variant="outline">
            Book Consultation
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          {underway.map((project) => (
            <Fragment key={project.id}>
              <SignedHome projectId={project.id} />
              <NextSteps project={project} tasksOf={tasksOf} forCustomer named />
            </Fragment>
          ))}
          <ProjectGrid aria-busy={loading}>
            {shown.projects.map((project) => (
              <ProjectCard key={project.id} own project={project} onEdit={() => setEditing(project.id)} />
            ))}
          </ProjectGrid>
        </>
      )}
      {shown && shown.pagination.totalPages > 1 && (
        <Pager
          label="My Projects"
          pagination={shown.pagination}
          requestedPage={page}
          rangeText=""
          onPage={(to) => {
            change({ page: to });
            heading.current?.focus();
          }}
        />
      )}
      <Suspense>
        {editing && <EditProjectDialog id={editing} onClose={() => setEditing(null)} onSaved={read} />}
      </Suspense>
    </chakra.section>
  );
};
