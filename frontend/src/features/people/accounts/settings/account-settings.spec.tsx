import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { AccountSettings } from './account-settings.tsx';

const device = (id: string, other: object = {}) => ({
  __typename: 'Device',
  id,
  userAgent: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  address: '192.0.2.7',
  signedInAt: '2026-11-01T10:00:00.000Z',
  lastActiveAt: '2026-11-02T11:00:00.000Z',
  isCurrent: false,
  ...other,
});
const here = device('here', {
  isCurrent: true,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
});
let devices: ReturnType<typeof device>[];
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  devices = [here, device('there'), device('third', { userAgent: 'curl/8.14.1' })];
  api = fakeApi({
    Devices: () => ({ devices }),
    HeldEmailChange: () => ({ heldEmailChange: null }),
    SecondFactors: () => ({
      secondFactors: {
        __typename: 'SecondFactors',
        factors: [],
        recoveryCodesLeft: 0,
        isRequired: false,
        passkeysAvailable: false,
      },
    }),
  });
});

const draw = () => {
  const session = {
    ...sessionOf({ user: userOf('contractor', { phone: '(360) 555-0100' }) }),
    signOut: vi.fn(() => Promise.resolve()),
    clear: vi.fn(),
    reload: vi.fn(() => Promise.resolve()),
  };
  renderAt(
    <DataProvider>
      <AccountSettings />
    </DataProvider>,
    { at: '/account', session },
  );
  return session;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const region = (name: string) => within(screen.getByRole('region', { name }));
const toast = () => toastStore.current()[0];
const type = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(screen.getByLabelText(label));
    if (value) await userEvent.type(screen.getByLabelText(label), value);
  }
};

describe('profile', () => {
  it('saves name and phone and reads the account again', async () => {
    api.answer('UpdateAccount', ({ input }) => ({
      updateAccount: { __typename: 'User', id: 'user-contractor', ...(input as object) },
    }));
    const session = draw();
    expect(screen.getByLabelText('Phone')).toHaveValue('(360) 555-0100');
    expect(screen.getByText(/Your username is contractor/)).toBeInTheDocument();
    await type({ 'Name *': 'Robin Vale', Phone: '' });
    await press('Save');
    await waitFor(() => expect(session.reload).toHaveBeenCalledOnce());
    expect(api.sent('UpdateAccount')).toEqual([{ input: { name: 'Robin Vale', phone: null } }]);
    expect(toast()).toMatchObject({ title: 'Saved' });
  });

  it('keeps what was typed while it was saved', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    api.answer('UpdateAccount', () => promise);
    draw();
    await type({ 'Name *': 'Robin Vale' });
    await press('Save');
    await type({ Phone: '(360) 555-0199' });
    resolve({
      updateAccount: { __typename: 'User', id: 'user-contractor', name: 'Robin Vale', phone: null },
    });
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
    expect(screen.getByLabelText('Phone')).toHaveValue('(360) 555-0199');
    expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
  });

  it('keeps what was typed over another page, until it is saved', async () => {
    api.answer('UpdateAccount', ({ input }) => ({
      updateAccount: { __typename: 'User', id: 'user-contractor', ...(input as object) },
    }));
    draw();
    await type({ Phone: '(360) 555-0199' });
    cleanup();
    draw();
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('(360) 555-0199'));
    expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
    await press('Save');
    await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).toBeNull());
    cleanup();
    draw();
    expect(screen.getByLabelText('Phone')).toHaveValue('(360) 555-0100');
  });

  it('says what is wrong, before and after the server is asked', async () => {
    api.answer('UpdateAccount', () =>
      refusal('BAD_INPUT', 'No.', { phone: 'Must be at most 40 characters' }),
    );
    draw();
    await type({ 'Name *': 'R' });
    await press('Save');
    expect(screen.getByText('Name must be at least 2 characters')).toBeInTheDocument();
    await type({ 'Name *': 'Robin' });
    await press('Save');
    expect(await screen.findByText('Must be at most 40 characters')).toBeInTheDocument();
    api.answer('UpdateAccount', () => null);
    await press('Save');
    expect(
      await screen.findByText('We could not reach the server. Please check your connection and try again.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Name *')).toHaveValue('Robin');
  });
});

describe('email', () => {
  const sent = 'We sent a link to the new address. It becomes yours when you confirm it.';

  it('asks for the password and says where the link went', async () => {
    api.answer('ChangeEmail', () => ({ changeEmail: { __typename: 'Notice', message: sent } }));
    draw();
    expect(region('Email').getByText('Verified')).toBeInTheDocument();
    await press('Change email');
    expect(screen.getByLabelText('New Email *')).toHaveFocus();
    await press('Send the link');
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    await type({ 'New Email *': 'new@example.com', 'Current Password *': 'Old Secret 1' });
    await press('Send the link');
    expect(await screen.findByText(sent)).toHaveFocus();
    expect(api.sent('ChangeEmail')).toEqual([{ email: 'new@example.com', currentPassword: 'Old Secret 1' }]);
    expect(screen.queryByLabelText('New Email *')).toBeNull();
    expect(region('Email').getByText('contractor@example.com')).toBeInTheDocument();
  });

  it('shows an address that waits for the office, until another is asked for', async () => {
    api.answer('HeldEmailChange', () => ({
      heldEmailChange: {
        __typename: 'HeldEmailChange',
        email: 'wanted@example.com',
        since: '2026-11-02T11:00:00.000Z',
      },
    }));
    api.answer('ChangeEmail', () => ({ changeEmail: { __typename: 'Notice', message: sent } }));
    draw();
    expect(await region('Email').findByText('wanted@example.com')).toBeInTheDocument();
    expect(region('Email').getByText('Waiting for our office')).toBeInTheDocument();
    api.answer('HeldEmailChange', () => ({ heldEmailChange: null }));
    await press('Change email');
    await type({ 'New Email *': 'new@example.com', 'Current Password *': 'Old Secret 1' });
    await press('Send the link');
    await waitFor(() => expect(screen.queryByText('Waiting for our office')).toBeNull());
  });

  it('says that the password is not right', async () => {
    api.answer('ChangeEmail', () =>
      refusal('BAD_INPUT', 'No.', { currentPassword: 'The current password is not right.' }),
    );
    draw();
    await press('Change email');
    await type({ 'New Email *': 'new@example.com', 'Current Password *': 'wrong' });
    await press('Send the link');
    expect(await screen.findByText('The current password is not right.')).toBeInTheDocument();
    await press('Cancel');
    expect(screen.queryByLabelText('New Email *')).toBeNull();
  });
});

it('leads to the page that changes the password', () => {
  draw();
  expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/change-password');
});

describe('devices', () => {
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Signed-in devices' })).getAllByRole('listitem');
  const confirm = () =>
    userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));

  it('are named readably, with their times; this one is marked', async () => {
    draw();
    const [first, second, third] = await rows();
    expect(first).toHaveTextContent(/Safari on iPhone.*This device.*Signed in/);
    expect(first).not.toHaveTextContent('Last seen');
    expect(second).toHaveTextContent(/Firefox on Linux.*Last seen Nov 2, 2026.*192\.0\.2\.7/);
    expect(second).not.toHaveTextContent('This device');
    expect(third).toHaveTextContent('curl');
  });

  it('are signed out one by one, after a question', async () => {
    api.answer('SignOutDevice', ({ id }) => {
      devices = devices.filter((row) => row.id !== id);
      return { signOutDevice: id };
    });
    const session = draw();
    await rows();
    await press('Sign out Firefox on Linux');
    expect(screen.getByRole('alertdialog', { name: 'Sign out Firefox on Linux' })).toBeInTheDocument();
    await press('Cancel');
    expect(api.sent('SignOutDevice')).toEqual([]);
    await press('Sign out Firefox on Linux');
    await confirm();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(api.sent('SignOutDevice')).toEqual([{ id: 'there' }]);
    expect(toast()).toMatchObject({ title: 'Signed out' });
    expect(session.signOut).not.toHaveBeenCalled();
  });

  it('this one is signed out as by Logout', async () => {
    const session = draw();
    await rows();
    await press('Sign out Safari on iPhone');
    await confirm();
    await waitFor(() => expect(session.signOut).toHaveBeenCalledOnce());
    expect(api.sent('SignOutDevice')).toEqual([]);
  });

  it('one that is gone already is no failure', async () => {
    api.answer('SignOutDevice', () => refusal('NOT_FOUND', 'Session not found'));
    draw();
    await rows();
    devices = [here];
    await press('Sign out curl');
    await confirm();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(toast()).toMatchObject({ title: 'Signed out' });
  });

  it('all are signed out, and what this browser remembers is forgotten', async () => {
    api.answer('SignOutEverywhere', () => ({ signOutEverywhere: true }));
    const session = draw();
    await rows();
    await press('Sign out everywhere');
    await confirm();
    await waitFor(() => expect(session.signOut).toHaveBeenCalledOnce());
    expect(api.sent('SignOutEverywhere')).toHaveLength(1);
  });

  it('a failure is told, and nobody is signed out', async () => {
    api.answer('SignOutEverywhere', () => null);
    const session = draw();
    await rows();
    await press('Sign out everywhere');
    await confirm();
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Sign-out failed', tone: 'error' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(session.signOut).not.toHaveBeenCalled();
  });

  it('can be read again when they could not be read', async () => {
    api.answer('Devices', () => null);
    draw();
    expect(await screen.findByText('We could not read your devices')).toBeInTheDocument();
    api.answer('Devices', () => ({ devices }));
    await press('Try again');
    expect(await rows()).toHaveLength(3);
  });
});
