import { screen, waitFor } from '@testing-library/react';
import { eachProjectText } from '@hearthline/rules/delivery/projects/project-texts.ts';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { endSession } from '../../../../testing/end-session.ts';
import { PlanStagesDialog } from './plan-stages-dialog.tsx';

const stage = (id: string, name: string, other: object = {}) => ({
  __typename: 'ProjectStage',
  id,
  name,
  plannedFor: null,
  beganOn: null,
  finishedOn: null,
  ...other,
});
const stored = (other: object = {}) => ({
  __typename: 'Project',
  id: 'p1',
  version: 3,
  name: 'Cedar',
  description: '',
  status: 'in_progress',
  stage: 'Permits',
  progress: 10,
  customerName: null,
  contractorName: null,
  managerName: null,
  address: null,
  startDate: '2027-01-04',
  estimatedCompletion: '2027-04-14',
  budget: null,
  actualCost: null,
  sqft: null,
  bedrooms: null,
  bathrooms: null,
  ...eachProjectText(() => null),
  viewerCanEdit: true,
  viewerCanSeeBudget: true,
  viewerCanSeeCost: true,
  contactPhone: null,
  contactEmail: null,
  notes: null,
  completedAt: null,
  dueOn: null,
  daysLate: null,
  viewerEditableFields: ['name'],
  customer: null,
  contractor: null,
  contact: null,
  nextStage: null,
  stages: [
    stage('s1', 'Design', { beganOn: '2027-01-04', finishedOn: '2027-01-10' }),
    stage('s2', 'Permits', { beganOn: '2027-01-10' }),
    stage('s3', 'Delivery'),
  ],
  ...other,
});
const closed = vi.fn();
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  closed.mockClear();
  api = fakeApi({ PlanProjectStages: () => ({ planProjectStages: stored({ version: 4 }) }) });
});
const draw = (project = stored()) =>
  renderAt(
    <DataProvider>
      <PlanStagesDialog project={project as never} onClose={closed} />
    </DataProvider>,
    { at: '/projects/p1', session: sessionOf({ user: userOf('admin') }) },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const planned = () =>
  api.sent('PlanProjectStages').at(-1)?.input as {
    version: number;
    stages: { name: string; plannedFor: string | null }[];
  };

it('orders, adds, removes and dates stages by keyboard and pointer, and keeps the one the work is in', async () => {
  draw();
  expect(screen.getByRole('button', { name: 'Remove Permits' })).toBeDisabled();
  await press('Move Delivery up');
  await press('Remove Design');
  await press('Add stage');
  await userEvent.type(screen.getByLabelText('Stage 3 *'), 'Garden');
  await press('Reset to default days');
  await press('Save time line');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(planned()).toEqual({
    version: 3,
    stages: [
      { name: 'Delivery', plannedFor: '2027-03-11', beganOn: null, finishedOn: null },
      { name: 'Permits', plannedFor: '2027-01-12', beganOn: '2027-01-10', finishedOn: null },
      { name: 'Garden', plannedFor: null, beganOn: null, finishedOn: null },
    ],
  });
});

it('says at which stage something is wrong before anything is sent', async () => {
  draw();
  await userEvent.type(screen.getAllByLabelText('Finished on')[2]!, '2027-03-01');
  await userEvent.clear(screen.getByLabelText('Stage 1 *'));
  await press('Save time line');
  await waitFor(() =>
    expect(screen.getAllByLabelText('Finished on')[2]).toHaveAttribute('aria-invalid', 'true'),
  );
  expect(screen.getByLabelText('Stage 1 *')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.clear(screen.getAllByLabelText('Finished on')[2]!);
  await userEvent.type(screen.getByLabelText('Stage 1 *'), 'permits');
  await press('Save time line');
  expect(await screen.findByText('Two stages have the same name')).toBeInTheDocument();
  expect(api.sent('PlanProjectStages')).toEqual([]);
});

it.each([
  ['Load the newer version', ['Permits']],
  ['Keep what I typed', ['Permits', 'Handover']],
])('planned by two at once: %s', async (choice, names) => {
  api.answer('PlanProjectStages', () => refusal('CONFLICT', 'Changed.'));
  api.answer('Project', () => ({ project: stored({ version: 9, stages: [stage('s2', 'Permits')] }) }));
  draw();
  await userEvent.clear(screen.getByLabelText('Stage 3 *'));
  await userEvent.type(screen.getByLabelText('Stage 3 *'), 'Handover');
  await press('Save time line');
  await press(choice);
  api.answer('PlanProjectStages', () => ({ planProjectStages: stored({ version: 10 }) }));
  await press('Save time line');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(planned().version).toBe(9);
  expect(planned().stages.map(({ name }) => name)).toEqual(names);
});

it('that comes back after the session ended overwrites nothing that somebody else planned meanwhile, however often it ends', async () => {
  const theirs = stored({
    version: 4,
    stages: [
      stage('s1', 'Design'),
      stage('s2', 'Permits', { plannedFor: '2027-02-02' }),
      stage('s3', 'Delivery'),
    ],
  });
  api.answer('PlanProjectStages', () => refusal('CONFLICT', 'Changed.'));
  api.answer('Project', () => ({ project: theirs }));
  const view = draw();
  await userEvent.clear(screen.getByLabelText('Stage 3 *'));
  await userEvent.type(screen.getByLabelText('Stage 3 *'), 'Handover');
  endSession(view);
  const again = draw(theirs);
  await waitFor(() => expect(screen.getByLabelText('Stage 3 *')).toHaveValue('Handover'));
  endSession(again);
  const last = draw(theirs);
  await waitFor(() => expect(screen.getByLabelText('Stage 3 *')).toHaveValue('Handover'));
  await press('Save time line');
  await press('Keep what I typed');
  await waitFor(() => expect(screen.getAllByLabelText('Planned for')[1]).toHaveValue('2027-02-02'));
  endSession(last);
  draw(theirs);
  await waitFor(() => expect(screen.getByLabelText('Stage 3 *')).toHaveValue('Handover'));
  api.answer('PlanProjectStages', () => ({ planProjectStages: stored({ version: 5 }) }));
  await press('Save time line');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(planned()).toMatchObject({
    version: 4,
    stages: [{ name: 'Design' }, { name: 'Permits', plannedFor: '2027-02-02' }, { name: 'Handover' }],
  });
});
