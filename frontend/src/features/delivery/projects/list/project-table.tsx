import { chakra } from '@chakra-ui/react/styled-system';
import type { ColumnLayout, ColumnOf } from '@hearthline/rules/column-layout.ts';
import type { ProjectSort } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { ProjectTableRowFragment } from '../../../../gql/generated.ts';
import { projectTones } from '../../../../domain/state-tones.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { useToday } from '../../../../platform/dates/current-time.ts';
import { useColumnLayout } from '../../../../platform/preferences/column-layouts.ts';
import { Menu } from '../../../../ui/actions/menu.tsx';
import { ColumnMenu } from '../../../../ui/lists/column-menu.tsx';
import { ListSkeleton } from '../../../../ui/lists/list-skeleton.tsx';
import { Missing } from '../../../../ui/lists/list-table-parts.tsx';
import type { ListColumn, ListSelection } from '../../../../ui/lists/list-columns.ts';
import { ListTable } from '../../../../ui/lists/list-table.tsx';
import type { ScrolledRows } from '../../../../ui/lists/scrolled-pages.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { lateText, shortDay } from '../due-words.ts';
import { projectActions } from './project-actions.ts';
import { moneyOf, statusTitles } from '../project-words.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

type Project = ProjectTableRowFragment;
type Column = ListColumn<Project> & { readonly id: ColumnOf<'projects'> };

const NameLink = chakra(Link, {
  base: {
    fontWeight: '600',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

const Stage = ({ project: { stage, dueOn, daysLate } }: { readonly project: Project }) => {
  const today = useToday();
  return (
    <>
      {stage}
      {daysLate ? (
        <chakra.span color="danger" fontWeight="600">
          {` · ${lateText(daysLate)}`}
        </chakra.span>
      ) : (
        dueOn && <chakra.span color="quiet">{` · due ${shortDay(dueOn, today)}`}</chakra.span>
      )}
    </>
  );
};

const everyColumn: readonly Column[] = [
  {
    id: 'name',
    title: 'Project',
    width: 190,
    cell: ({ id, name }) => <NameLink to={`/projects/${id}`}>{name}</NameLink>,
  },
  { id: 'customer', title: 'Customer', width: 130, cell: ({ customerName }) => customerName ?? <Missing /> },
  { id: 'stage', title: 'Stage', width: 205, cell: (project) => <Stage project={project} /> },
  {
    id: 'status',
    title: 'Status',
    width: 124,
    minWidth: 112,
    cell: ({ status }) => <Badge tone={projectTones[status]}>{statusTitles[status]}</Badge>,
  },
  { id: 'progress', title: 'Progress', width: 98, figure: true, cell: ({ progress }) => `${progress}%` },
  {
    id: 'contractor',
    title: 'Contractor',
    width: 122,
    cell: ({ contractorName }) => contractorName ?? <Missing />,
  },
  { id: 'manager', title: 'Manager', width: 122, cell: ({ managerName }) => managerName ?? 'Unassigned' },
  {
    id: 'completion',
    title: 'Est. completion',
    width: 142,
    cell: ({ estimatedCompletion }) => (estimatedCompletion ? dayText(estimatedCompletion) : <Missing />),
  },
  {
    id: 'budget',
    title: 'Budget',
    width: 104,
    minWidth: 88,
    figure: true,
    cell: ({ budget }) => (typeof budget === 'number' ? moneyOf(budget) : <Missing />),
  },
  {
    id: 'spent',
    title: 'Spent',
    width: 104,
    figure: true,
    cell: ({ actualCost }) => (typeof actualCost === 'number' ? moneyOf(actualCost) : <Missing />),
  },
];

const withoutCost = everyColumn.filter(({ id }) => id !== 'spent');

/** The columns that a user has; the same array each time, so that rows are not drawn again. */
const useColumns = (): readonly Column[] => {
  const { user } = useSession();
  return can(user, 'project:read-cost') ? everyColumn : withoutCost;
};

/** The order that a head sorts by. Each has one direction: the one that people look for. */
const orders = {
  name: ['name', 'ascending'],
  completion: ['completion', 'ascending'],
  progress: ['progress', 'descending'],
  budget: ['budget', 'descending'],
} as const satisfies Partial<Record<ColumnOf<'projects'>, readonly [ProjectSort, string]>>;

const card = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  rowGap: '1',
  gridTemplateAreas:
    '"name status" "stage stage" "customer progress" "contractor completion" "manager manager" "budget spent" "tools tools"',
  ...Object.fromEntries(everyColumn.map(({ id }) => [`& > [data-column=${id}]`, { gridArea: id }])),
  // The box stands before the name, which makes room for it.
  '& > [data-box]': { gridArea: 'name', placeSelf: 'center start' },
  '& > [data-box] ~ [data-column=name]': { ps: { base: '9', md: '2' }, alignSelf: 'center' },
};

interface ProjectTableProps {
  readonly projects: readonly Project[];
  /** All projects, if the list has no pages. */
  readonly scrolled?: ScrolledRows<Project> | undefined;
  /** Other rows are loading; the old ones stay until then. */
  readonly busy?: boolean;
  /** The pointer came over the rows, or left them. */
  readonly onPointer?: (isOver: boolean) => void;
  readonly sort?: ProjectSort;
  readonly onSort?: (sort: ProjectSort) => void;
  readonly onEdit: (id: string) => void;
  readonly selection?: ListSelection<Project> | undefined;
  /** The columns, from `useProjectColumns`. */
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
}

/** The columns of the table of projects: each user's own, or those of the saved view that is open. */
export const useProjectColumns = (
  view: { readonly id: string; readonly columns: ColumnLayout | null } | null = null,
) =>
  useColumnLayout('projects', {
    view,
    onFailure: (reason) => showToast({ title: 'The columns were not saved', text: reason, tone: 'error' }),
  });

/** Chooses the columns of the table of projects. */
export const ProjectColumnMenu = ({
  layout,
  onLayout,
}: {
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout | null) => void;
}) => <ColumnMenu list="projects" columns={useColumns()} layout={layout} onLayout={onLayout} />;

/** The projects of one page, or all of them, each on one line; a card on a phone. */
export const ProjectTable = ({
  projects,
  scrolled,
  busy = false,
  onPointer,
  sort,
  onSort,
  onEdit,
  selection,
  layout,
  onLayout,
}: ProjectTableProps) => {
  // The same function at every rendering, so that rows are not drawn again.
  const tools = useCallback(
    (project: Project) => (
      <Menu label={`More actions for ${project.name}`} size="sm" actions={projectActions(project, onEdit)} />
    ),
    [onEdit],
  );
  const sorted = Object.entries(orders).find(([, [order]]) => order === sort);
  return (
    <ListTable
      list="projects"
      caption="Projects"
      columns={useColumns()}
      layout={layout}
      onLayout={onLayout}
      rows={projects}
      scrolled={scrolled}
      busy={busy}
      card={card}
      {...(selection && { selection })}
      tools={tools}
      onEnter={() => onPointer?.(true)}
      onLeave={() => onPointer?.(false)}
      {...(onSort && {
        sort: {
          column: sorted?.[0] ?? null,
          direction: sorted?.[1][1] ?? 'ascending',
          sortable: Object.keys(orders),
          // A second press goes back to the newest.
          onSort: (column: string) => {
            const order = orders[column as keyof typeof orders][0];
            onSort(order === sort ? 'newest' : order);
          },
        },
      })}
    />
  );
};

/** Gray rows in place of the table while it loads. */
export const ProjectTableSkeleton = () => (
  <ListSkeleton caption="Loading projects" titles={useColumns().map(({ title }) => title)} rows={6} />
);
