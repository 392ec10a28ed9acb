import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, type ReactElement } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../platform/apollo.tsx';
import { fakeApi, refusal } from '../../testing/api.ts';
import { renderAt, sessionOf, testCompany, userOf } from '../../testing/render.tsx';
import type { SessionUser } from '../../platform/session-store.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { ResetPassword } from './reset-password-form.tsx';
import { VerifyEmail } from './verify-email.tsx';

const password = 'Rainy Harbor 7';
const notice = (message: string) => ({ __typename: 'Notice', message });
const Door = () => <p>door: {(useLocation().state as { notice?: string } | null)?.notice}</p>;

const draw = (page: ReactElement, at: string, user: SessionUser | null = null) => {
  const session = { ...sessionOf({ user }), signOut: vi.fn(() => Promise.resolve()), reload: vi.fn(() => Promise.resolve()) };
  const [path = ''] = at.split('#');
  const view = renderAt(
    <StrictMode>
      <DataProvider><Routes><Route path="/auth" element={<Door />} /><Route path={path} element={page} /></Routes><Link to={`${path}#token=newer`}>newer mail</Link></DataProvider>
    </StrictMode>,
    { at, session },
  );
  return { ...view, session };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(label), value);
};
const kept = () => ({ ...sessionStorage });
const dead = [
  ['LINK_INVALID', 'This link is not valid.'],
  ['LINK_EXPIRED', 'This link has expired.'],
  ['LINK_USED', 'This link has been used already.'],
] as const;

describe('the token of a link', () => {
  beforeEach(() => void fakeApi({}));

  it('leaves the address at once and is sent nowhere by itself', () => {
    const api = fakeApi({});
    const { address } = draw(<VerifyEmail />, '/verify-email#token=abc');
    expect(address()).toBe('/verify-email');
    expect(screen.getByRole('button', { name: 'Confirm my address' })).toBeInTheDocument();
    expect(api.sent('VerifyEmail')).toEqual([]);
    expect(kept()).toEqual({ 'link:/verify-email': 'abc' });
    expect(localStorage).toHaveLength(0);
  });

  it('survives a reload, and is of no use to another page', () => {
    draw(<VerifyEmail />, '/verify-email#token=abc').unmount();
    const { unmount } = draw(<VerifyEmail />, '/verify-email');
    expect(screen.getByRole('button', { name: 'Confirm my address' })).toBeInTheDocument();
    unmount();
    draw(<ResetPassword />, '/reset-password');
    expect(screen.queryByLabelText('New Password *')).toBeNull();
  });

  it('gives way to a newer one in the same tab', async () => {
    const api = fakeApi({ VerifyEmail: () => refusal('LINK_EXPIRED', 'This link has expired.') });
    draw(<VerifyEmail />, '/verify-email#token=abc');
    await press('Confirm my address');
    await screen.findByText('This link has expired.');
    await userEvent.click(screen.getByText('newer mail'));
    await press('Confirm my address');
    await waitFor(() => expect(api.sent('VerifyEmail')).toEqual([{ token: 'abc' }, { token: 'newer' }]));
  });
});

describe('/verify-email', () => {
  const at = '/verify-email#token=abc';

  it('confirms by a press and leads to signing in', async () => {
    const api = fakeApi({ VerifyEmail: () => ({ verifyEmail: notice('Your email is verified. You can sign in now.') }) });
    const { address } = draw(<VerifyEmail />, at);
    await press('Confirm my address');
    expect(await screen.findByText('door: Your email is verified. You can sign in now.')).toBeInTheDocument();
    expect(address()).toBe('/auth');
    expect(api.sent('VerifyEmail')).toEqual([{ token: 'abc' }]);
    expect(kept()).toEqual({});
  });

  it('tells somebody signed in, whose address may be another one now', async () => {
    fakeApi({ VerifyEmail: () => ({ verifyEmail: notice('…') }) });
    const { session } = draw(<VerifyEmail />, at, userOf('customer'));
    await press('Confirm my address');
    expect(await screen.findByText('This address is confirmed.')).toHaveFocus();
    expect(session.reload).toHaveBeenCalledOnce();
    expect(session.signOut).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
  });

  it.each(dead)('on %s says so and offers a new link', async (code, message) => {
    const sent = 'If this address needs to be verified, a new link is on its way.';
    const api = fakeApi({ VerifyEmail: () => refusal(code, message), RequestVerification: () => ({ requestVerification: notice(sent) }) });
    draw(<VerifyEmail />, at);
    await press('Confirm my address');
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(kept()).toEqual({});
    await press('Send a new link');
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    await type({ 'Email *': 'robin@example.com' });
    await press('Send a new link');
    expect(await screen.findByText(sent)).toHaveFocus();
    expect(api.sent('RequestVerification')).toEqual([{ email: 'robin@example.com' }]);
    await press('Try another address');
    expect(screen.getByLabelText('Email *')).toHaveValue('robin@example.com');
  });

  it.each([
    ['there is an account for the address', () => refusal('CONFLICT', 'There is an account for this address already.'), 'There is an account for this address already.'],
    ['the server cannot be reached', () => null, 'We could not reach the server. Please check your connection and try again.'],
  ])('keeps the link when %s', async (_what, answer, message) => {
    fakeApi({ VerifyEmail: answer });
    draw(<VerifyEmail />, at);
    await press('Confirm my address');
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('button', { name: 'Confirm my address' })).toBeEnabled();
    expect(kept()).toEqual({ 'link:/verify-email': 'abc' });
  });

  it('without a link offers one', () => {
    draw(<VerifyEmail />, '/verify-email');
    expect(screen.getByText(/Open the link in our mail to confirm your address/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeInTheDocument();
  });
});

describe('/forgot-password', () => {
  const sentence = 'If there is an account for this address, a link to choose a new password is on its way.';

  it('says the server’s sentence for everybody', async () => {
    const api = fakeApi({ RequestPasswordReset: () => ({ requestPasswordReset: notice(sentence) }) });
    draw(<ForgotPassword />, '/forgot-password');
    await type({ 'Email *': 'nobody@example.com' });
    await press('Send me a link');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(api.sent('RequestPasswordReset')).toEqual([{ email: 'nobody@example.com' }]);
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/auth');
  });

  it.each([
    [() => refusal('TOO_MANY_REQUESTS', 'Too many requests.'), 'Too many requests.'],
    [() => refusal('BAD_INPUT', 'No.', { email: 'Not this one' }), 'Not this one'],
  ])('says what went wrong', async (answer, message) => {
    fakeApi({ RequestPasswordReset: answer });
    draw(<ForgotPassword />, '/forgot-password');
    await type({ 'Email *': 'ada@example.com' });
    await press('Send me a link');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Email *')).toHaveValue('ada@example.com');
  });
});

describe('/reset-password', () => {
  const at = '/reset-password#token=abc';
  const fillIn = async () => {
    await type({ 'New Password *': password, 'Confirm Password *': password });
    await press('Set new password');
  };

  it.each([[null], [userOf('admin')]])('sets it, signs out and leads to signing in', async (user) => {
    const message = 'Your new password is set. Please sign in.';
    const api = fakeApi({ ResetPassword: () => ({ resetPassword: notice(message) }) });
    const { session } = draw(<ResetPassword />, at, user);
    await fillIn();
    expect(await screen.findByText(`door: ${message}`)).toBeInTheDocument();
    expect(api.sent('ResetPassword')).toEqual([{ token: 'abc', password }]);
    expect(session.signOut).toHaveBeenCalledTimes(user ? 1 : 0);
    expect(kept()).toEqual({});
  });

  it('holds to the rules before it asks the server', async () => {
    const api = fakeApi({});
    draw(<ResetPassword />, at);
    await type({ 'New Password *': 'short', 'Confirm Password *': 'shorter' });
    await press('Set new password');
    expect(screen.getByText('Password must be at least 8 characters')).toBeInTheDocument();
    expect(screen.getByText("Passwords don't match")).toBeInTheDocument();
    expect(api.sent('ResetPassword')).toEqual([]);
  });

  it('shows what the server finds wrong with the password, and keeps the link', async () => {
    const message = 'This password is on the list of those tried first. Please choose another one.';
    fakeApi({ ResetPassword: () => refusal('BAD_INPUT', message, { password: message }) });
    draw(<ResetPassword />, at);
    await fillIn();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('New Password *')).toBeInvalid();
    expect(kept()).toEqual({ 'link:/reset-password': 'abc' });
  });

  it.each(dead)('on %s says so and offers a new link', async (code, message) => {
    const api = fakeApi({ ResetPassword: () => refusal(code, message), RequestPasswordReset: () => ({ requestPasswordReset: notice('On its way.') }) });
    draw(<ResetPassword />, at);
    await fillIn();
    expect(await screen.findByText(message)).toBeInTheDocument();
    await type({ 'Email *': 'ada@example.com' });
    await press('Send a new link');
    expect(await screen.findByText('On its way.')).toBeInTheDocument();
    expect(api.sent('RequestPasswordReset')).toEqual([{ email: 'ada@example.com' }]);
  });
});

describe('/invitation', () => {
  const at = '/invitation#token=abc';
  const invitation = { __typename: 'InvitationPreview', name: 'Noor Haddad', email: 'noor@example.com', role: 'investor' };

  it('shows whom it invites, and makes the account', async () => {
    const message = 'Your new password is set. Please sign in.';
    const api = fakeApi({ Invitation: () => ({ invitation }), AcceptInvitation: () => ({ acceptInvitation: notice(message) }) });
    const { session } = draw(<AcceptInvitation />, at);
    expect(await screen.findByText('noor@example.com')).toBeInTheDocument();
    expect(screen.getByText('investor')).toBeInTheDocument();
    expect(screen.getByLabelText('Your Name *')).toHaveValue('Noor Haddad');
    await type({ 'Your Name *': ' Jr', 'Password *': password, 'Confirm Password *': password });
    await press('Accept invitation');
    expect(await screen.findByText(`door: ${message}`)).toBeInTheDocument();
    expect(api.sent('AcceptInvitation')).toEqual([{ token: 'abc', name: 'Noor Haddad Jr', password }]);
    expect(session.signOut).not.toHaveBeenCalled();
    expect(kept()).toEqual({});
  });

  it('tells somebody who is signed in that this ends, and ends it', async () => {
    fakeApi({ Invitation: () => ({ invitation }), AcceptInvitation: () => ({ acceptInvitation: notice('Done.') }) });
    const { session } = draw(<AcceptInvitation />, at, userOf('admin'));
    expect(await screen.findByText(/You are signed in as Ada Lovelace/)).toBeInTheDocument();
    await type({ 'Password *': password, 'Confirm Password *': password });
    await press('Accept invitation');
    expect(await screen.findByText('door: Done.')).toBeInTheDocument();
    expect(session.signOut).toHaveBeenCalledOnce();
  });

  it.each(dead)('on %s says so and whom to ask', async (code, message) => {
    fakeApi({ Invitation: () => refusal(code, message) });
    draw(<AcceptInvitation />, at);
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(screen.getByText('Please ask whoever invited you for a new invitation.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: testCompany.email })).toHaveAttribute('href', `mailto:${testCompany.email}`);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says so when the link was used in the meantime', async () => {
    const api = fakeApi({ Invitation: () => ({ invitation }), AcceptInvitation: () => refusal('LINK_USED', 'This link has been used already.') });
    draw(<AcceptInvitation />, at);
    await screen.findByText('noor@example.com');
    api.answer('Invitation', () => refusal('LINK_USED', 'This link has been used already.'));
    await type({ 'Password *': password, 'Confirm Password *': password });
    await press('Accept invitation');
    expect(await screen.findByText('This link has been used already.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Password *')).toBeNull();
  });

  it('tries again when the server could not be reached', async () => {
    const api = fakeApi({ Invitation: () => null });
    draw(<AcceptInvitation />, at);
    expect(await screen.findByText('We could not open the invitation')).toBeInTheDocument();
    api.answer('Invitation', () => ({ invitation }));
    await press('Try again');
    expect(await screen.findByText('noor@example.com')).toBeInTheDocument();
  });

  it('without a link says where to find it', () => {
    draw(<AcceptInvitation />, '/invitation');
    expect(screen.getByText(/Open the link in the mail that invited you/)).toBeInTheDocument();
  });
});
