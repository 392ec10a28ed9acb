import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { boardProject, drawProjects } from '../../../../testing/projects-screen.tsx';

const at = '/admin?tab=projects&view=timeline';
const projects = [
  boardProject('Alder', { dueOn: null, stages: [], startDate: null, estimatedCompletion: null }),
  boardProject('Cedar', { dueOn: '2027-01-17', daysLate: 3 }),
  boardProject('Birch'),
];

it('draws each project as a bar of its stages, and tells them in words', async () => {
  drawProjects(at, projects);
  const timeline = await screen.findByRole('group', { name: 'Timeline of the projects' });
  expect(timeline).toHaveAttribute('tabindex', '0');
  const [alder, cedar, birch] = within(timeline).getAllByRole('listitem');
  expect(within(alder!).getByRole('img', { name: 'No dates yet' })).toBeInTheDocument();
  expect(
    within(birch!).getByRole('img', { name: 'Design Jan 4 to Feb 1, Permits Feb 1 to Jun 30' }),
  ).toBeInTheDocument();
  expect(within(cedar!).getByText('3 days late')).toBeInTheDocument();
  expect(within(birch!).queryByText(/late/)).toBeNull();
  expect(within(cedar!).getByRole('button', { name: 'More actions for Cedar Home' })).toBeInTheDocument();
  expect(within(cedar!).getByRole('link', { name: /Cedar Home/ })).toHaveAttribute('href', '/projects/Cedar');
  expect(screen.getByText('Jan 2027')).toBeInTheDocument();
  expect(screen.getByText('Jun 2027')).toBeInTheDocument();
});

it('names a stage on its part of the bar, and the current one behind the bar where that is too short', async () => {
  const stage = (name: string, plannedFor: string, beganOn: string | null = null) => ({
    __typename: 'ProjectStage',
    id: name,
    name,
    plannedFor,
    beganOn,
    finishedOn: null,
  });
  drawProjects(at, [
    boardProject('Short', {
      stages: [
        stage('Site Preparation', '2027-01-18', '2027-01-18'),
        stage('Foundation', '2027-01-25'),
        stage('Factory Build', '2027-03-01'),
      ],
    }),
  ]);
  const bar = await screen.findByRole('img', { name: /Site Preparation Jan 18 to Jan 25/ });
  // Seven days are 28 pixels: the name stands once, and not within the bar's part.
  const [name] = within(bar).getAllByText('Site Preparation');
  expect(name).not.toHaveAttribute('title');
  expect(within(bar).getByText('Foundation')).toHaveAttribute('title');
});

it('is a list by the next date on a phone', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  drawProjects(at, projects);
  const list = await screen.findByRole('list', { name: 'Projects by their next date' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Cedar HomeDesign · due Jan 17 · 3 days late',
    'Birch HomeDesign · due Feb 1',
    'Alder HomeDesign',
  ]);
});
