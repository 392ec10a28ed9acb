import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { UsersTab } from '../users/users-tab.tsx';

const leaver = {
  __typename: 'ManagedUser',
  id: '0199aaaa-0000-7000-8000-00000badcafe',
  name: 'Robin Vale',
  email: 'robin@example.com',
  username: null,
  phone: null,
  role: 'sales',
  state: 'active',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSignInAt: null,
  version: 1,
  sessions: 0,
  hasSecondFactor: false,
  invitationExpiresAt: null,
  isViewer: false,
};
const zeros = {
  __typename: 'UserRecords',
  ownedContacts: 0,
  openDeals: 0,
  managedProjects: 0,
  openTasks: 0,
  visits: 0,
  threads: 0,
  sharedReports: 0,
  sharedViews: 0,
};
const work = { ...zeros, ownedContacts: 832, openDeals: 3, managedProjects: 1, visits: 2, sharedReports: 1 };
const person = (id: string, name: string, role: string) => ({
  __typename: 'StaffPerson',
  id,
  name,
  role,
  takesLeads: true,
});
const staff = [
  person('ann', 'Ann Lee', 'sales'),
  person('max', 'Max Ruiz', 'project_manager'),
  person(leaver.id, leaver.name, 'sales'),
];

let api: ReturnType<typeof fakeApi>;
const records = (counts: object) => () => ({
  userRecords: counts,
  staff,
  teams: [{ __typename: 'Team', id: 'south', name: 'Sales South', members: [staff[0], staff[2]] }],
});
beforeEach(() => {
  api = fakeApi({
    Users: () => ({
      users: {
        __typename: 'UserPage',
        users: [leaver],
        pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: 1 },
      },
    }),
    WorkOf: records(work),
    TransferWork: () => ({ transferWork: zeros }),
  });
});

let presses = 0;
const press = async (name: string, within_ = screen.getByRole('main', { hidden: true })) => {
  presses += 1;
  await userEvent.click(within(within_).getByRole('button', { name }));
};
const open = async (action: string): Promise<HTMLElement> => {
  presses = 0;
  renderAt(
    <DataProvider>
      <main>
        <UsersTab />
      </main>
    </DataProvider>,
    { at: '/admin?tab=users', session: sessionOf({ user: userOf('admin') }) },
  );
  await screen.findByRole('button', { name: 'Manage Robin Vale' });
  await press('Manage Robin Vale');
  await userEvent.click(await screen.findByRole('button', { name: action }));
  presses += 1;
  return screen.findByRole('dialog');
};
const counts = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('region', { name: 'Open work' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const toast = () => toastStore.current()[0];

describe('removing a member of staff', () => {
  it('shows eight counts and gives the work to a person, in six presses at most (press.count)', async () => {
    const dialog = await open('Remove account');
    expect(dialog).toHaveAccessibleName('Remove Robin Vale');
    const choice = await within(dialog).findByLabelText(/Give this work to/);
    expect(counts(dialog)).toEqual(['832', '3', '1', '0', '2', '0', '1', '0']);
    // Not to themselves.
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Choose...',
      'Ann Lee (Sales)',
      'Max Ruiz (Project manager)',
      'Sales South',
      'Nobody (unassigned)',
    ]);
    presses += 2;
    await userEvent.selectOptions(choice, 'Ann Lee (Sales)');
    expect(choice).toHaveAccessibleDescription(/Nobody will own 1 project.*Visits go to who is free then/);
    presses += 1;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove account' }));
    await waitFor(() =>
      expect(api.sent('TransferWork')).toEqual([
        { personId: leaver.id, toPerson: 'ann', toTeam: null, remove: true },
      ]),
    );
    expect(presses).toBeLessThanOrEqual(6);
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Account removed' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not leave the work to nobody unless that is chosen', async () => {
    const dialog = await open('Remove account');
    const choice = await within(dialog).findByLabelText(/Give this work to/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove account' }));
    expect(choice).toHaveAccessibleDescription(/Choose a person, a team, or nobody/);
    expect(api.sent('TransferWork')).toEqual([]);
    await userEvent.selectOptions(choice, 'Nobody (unassigned)');
    expect(choice).toHaveAccessibleDescription(
      /Nobody will own 832 contacts, 3 open deals, and 1 project.*Visits wait in Today.*become yours/,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove account' }));
    await waitFor(() =>
      expect(api.sent('TransferWork')).toEqual([
        { personId: leaver.id, toPerson: null, toTeam: null, remove: true },
      ]),
    );
  });

  it('asks for nobody where there is no work', async () => {
    api.answer('WorkOf', records(zeros));
    const dialog = await open('Remove account');
    expect(await within(dialog).findByText('Robin Vale has no open work.')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove account' }));
    await waitFor(() => expect(api.sent('TransferWork')).toHaveLength(1));
  });

  it('stays open with what is wrong', async () => {
    api.answer('TransferWork', () => refusal('CONFLICT', 'This account has already been removed.'));
    const dialog = await open('Remove account');
    await userEvent.selectOptions(await within(dialog).findByLabelText(/Give this work to/), 'Sales South');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove account' }));
    expect(await within(dialog).findByText('This account has already been removed.')).toBeInTheDocument();
  });
});

it('work is given away without removing anybody, and it says what is left', async () => {
  api.answer('TransferWork', () => ({ transferWork: { ...zeros, visits: 2 } }));
  const dialog = await open('Transfer work');
  expect(dialog).toHaveAccessibleName('Transfer the work of Robin Vale');
  await userEvent.selectOptions(await within(dialog).findByLabelText(/Give this work to/), 'Sales South');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Transfer work' }));
  await waitFor(() =>
    expect(toast()).toMatchObject({
      title: 'Work transferred',
      text: 'Robin Vale still has 2 coming visits.',
    }),
  );
  expect(api.sent('TransferWork')).toEqual([
    { personId: leaver.id, toPerson: null, toTeam: 'south', remove: false },
  ]);
});
