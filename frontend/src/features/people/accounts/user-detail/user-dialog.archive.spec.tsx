import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { userSentences } from '@hearthline/rules/people/users.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { UsersTab } from '../users/users-tab.tsx';

const person = (other: object = {}) => ({
  __typename: 'ManagedUser',
  id: '0199aaaa-0000-7000-8000-00000badcafe',
  name: 'Robin Vale',
  email: 'Robin@example.com',
  username: null,
  phone: null,
  role: 'contractor',
  state: 'active',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSignInAt: null,
  version: 1,
  sessions: 0,
  hasSecondFactor: false,
  invitationExpiresAt: null,
  isViewer: false,
  ...other,
});
const nothing = {
  __typename: 'UserRecords',
  customerProjects: 0,
  contractorProjects: 0,
  crewMembers: 0,
  materials: 0,
  builds: 0,
  documents: 0,
  messages: 0,
  notes: 0,
  appointments: 0,
  upcomingAppointments: 0,
  ownedContacts: 0,
  openDeals: 0,
  visits: 0,
  threads: 0,
  reports: 0,
  contacts: 0,
  requests: 0,
};
const page = (users: object[]) => ({
  users: {
    __typename: 'UserPage',
    users,
    pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: users.length },
  },
});
let users: ReturnType<typeof person>[];
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  users = [person()];
  api = fakeApi({
    Users: () => page(users),
    UserRecords: () => ({
      userRecords: { ...nothing, contractorProjects: 20, crewMembers: 24, materials: 1162 },
    }),
  });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toast = () => toastStore.current()[0];
const manage = async (other: object = {}) => {
  users = [person(other)];
  renderAt(
    <DataProvider>
      <UsersTab />
    </DataProvider>,
    { at: '/admin?tab=users', session: sessionOf({ user: userOf('admin') }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Manage/ }));
};

describe('removing an account', () => {
  it('counts what hangs on it before it asks to go on', async () => {
    await manage();
    await press('Remove account');
    const dialog = screen.getByRole('alertdialog', { name: 'Remove Robin Vale' });
    expect(dialog).toHaveAccessibleDescription(/You can restore the account/);
    const stays = await within(dialog).findByRole('region', { name: 'What stays under this name' });
    await waitFor(() =>
      expect(
        within(stays)
          .getAllByRole('term')
          .map(({ textContent }) => textContent),
      ).toEqual(['Projects as the contractor', 'Crew members', 'Materials']),
    );
    expect(
      within(stays)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['20', '24', '1,162']);
    expect(api.sent('RemoveUser')).toEqual([]);
    api.answer('RemoveUser', () => ({ removeUser: person().id }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove account' }));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Account removed',
        text: 'Robin Vale is archived. All records keep the name.',
      }),
    );
    expect(api.sent('RemoveUser')).toEqual([{ id: person().id }]);
  });

  it('says so where nothing hangs on it, or it could not be counted', async () => {
    api.answer('UserRecords', () => ({ userRecords: nothing }));
    await manage();
    await press('Remove account');
    expect(await screen.findByText('No records for this person yet.')).toBeInTheDocument();
    await press('Cancel');
    api.answer('UserRecords', () => null);
    await press('Remove account');
    expect(
      await screen.findByText('We could not reach the server. Please check your connection and try again.'),
    ).toBeInTheDocument();
  });
});

describe('an archived account', () => {
  it('is found by the filter, has no form, and can be restored', async () => {
    await manage({ state: 'archived' });
    const dialog = screen.getByRole('dialog', { name: 'Robin Vale' });
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual(['Restore account', 'Erase personal data']);
    api.answer('RestoreUser', () => ({ restoreUser: person() }));
    await press('Restore account');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Account restored' }));
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Archived');
    await waitFor(() => expect(api.sent('Users').at(-1)).toMatchObject({ state: 'archived' }));
    expect(screen.getByRole('option', { name: 'All except archived' })).toBeInTheDocument();
  });

  it('is erased only after its address was typed, and says what goes and what stays', async () => {
    await manage({ state: 'archived' });
    await press('Erase personal data');
    const dialog = screen.getByRole('dialog', { name: 'Erase the personal data of Robin Vale' });
    expect(dialog).toHaveAccessibleDescription(
      /“Erased person adcafe” replaces the name everywhere\. This cannot be undone\./,
    );
    expect(within(dialog).getByText(/^The audit log, which shows the pseudonym/)).toBeInTheDocument();
    await press('Erase permanently');
    expect(screen.getByLabelText('Type Robin@example.com to confirm *')).toHaveAccessibleDescription(
      userSentences.confirmErasure,
    );
    await userEvent.type(screen.getByLabelText('Type Robin@example.com to confirm *'), 'robin@example.com ');
    api.answer('EraseUser', () => refusal('CONFLICT', userSentences.upcomingFirst));
    await press('Erase permanently');
    expect(await screen.findByText(userSentences.upcomingFirst)).toBeInTheDocument();
    api.answer('EraseUser', () => ({ eraseUser: person({ state: 'erased' }) }));
    await press('Erase permanently');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Personal data erased' }));
    expect(api.sent('EraseUser')).toHaveLength(2);
  });

  it('that was erased offers nothing, and shows no address', async () => {
    await manage({
      state: 'erased',
      name: 'Erased person badcafe',
      email: 'erased-00000badcafe@erased.invalid',
    });
    const dialog = screen.getByRole('dialog', { name: 'Erased person badcafe' });
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByText(/erased\.invalid/)).toBeNull();
    expect(screen.getByText('Email erased')).toBeInTheDocument();
  });
});

it('an invitation to the address of a removed account offers to restore it instead', async () => {
  renderAt(
    <DataProvider>
      <UsersTab />
    </DataProvider>,
    { at: '/admin?tab=users', session: sessionOf({ user: userOf('admin') }) },
  );
  await screen.findByRole('table', { name: 'Users' });
  await press('Add User');
  await userEvent.type(screen.getByLabelText('Name *'), 'Robin');
  await userEvent.type(screen.getByLabelText('Email *'), 'robin@EXAMPLE.com');
  api.answer('InviteUser', () => refusal('BAD_INPUT', 'No.', { email: accountSentences.archivedUser }));
  api.answer('Users', ({ state }) => page(state === 'archived' ? [person({ state: 'archived' })] : users));
  await press('Send invitation');
  expect(await screen.findByText(/The account of Robin Vale \(Contractor\) is archived/)).toBeInTheDocument();
  expect(screen.getByText(accountSentences.archivedUser)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Email *'), 'x');
  expect(screen.queryByRole('button', { name: 'Restore account' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Email *'), '{Backspace}');
  api.answer('RestoreUser', () => ({ restoreUser: person() }));
  await press('Restore account');
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Account restored' }));
  expect(api.sent('RestoreUser')).toEqual([{ id: person().id }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
