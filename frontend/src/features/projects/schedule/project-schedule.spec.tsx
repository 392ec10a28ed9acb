import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { boardProject, drawProjects } from '../../../testing/projects-screen.tsx';

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
  expect(within(cedar!).getByRole('link', { name: /Cedar Home/ })).toHaveAttribute('href', '/projects/Cedar');
  expect(screen.getByText('Jan 2027')).toBeInTheDocument();
  expect(screen.getByText('Jun 2027')).toBeInTheDocument();
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
