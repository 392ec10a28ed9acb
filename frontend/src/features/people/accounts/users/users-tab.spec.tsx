import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { endSession } from '../../../../testing/end-session.ts';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { UsersTab } from './users-tab.tsx';

const person = (other: object = {}) => ({
  __typename: 'ManagedUser',
  id: 'u-1',
  name: 'Robin Vale',
  email: 'robin@example.com',
  username: null,
  phone: null,
  role: 'customer',
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
let users: ReturnType<typeof person>[];
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  users = [person()];
  api = fakeApi({
    Users: () => ({
      users: {
        __typename: 'UserPage',
        users,
        pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: users.length },
      },
    }),
  });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toast = () => toastStore.current()[0];
const draw = async () => {
  const view = renderAt(
    <DataProvider>
      <UsersTab />
    </DataProvider>,
    { at: '/admin?tab=users', session: sessionOf({ user: userOf('admin') }) },
  );
  await screen.findByRole('table', { name: 'Users' });
  return view;
};
const manage = async (other: object = {}) => {
  users = [person(other)];
  const view = await draw();
  await press('Manage Robin Vale');
  return view;
};

describe('the invitation', () => {
  it('is checked, sent, and shown in the list', async () => {
    await draw();
    await press('Add User');
    await press('Send invitation');
    expect(screen.getByText('Name must be at least 2 characters')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Name *'), 'Noor Haddad');
    await userEvent.type(screen.getByLabelText('Email *'), 'noor@example.com');
    await userEvent.selectOptions(screen.getByLabelText('Role *'), 'DevOps');
    api.answer('InviteUser', () => {
      users = [...users, person({ id: 'u-2', name: 'Noor Haddad', state: 'invited' })];
      return { inviteUser: { __typename: 'User', id: 'u-2' } };
    });
    await press('Send invitation');
    expect(await screen.findByText('Noor Haddad')).toBeInTheDocument();
    expect(api.sent('InviteUser')).toEqual([
      { input: { name: 'Noor Haddad', email: 'noor@example.com', role: 'devops' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('to an address that is taken says so under it, and keeps what was typed', async () => {
    await draw();
    await press('Add User');
    await userEvent.type(screen.getByLabelText('Name *'), 'Noor');
    await userEvent.type(screen.getByLabelText('Email *'), 'robin@example.com');
    api.answer('InviteUser', () =>
      refusal('BAD_INPUT', 'No.', { email: 'Somebody has this address already' }),
    );
    await press('Send invitation');
    expect(await screen.findByText('Somebody has this address already')).toBeInTheDocument();
    api.answer('InviteUser', () => null);
    await press('Send invitation');
    expect(
      await screen.findByText('We could not reach the server. Please check your connection and try again.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Name *')).toHaveValue('Noor');
  });

  it.each([
    [
      'Resend invitation',
      'ResendInvitation',
      { resendInvitation: { __typename: 'User', id: 'u-1' } },
      'Invitation resent',
    ],
    ['Revoke invitation', 'RevokeInvitation', { revokeInvitation: 'u-1' }, 'Invitation revoked'],
  ])('%s', async (offer, operation, answer, title) => {
    await manage({ state: 'invited' });
    expect(screen.getByText('The invitation has expired. Resend it.')).toBeInTheDocument();
    api.answer(operation, () => answer);
    await press(offer);
    if (offer.startsWith('Revoke')) {
      expect(api.sent(operation)).toEqual([]);
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: offer }));
    }
    await waitFor(() => expect(toast()).toMatchObject({ title }));
    expect(api.sent(operation)).toEqual([{ id: 'u-1' }]);
    expect(api.sent('Users')).toHaveLength(2);
  });
});

describe('editing', () => {
  it('saves what the form holds, with the version it was read at', async () => {
    await manage({ version: 4 });
    await userEvent.type(screen.getByLabelText('Phone'), '(360) 555-0111');
    api.answer('UpdateUser', () => ({ updateUser: person({ version: 5 }) }));
    await press('Save');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Saved' }));
    expect(api.sent('UpdateUser')).toEqual([
      {
        id: 'u-1',
        input: { name: 'Robin Vale', phone: '(360) 555-0111', username: null, role: 'customer', version: 4 },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays until the change is stored', async () => {
    await manage();
    await userEvent.type(screen.getByLabelText('Phone'), '(360) 555-0111');
    const { promise, resolve } = Promise.withResolvers<object>();
    api.answer('UpdateUser', () => promise);
    await press('Save');
    await userEvent.keyboard('{Escape}');
    await press('Close');
    expect(screen.getByRole('dialog', { name: 'Robin Vale' })).toBeInTheDocument();
    resolve({ updateUser: person({ version: 2 }) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['Keep what I typed', '(360) 555-0111'],
    ['Load the newer version', ''],
  ])('after somebody else asks which shall stay: %s', async (choice, phone) => {
    await manage();
    await userEvent.type(screen.getByLabelText('Phone'), '(360) 555-0111');
    api.answer('UpdateUser', () => refusal('CONFLICT', 'Somebody else changed this in the meantime.'));
    api.answer('NewestUser', () => ({ user: person({ role: 'agent', version: 2 }) }));
    await press('Save');
    expect(await screen.findByText(/Somebody else changed this in the meantime/)).toBeInTheDocument();
    expect(screen.getByLabelText('Phone')).toHaveValue('(360) 555-0111');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await press(choice);
    const role = screen.getByLabelText('Role *', { selector: 'dialog select, [role=dialog] select' });
    await waitFor(() => expect(role).toHaveValue('agent'));
    expect(screen.getByLabelText('Phone')).toHaveValue(phone);
    expect(phone ? role : screen.getByLabelText('Phone')).toHaveFocus();
    api.answer('UpdateUser', ({ input }) => ({ updateUser: person(input as object) }));
    await press('Save');
    await waitFor(() =>
      expect(api.sent('UpdateUser').at(-1)).toMatchObject({
        input: { role: 'agent', phone: phone || null, version: 2 },
      }),
    );
  });
});

describe('when the session ends over an account', () => {
  it('it is open again with what was typed', async () => {
    const view = await manage();
    await userEvent.type(screen.getByLabelText('Phone'), '(360) 555-0111');
    endSession(view);
    await draw();
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('(360) 555-0111'));
    expect(api.sent('UpdateUser')).toEqual([]);
  });

  it('nothing is open once it is gone, nor when it comes into sight later', async () => {
    endSession(await manage());
    users = [person({ id: 'u-2', name: 'Noor Haddad' })];
    await draw();
    expect(screen.queryByRole('dialog')).toBeNull();
    users = [...users, person()];
    await userEvent.type(screen.getByLabelText('Search users'), 'o');
    expect(await screen.findByRole('button', { name: 'Manage Robin Vale' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an action', () => {
  it('waits while something is typed that it would throw away', async () => {
    await manage();
    await userEvent.type(screen.getByLabelText('Phone'), '1');
    expect(screen.getByText('Save your changes first.')).toBeInTheDocument();
    for (const name of ['Send password reset', 'Disable account'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    await userEvent.clear(screen.getByLabelText('Phone'));
    expect(screen.getByRole('button', { name: 'Disable account' })).toBeEnabled();
  });

  it('that shuts somebody out asks first', async () => {
    await manage();
    await press('Disable account');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /Robin Vale will be signed out everywhere/,
    );
    await press('Cancel');
    expect(screen.getByRole('dialog', { name: 'Robin Vale' })).toBeInTheDocument();
    await press('Disable account');
    api.answer('DisableUser', () => ({ disableUser: person({ state: 'disabled' }) }));
    await press('Disable account');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Account disabled' }));
  });

  it('that the server refuses says why, in the dialog', async () => {
    await manage({ isViewer: true, role: 'admin' });
    expect(screen.queryByRole('button', { name: 'Remove account' })).toBeNull();
    await press('Disable account');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/This is your own account/);
    api.answer('DisableUser', () => refusal('CONFLICT', 'There must be another admin.'));
    await press('Disable account');
    expect(await screen.findByText('There must be another admin.')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Robin Vale' })).toBeInTheDocument();
  });

  it('on an account that is gone by now closes the dialog and says so', async () => {
    await manage();
    api.answer('SendPasswordReset', () => {
      users = [];
      return refusal('NOT_FOUND', 'User not found');
    });
    await press('Send password reset');
    await waitFor(() => expect(toast()).toMatchObject({ text: 'User not found', tone: 'error' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('No matching users')).toBeInTheDocument();
  });
});
