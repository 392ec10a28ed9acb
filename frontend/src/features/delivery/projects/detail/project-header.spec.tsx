import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { boardProject, projectDetails } from '../../../../testing/projects-screen.tsx';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { Toaster } from '../../../../ui/toasts/toaster.tsx';
import { ProjectHeader } from './project-header.tsx';

const draw = (role: 'admin' | 'customer', over: object = {}) => {
  const delivery = {
    __typename: 'ProjectStage',
    id: 's3',
    name: 'Delivery',
    plannedFor: null,
    beganOn: null,
    finishedOn: null,
  };
  const api = fakeApi({
    Project: () => ({ project: projectDetails({ dueOn: '2026-01-17', daysLate: 3, ...over }) }),
    MoveProject: () => ({
      moveProject: boardProject('Alder', { version: 4, stage: 'Permits', nextStage: delivery }),
    }),
    UndoProjectMove: () => ({ undoProjectMove: boardProject('Alder', { version: 5 }) }),
  });
  renderAt(
    <DataProvider>
      <ProjectHeader id="Alder">The page</ProjectHeader>
      <Toaster />
    </DataProvider>,
    { at: '/projects/Alder', user: userOf(role) },
  );
  return api;
};

it('says in one line where the project is, and moves it to the next stage with one press, which can be undone', async () => {
  const api = draw('admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Move to Permits' }));
  expect(await screen.findByRole('button', { name: 'Move to Delivery' })).toBeEnabled();
  expect(api.sent('MoveProject')).toEqual([{ id: 'Alder', input: { version: 3, stage: 'Permits' } }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Move to Permits' })).toBeEnabled();
  await waitFor(() => expect(api.sent('UndoProjectMove')).toEqual([{ id: 'Alder', input: { version: 4 } }]));
});

it('tells staff how late the stage is; its name is in the bar above', async () => {
  draw('admin');
  expect((await screen.findByText('3 days late')).parentElement).toHaveTextContent(
    /^Design · due Jan 17, 2026 · 3 days late$/,
  );
  expect(screen.queryByRole('heading', { name: 'Alder Home' })).toBeNull();
});

it.each([
  ['customer', {}],
  ['admin', { status: 'completed' }],
  ['admin', { nextStage: null }],
] as const)('offers no move to %s with %o', async (role, over) => {
  draw(role, over);
  await screen.findByText('The page');
  expect(screen.queryByRole('button', { name: /^Move to/ })).toBeNull();
  expect(screen.queryByText(/late/) === null).toBe(role === 'customer');
});
