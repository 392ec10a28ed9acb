import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useAddressAction } from '../../../../platform/navigation/address-action.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useRefetchOfProjects } from '../project-query.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { EditProjectDialog } from '../forms/edit-project-dialog.tsx';
import { NewProjectDialog } from '../forms/new-project-dialog.tsx';
import { ProjectListMenu } from './project-list-menu.tsx';
import { ProjectListView } from './project-list-view.tsx';
import { parametersOf, type ProjectListing, type ShownProjects } from './project-listing.ts';
import { ProjectColumnMenu, useProjectColumns } from './project-table.tsx';
import { useProjectUrlState } from './project-url-state.ts';
import { ProjectToolbar } from './project-toolbar.tsx';
import { RowsSkeleton } from './view-skeletons.tsx';
import { BoardSkeleton } from '../../../../ui/board/board-skeleton.tsx';
import { ViewSwitch } from '../../../../ui/lists/view-switch.tsx';
import { projectViews, viewTitles } from './project-views.ts';

const Board = lazy(() =>
  import('../board/project-board-view.tsx').then((file) => ({ default: file.ProjectBoardView })),
);
const Schedule = lazy(() =>
  import('../schedule/project-schedule-view.tsx').then((file) => ({ default: file.ProjectScheduleView })),
);

interface ProjectsTabProps {
  /** The saved view that is open, with its columns. */
  readonly saved?: { readonly id: string; readonly columns: ColumnLayout | null } | null;
  /** Draws what saves the list as it is, among its buttons. */
  readonly saveView?: (shown: ShownProjects) => ReactNode;
}

/** All projects as cards, a table, a board or a timeline: find, open, move, create and edit them. View and filter are in the address. */
export const ProjectsTab = ({ saved = null, saveView }: ProjectsTabProps) => {
  const { user } = useSession();
  const { filter, search, view, change } = useProjectUrlState(saved ? 'table' : 'cards');
  const [adding, setAdding] = useRestoredState('projects-new', false, restorable.one(true));
  const [editing, setEditing] = useRestoredState<string | null>('projects-open', null, restorable.text);
  const mayAdd = can(user, 'project:create');
  useAddressAction('new', (what) => what === 'project' && mayAdd && setAdding(true));
  const columns = useProjectColumns(saved);
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useRefetchOfProjects();

  const focusHeading = (): void => heading.current?.focus();
  const newProject = mayAdd && (
    <Button flex={{ base: '1 1 8rem', sm: '0 0 auto' }} onClick={() => setAdding(true)}>
      <PlusIcon />
      New Project
    </Button>
  );
  const listing: ProjectListing = {
    filter,
    onPage: (page) => {
      change({ page });
      focusHeading();
    },
    onClear: () => {
      change({ search: '', status: '', owner: '' });
      focusHeading();
    },
    newProject,
  };

  return (
    <chakra.section
      aria-labelledby="projects-heading"
      display="grid"
      gap={{ base: '4', md: '2' }}
      gridTemplateColumns="minmax(0, 1fr)"
      mb={{ sm: '-8' }}
    >
      {/* The bar above says it already. */}
      <chakra.h2 id="projects-heading" ref={heading} tabIndex={-1} srOnly>
        Projects
      </chakra.h2>
      <ProjectToolbar
        search={search}
        filter={filter}
        view={view}
        onSearch={(text) => change({ search: text }, Boolean(search && text))}
        onStatus={(status) => change({ status })}
        onOwner={(owner) => change({ owner })}
        onSort={(sort) => change({ sort })}
      >
        {saveView?.({ parameters: parametersOf(filter), columns: columns.layout })}
        {(view === 'table' || view === 'cards') && <ProjectListMenu filter={filter} />}
        {view === 'table' && <ProjectColumnMenu layout={columns.layout} onLayout={columns.change} />}
        <ViewSwitch
          views={projectViews.map((each) => [each, viewTitles[each]] as const)}
          view={view}
          onView={(next) => change({ view: next })}
        />
        {newProject}
      </ProjectToolbar>
      {view === 'board' ? (
        <Suspense fallback={<BoardSkeleton />}>
          <Board {...listing} onEdit={setEditing} />
        </Suspense>
      ) : view === 'timeline' ? (
        <Suspense fallback={<RowsSkeleton />}>
          <Schedule {...listing} onEdit={setEditing} />
        </Suspense>
      ) : (
        <ProjectListView
          {...listing}
          asCards={view === 'cards'}
          whole={saved !== null}
          columns={columns}
          onSort={(sort) => change({ sort })}
          onEdit={setEditing}
        />
      )}
      {adding && mayAdd && <NewProjectDialog onClose={() => setAdding(false)} onSaved={read} />}
      {editing && <EditProjectDialog id={editing} onClose={() => setEditing(null)} onSaved={read} />}
    </chakra.section>
  );
};
