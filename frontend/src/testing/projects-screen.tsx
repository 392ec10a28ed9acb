import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { eachProjectText } from '@hearthline/rules/delivery/projects/project-texts.ts';
import { ProjectsTab } from '../features/delivery/projects/list/projects-tab.tsx';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { fakeApi } from './fake-api.ts';
import { renderAt, userOf } from './render.tsx';

/** A project as the board and the timeline over all projects get it. */
export const boardProject = (id: string, over: object = {}) => ({
  __typename: 'Project',
  id,
  version: 3,
  name: `${id} Home`,
  status: 'planning',
  stage: 'Design',
  progress: 5,
  customerName: 'Jane Doe',
  managerId: null,
  managerName: null,
  startDate: '2027-01-04',
  estimatedCompletion: '2027-06-30',
  dueOn: '2027-02-01',
  daysLate: null as number | null,
  viewerCanEdit: true,
  stages: [
    {
      __typename: 'ProjectStage',
      id: `${id}-1`,
      name: 'Design',
      plannedFor: '2027-01-04',
      beganOn: '2027-01-04',
      finishedOn: null,
    },
    {
      __typename: 'ProjectStage',
      id: `${id}-2`,
      name: 'Permits',
      plannedFor: '2027-02-01',
      beganOn: null,
      finishedOn: null,
    },
  ],
  nextStage: {
    __typename: 'ProjectStage',
    id: `${id}-2`,
    name: 'Permits',
    plannedFor: '2027-02-01',
    beganOn: null,
    finishedOn: null,
  },
  ...over,
});

const pagination = (total: number) => ({ __typename: 'Pagination', page: 1, totalPages: 1, total });

/** A project of the list, with everything that its card shows. */
const listed = (id: string) => ({
  ...boardProject(id),
  description: '',
  contractorName: null,
  address: null,
  budget: 250_000,
  actualCost: 12_000,
  sqft: null,
  bedrooms: null,
  bathrooms: null,
  ...eachProjectText(() => null),
  viewerCanEdit: true,
  viewerCanSeeBudget: true,
  viewerCanSeeCost: true,
});

/** A project as its page gets it. */
export const projectDetails = (over: object = {}) => ({
  ...listed('Alder'),
  contactPhone: null,
  contactEmail: null,
  notes: null,
  completedAt: null,
  viewerEditableFields: ['name'],
  customer: null,
  contractor: null,
  contact: null,
  ...over,
});

/** The projects of the admin's console. A move is answered as the server would. */
export const drawProjects = (
  at: string,
  projects = [boardProject('Alder'), boardProject('Cedar', { stage: 'Foundation' })],
) => {
  const board = () => ({
    projectBoard: {
      __typename: 'ProjectBoard',
      today: '2027-01-20',
      projects,
      pagination: pagination(projects.length),
    },
  });
  const moved = ({ id, input }: Record<string, unknown>) => ({
    ...projects.find((project) => project.id === id),
    ...(input as object),
    version: (input as { version: number }).version + 1,
  });
  const api = fakeApi({
    Projects: () => ({
      projects: {
        __typename: 'ProjectPage',
        projects: projects.map(({ id }) => listed(id)),
        pagination: { ...pagination(52), totalPages: 3 },
      },
    }),
    Preferences: () => ({
      preferences: {
        __typename: 'Preferences',
        keyboardShortcuts: true,
        contactColumns: null,
        projectColumns: null,
        userColumns: null,
        homeColumns: null,
        dealColumns: null,
      },
    }),
    ProjectBoard: board,
    ProjectSchedule: board,
    MoveProject: (variables) => ({ moveProject: moved(variables) }),
    UndoProjectMove: (variables) => ({ undoProjectMove: moved(variables) }),
  });
  const view = renderAt(
    <DataProvider>
      <ProjectsTab />
      <Toaster />
    </DataProvider>,
    { at, user: userOf('admin') },
  );
  return { api, ...view };
};
