import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import type { SessionUser } from '../platform/session/session-store.ts';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../testing/render.tsx';
import { toastStore } from '../ui/toasts/toast-store.ts';
import { ChangePasswordPage } from './change-password-page.tsx';

const changed = 'Your password is changed. Other devices are signed out.';
const done = () => ({ changePassword: { __typename: 'Notice', message: changed } });
const Elsewhere = () => <p>arrived at {useLocation().pathname + useLocation().search}</p>;

/** Renders the page. @param state what the guard leaves in the history entry */
const draw = (user: SessionUser, state?: unknown) => {
  const session = { ...sessionOf({ user }), reload: vi.fn(() => Promise.resolve()) };
  renderAt(
    <DataProvider>
      <Routes>
        <Route path="/change-password" element={<ChangePasswordPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </DataProvider>,
    { at: '/change-password', state, session },
  );
  return session;
};
const change = async (current = 'Old Secret 1', first = 'Rainy Harbor 7', second = first) => {
  for (const [label, value] of [
    ['Current Password *', current],
    ['New Password *', first],
    ['Confirm Password *', second],
  ] as const) {
    if (value) await userEvent.type(screen.getByLabelText(label), value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
};

describe('/change-password', () => {
  it('says why it is asked for, and goes on to where the person was going', async () => {
    const api = fakeApi({ ChangePassword: done });
    const session = draw(userOf('customer', { mustChangePassword: true }), {
      next: '/dashboard?tab=documents',
    });
    expect(
      screen.getByText(/Your account needs a new password before the rest of the site opens for you/),
    ).toBeInTheDocument();
    await change();
    expect(await screen.findByText('arrived at /dashboard?tab=documents')).toBeInTheDocument();
    expect(api.sent('ChangePassword')).toEqual([
      { currentPassword: 'Old Secret 1', newPassword: 'Rainy Harbor 7' },
    ]);
    expect(session.reload).toHaveBeenCalledOnce();
    expect(toastStore.current()[0]).toMatchObject({ title: 'Password changed', text: changed });
  });

  it.each([
    [userOf('customer', { mustChangePassword: true }), undefined, '/dashboard'],
    [userOf('customer', { mustChangePassword: true }), { next: '//evil.test' }, '/dashboard'],
    [userOf('customer', { mustChangePassword: true }), { next: '/admin' }, '/dashboard'],
    [userOf('customer'), undefined, '/account'],
  ])('leads $role on with %j to %s', async (user, state, to) => {
    fakeApi({ ChangePassword: done });
    draw(user, state);
    await change();
    expect(await screen.findByText(`arrived at ${to}`)).toBeInTheDocument();
  });

  it('does not speak of a duty to somebody who came by choice', () => {
    draw(userOf('admin'));
    expect(screen.queryByText(/needs a new password/)).toBeNull();
    expect(screen.getByText('Choose a password that you do not use anywhere else.')).toBeInTheDocument();
  });

  it('holds to the rules before it asks the server', async () => {
    const api = fakeApi({});
    draw(userOf('customer'));
    await change('', 'rainy harbor 7', 'x');
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(screen.getByText('Password must contain at least one uppercase letter')).toBeInTheDocument();
    expect(screen.getByText("Passwords don't match")).toBeInTheDocument();
    expect(api.sent('ChangePassword')).toEqual([]);
  });

  it.each([
    ['currentPassword', 'The current password is not right.', 'Current Password *'],
    ['newPassword', 'The new password must differ from the current one.', 'New Password *'],
  ])('shows what the server finds wrong with %s under its field', async (field, message, label) => {
    fakeApi({ ChangePassword: () => refusal('BAD_INPUT', message, { [field]: message }) });
    const session = draw(userOf('customer'));
    await change();
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(session.reload).not.toHaveBeenCalled();
  });

  it('says that there were too many tries', async () => {
    fakeApi({
      ChangePassword: () =>
        refusal('TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.'),
    });
    draw(userOf('customer'));
    await change();
    expect(await screen.findByText('Too many requests. Please wait a moment and try again.')).toHaveAttribute(
      'role',
      'alert',
    );
    expect(screen.getByLabelText('New Password *')).toHaveValue('Rainy Harbor 7');
  });
});
