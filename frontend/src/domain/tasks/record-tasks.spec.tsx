import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { taskSentences } from '@hearthline/rules/office/tasks/task-rules.ts';
import { expect, it } from 'vitest';
import { DataProvider } from '../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderAt, userOf } from '../../testing/render.tsx';
import { Toaster } from '../../ui/toasts/toaster.tsx';
import { dayFromNow } from './follow-up-days.ts';
import { ContactTasks } from './record-tasks.tsx';

const taskOf = (id: string, title: string, more: object = {}) => ({
  __typename: 'Task',
  id,
  version: 1,
  title,
  dueOn: '2027-01-08',
  dueAt: null,
  doneAt: null,
  assignee: { __typename: 'StaffPerson', id: 'user-sales', name: 'Ada Lovelace' },
  viewerCanEdit: true,
  ...more,
});

const draw = (tasks: object[], role: 'sales' | 'customer' = 'sales') => {
  const api = fakeApi({
    ContactTasks: () => ({
      contact: { __typename: 'Contact', id: 'c1', firstName: 'Ada', lastName: 'Byron', tasks },
    }),
    TaskAssignees: () => ({
      staff: [
        { __typename: 'StaffPerson', id: 'user-sales', name: 'Ada Lovelace' },
        { __typename: 'StaffPerson', id: 'u2', name: 'Ben Seller' },
      ],
    }),
    UpdateTask: ({ id, version, input }: Record<string, unknown>) => ({
      updateTask: taskOf(String(id), 'Call back', { version: Number(version) + 1, ...(input as object) }),
    }),
    CreateTask: ({ input }: Record<string, unknown>) => ({
      createTask: taskOf('new', (input as { title: string }).title),
    }),
    RemoveTask: ({ id }: Record<string, unknown>) => ({ removeTask: id }),
    '/graphql/stream': () => ({}),
  });
  renderAt(
    <DataProvider>
      <ContactTasks id="c1" />
      <Toaster />
    </DataProvider>,
    { user: userOf(role) },
  );
  return api;
};
const press = (name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => userEvent.click(button));

it('completes a task with one press, and opens it again with another', async () => {
  const { sent } = draw([taskOf('t1', 'Call back')]);
  await press('Complete Call back');
  expect(await screen.findByText('Done')).toBeInTheDocument();
  await press('Undo');
  await waitFor(() =>
    expect(sent('UpdateTask')).toEqual([
      { id: 't1', version: 1, input: { done: true } },
      { id: 't1', version: 2, input: { done: false } },
    ]),
  );
});

it('shows what is open and whose it is, and lets those change it who may', async () => {
  draw([
    taskOf('t1', 'Call back', { assignee: null }),
    taskOf('t2', 'Of a colleague', { viewerCanEdit: false }),
    taskOf('t3', 'Done long ago', { doneAt: '2027-01-02T10:00:00Z' }),
  ]);
  expect(await screen.findByText('Call back')).toBeInTheDocument();
  expect(screen.getByText(/Nobody yet/)).toBeInTheDocument();
  expect(screen.getByText('Of a colleague')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Complete Of a colleague' })).toBeNull();
  expect(screen.queryByText('Done long ago')).toBeNull();
});

it('keeps what is done behind a press, where it can be opened again', async () => {
  const { sent } = draw([taskOf('t3', 'Done long ago', { doneAt: '2027-01-02T10:00:00Z' })]);
  await press('Done (1)');
  expect(screen.getByText('Done long ago')).toBeInTheDocument();
  await press('Reopen Done long ago');
  await waitFor(() => expect(sent('UpdateTask')).toEqual([{ id: 't3', version: 1, input: { done: false } }]));
});

it('removes a task, which is made again when that is taken back', async () => {
  const { sent, answer } = draw([taskOf('t1', 'Call back', { assignee: null })]);
  await screen.findByText('Call back');
  answer('ContactTasks', () => ({
    contact: { __typename: 'Contact', id: 'c1', firstName: 'Ada', lastName: 'Byron', tasks: [] },
  }));
  await press('More for Call back');
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Remove/ }));
  await waitFor(() => expect(sent('RemoveTask')).toEqual([{ id: 't1', version: 1 }]));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tasks' })).toHaveFocus());
  await press('Undo');
  await waitFor(() =>
    expect(sent('CreateTask')).toMatchObject([
      { input: { contactId: 'c1', title: 'Call back', assigneeId: null } },
    ]),
  );
});

it('follows up in three days with two presses, which can be taken back', async () => {
  const { sent } = draw([]);
  await press('Follow up: Ada Byron');
  await userEvent.click(await screen.findByRole('menuitem', { name: /^In 3 days/ }));
  await waitFor(() =>
    expect(sent('CreateTask')).toEqual([
      { input: { contactId: 'c1', title: 'Follow up with Ada Byron', dueOn: dayFromNow(3) } },
    ]),
  );
  await press('Undo');
  await waitFor(() => expect(sent('RemoveTask')).toEqual([{ id: 'new', version: 1 }]));
});

it('makes a task for somebody, at a time; without a title none, and a refusal is shown', async () => {
  const { sent, answer } = draw([]);
  await press('New task');
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
  expect(await dialog.findByText(taskSentences.title)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/What is to be done/), 'Send the plans');
  const day = dialog.getByLabelText(/^Day/);
  await userEvent.clear(day);
  await userEvent.type(day, '2027-01-11');
  await userEvent.type(dialog.getByLabelText(/^Time/), '14:30');
  await userEvent.selectOptions(dialog.getByLabelText('Who does it'), 'Ben Seller');
  answer('CreateTask', () => refusal('FORBIDDEN', 'You may not do this.'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
  expect(await dialog.findByText('You may not do this.')).toBeInTheDocument();
  expect(sent('CreateTask')).toEqual([
    {
      input: {
        contactId: 'c1',
        title: 'Send the plans',
        dueAt: new Date('2027-01-11T14:30').toISOString(),
        assigneeId: 'u2',
      },
    },
  ]);
});

it('is nothing for who works with no tasks', () => {
  draw([taskOf('t1', 'Call back')], 'customer');
  expect(screen.queryByText('Tasks')).toBeNull();
});
