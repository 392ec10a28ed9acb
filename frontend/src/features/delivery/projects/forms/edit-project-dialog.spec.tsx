import { screen, waitFor } from '@testing-library/react';
import { eachProjectText } from '@hearthline/rules/delivery/projects/project-texts.ts';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { EditProjectDialog } from './edit-project-dialog.tsx';

const stored = (other: object = {}) => ({
  __typename: 'Project',
  id: 'p1',
  version: 3,
  name: 'Cedar',
  description: 'A home',
  status: 'planning',
  stage: 'Design',
  progress: 10,
  address: null,
  startDate: null,
  estimatedCompletion: null,
  budget: 100000,
  actualCost: null,
  sqft: null,
  bedrooms: null,
  bathrooms: null,
  ...eachProjectText(() => null),
  contactPhone: null,
  contactEmail: null,
  notes: null,
  customer: null,
  contractor: null,
  managerId: null,
  managerName: null,
  contact: null,
  stages: [],
  viewerEditableFields: [
    'name',
    'description',
    'status',
    'stage',
    'progress',
    'startDate',
    'estimatedCompletion',
    'address',
    'notes',
  ],
  ...other,
});
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({
    ProjectToEdit: () => ({ project: stored() }),
    UpdateProject: () => refusal('CONFLICT', 'Somebody else changed this project.'),
  });
});

it.each([
  ['Load the newer version', null],
  ['Keep what I typed', '1 New Road'],
])('whoever is slower is told, and overwrites nothing else: %s', async (choice, address) => {
  let closed = 0;
  renderAt(
    <DataProvider>
      <EditProjectDialog id="p1" onClose={() => (closed += 1)} />
    </DataProvider>,
    { at: '/projects/p1', session: sessionOf({ user: userOf('admin') }) },
  );
  await userEvent.clear(await screen.findByLabelText(/^Site address/));
  await userEvent.type(screen.getByLabelText(/^Site address/), '1 New Road');
  api.answer('ProjectToEdit', () => ({ project: stored({ version: 7, name: 'Cedar II' }) }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Somebody else changed this/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Site address/)).toHaveValue('1 New Road');
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Cedar II'));
  expect(screen.getByLabelText(/^Site address/)).toHaveValue(address ?? '');
  expect(closed).toBe(0);

  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(api.sent('UpdateProject')).toHaveLength(2));
  expect(api.sent('UpdateProject').map(({ input }) => input)).toEqual([
    { version: 3, address: '1 New Road' },
    { version: 7, ...(address && { address }) },
  ]);
});

const stage = (id: string, name: string, plannedFor: string, beganOn: string | null = null) => ({
  __typename: 'ProjectStage',
  id,
  name,
  plannedFor,
  beganOn,
  finishedOn: null,
});
const draw = (other: object = {}) => {
  api.answer('ProjectToEdit', () => ({ project: stored(other) }));
  renderAt(
    <DataProvider>
      <EditProjectDialog id="p1" onClose={() => undefined} />
    </DataProvider>,
    { at: '/projects/p1', session: sessionOf({ user: userOf('admin') }) },
  );
};
const type = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it('says before saving which planned days move and where to, and what else follows', async () => {
  draw({
    startDate: '2027-01-01',
    estimatedCompletion: '2027-07-01',
    stages: [
      stage('s1', 'Design', '2027-01-01', '2027-01-01'),
      stage('s2', 'Foundation', '2027-02-06'),
      stage('s3', 'Move-In', '2027-06-25'),
    ],
  });
  expect(screen.queryByText(/Saving/)).toBeNull();
  await type(/^Start date/, '2027-02-01');
  await type(/^Estimated completion/, '2027-08-01');
  expect(await screen.findByText('Foundation: Feb 6, 2027 → Mar 9, 2027')).toBeInTheDocument();
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.includes('→')),
  ).toHaveLength(2);
  await type(/^Stage/, 'Foundation');
  expect(screen.getByText('Saving also sets the status to in progress.')).toBeInTheDocument();
  await type(/^Progress/, '95');
  expect(screen.getByText('A project in Foundation is at 10 to 45%, not at 95%')).toBeInTheDocument();
});

it('says that a project contradicts itself and what saving makes of it', async () => {
  draw({ stage: 'Move-In', progress: 3 });
  expect(
    await screen.findByText(
      'Status, stage and progress of this project contradict each other. Saving sets the status to in progress and the progress to 90%.',
    ),
  ).toBeInTheDocument();
});

it('asks for a reason when the server will not complete it without papers, and sends it', async () => {
  const text = 'The project cannot be completed: a permit was rejected.';
  draw({ status: 'in_progress', stage: 'Move-In', progress: 95 });
  api.answer('UpdateProject', () => refusal('BAD_INPUT', text, { withoutPapers: text }));
  await userEvent.selectOptions(await screen.findByLabelText(/^Status/), 'completed');
  expect(screen.queryByLabelText(/^Reason to go on/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await userEvent.type(await screen.findByLabelText(/^Reason to go on/), 'The county confirmed by phone');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(api.sent('UpdateProject')).toHaveLength(2));
  expect(api.sent('UpdateProject').map(({ input }) => input)).toEqual([
    { version: 3, status: 'completed' },
    { version: 3, status: 'completed', withoutPapers: 'The county confirmed by phone' },
  ]);
});
