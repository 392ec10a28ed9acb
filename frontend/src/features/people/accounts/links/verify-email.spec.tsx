import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { userOf } from '../../../../testing/render.tsx';
import { ResetPassword } from '../password/reset-password-form.tsx';
import {
  dead,
  drawLinked,
  sessionValues,
  notice,
  password,
  press,
  type,
} from '../../../../testing/mailed-link.tsx';
import { VerifyEmail } from './verify-email.tsx';

const link =
  (needsPassword: boolean, needsSignIn = false) =>
  () => ({
    verificationLink: {
      __typename: 'VerificationLink',
      email: 'robin@example.com',
      needsPassword,
      needsSignIn,
    },
  });
const moved = { VerificationLink: link(false) };
const signedUp = { VerificationLink: link(true) };
const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm my address' }));

describe('the token of a link', () => {
  it('leaves the address at once and confirms nothing by itself', async () => {
    const api = fakeApi(moved);
    const { address } = drawLinked(<VerifyEmail />, '/verify-email#token=abc');
    expect(address()).toBe('/verify-email');
    expect(await screen.findByRole('button', { name: 'Confirm my address' })).toBeInTheDocument();
    expect(api.sent('VerifyEmail')).toEqual([]);
    expect(sessionValues()).toEqual({ 'link:/verify-email': 'abc' });
    expect(localStorage).toHaveLength(0);
  });

  it('survives a reload, and is of no use to another page', async () => {
    fakeApi(moved);
    drawLinked(<VerifyEmail />, '/verify-email#token=abc').unmount();
    const { unmount } = drawLinked(<VerifyEmail />, '/verify-email');
    expect(await screen.findByRole('button', { name: 'Confirm my address' })).toBeInTheDocument();
    unmount();
    drawLinked(<ResetPassword />, '/reset-password');
    expect(screen.queryByLabelText('New Password *')).toBeNull();
  });

  it('gives way to a newer one in the same tab', async () => {
    const api = fakeApi({
      ...moved,
      VerifyEmail: () => refusal('CONFLICT', 'There is an account for this address already.'),
    });
    drawLinked(<VerifyEmail />, '/verify-email#token=abc');
    await confirm();
    await screen.findByText('There is an account for this address already.');
    await userEvent.click(screen.getByText('newer mail'));
    await waitFor(() =>
      expect(screen.queryByText('There is an account for this address already.')).toBeNull(),
    );
    await confirm();
    await waitFor(() => expect(api.sent('VerifyEmail')).toEqual([{ token: 'abc' }, { token: 'newer' }]));
  });
});

describe('/verify-email for a sign-up', () => {
  const at = '/verify-email#token=abc';

  it('confirms it with its password, and signs in with that', async () => {
    const api = fakeApi({
      ...signedUp,
      VerifyEmail: () => ({ verifyEmail: notice('Your email is verified. You can sign in now.') }),
    });
    const { address, session } = drawLinked(<VerifyEmail />, at);
    await confirm();
    expect(await screen.findByText('Password is required')).toBeInTheDocument();
    expect(api.sent('VerifyEmail')).toEqual([]);
    expect(screen.getByText('robin@example.com')).toBeInTheDocument();
    await type({ 'Password *': password });
    await confirm();
    expect(await screen.findByText('door: Your email is verified. You can sign in now.')).toBeInTheDocument();
    expect(address()).toBe('/auth');
    expect(api.sent('VerifyEmail')).toEqual([{ token: 'abc', password }]);
    expect(session.signIn).toHaveBeenCalledExactlyOnceWith('robin@example.com', password);
    expect(sessionValues()).toEqual({});
  });

  it('says at the field that the password is another one, and keeps the link', async () => {
    const message = 'This is not the password of the sign-up that this link belongs to.';
    fakeApi({ ...signedUp, VerifyEmail: () => refusal('BAD_INPUT', message, { password: message }) });
    const { session } = drawLinked(<VerifyEmail />, at);
    await screen.findByLabelText('Password *');
    await type({ 'Password *': password });
    await confirm();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Password *')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/auth?tab=signup');
    expect(session.signIn).not.toHaveBeenCalled();
    expect(sessionValues()).toEqual({ 'link:/verify-email': 'abc' });
  });

  it('leaves somebody who is signed in as they are', async () => {
    fakeApi({ ...signedUp, VerifyEmail: () => ({ verifyEmail: notice('…') }) });
    const { session } = drawLinked(<VerifyEmail />, at, userOf('customer'));
    await screen.findByLabelText('Password *');
    await type({ 'Password *': password });
    await confirm();
    expect(await screen.findByText('This address is confirmed.')).toHaveFocus();
    expect(session.signIn).not.toHaveBeenCalled();
  });
});

describe('/verify-email for a new address', () => {
  const at = '/verify-email#token=abc';

  it('asks to sign in first, and leads back to the link, which waits in this tab', async () => {
    const api = fakeApi({ VerificationLink: link(false, true) });
    drawLinked(<VerifyEmail />, at);
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fverify-email',
    );
    expect(screen.getByText('robin@example.com')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm my address' })).toBeNull();
    expect(api.sent('VerifyEmail')).toEqual([]);
    expect(sessionValues()).toMatchObject({ 'link:/verify-email': 'abc' });
  });

  it('tells somebody who is signed in to another account so, names nobody, and offers to sign in anew', async () => {
    fakeApi({ VerificationLink: link(false, true) });
    const { session, address } = drawLinked(<VerifyEmail />, at, userOf('customer'));
    expect(await screen.findByText(accountSentences.requestedByOtherAccount)).toHaveFocus();
    expect(screen.queryByText('robin@example.com')).toBeNull();
    await press('Sign in to another account');
    await waitFor(() => expect(address()).toBe('/auth?next=%2Fverify-email'));
    expect(session.signOut).toHaveBeenCalledOnce();
    expect(sessionValues()).toMatchObject({ 'link:/verify-email': 'abc' });
  });

  it('confirms by a press of the account that asked, says what the server says, and reads the account again', async () => {
    const api = fakeApi({
      ...moved,
      VerifyEmail: () => ({ verifyEmail: notice(accountSentences.emailChangePending) }),
    });
    const { session } = drawLinked(<VerifyEmail />, at, userOf('customer'));
    await confirm();
    expect(await screen.findByText(accountSentences.emailChangePending)).toHaveFocus();
    expect(api.sent('VerifyEmail')).toEqual([{ token: 'abc' }]);
    expect(session.reload).toHaveBeenCalledOnce();
    expect(session.signOut).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
    expect(sessionValues()).toEqual({});
  });

  it.each(dead)('on %s says so and offers a new link', async (code, message) => {
    const sent = 'If this address needs to be verified, a new link is on its way.';
    const api = fakeApi({
      VerificationLink: () => refusal(code, message),
      RequestVerification: () => ({ requestVerification: notice(sent) }),
    });
    drawLinked(<VerifyEmail />, at);
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(sessionValues()).toEqual({});
    await press('Send a new link');
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    await type({ 'Email *': 'robin@example.com' });
    await press('Send a new link');
    expect(await screen.findByText(sent)).toHaveFocus();
    expect(api.sent('RequestVerification')).toEqual([{ email: 'robin@example.com' }]);
    await press('Try another address');
    expect(screen.getByLabelText('Email *')).toHaveValue('robin@example.com');
  });

  it('says so when the link dies while it is read', async () => {
    let isDead = false;
    fakeApi({
      VerificationLink: () =>
        isDead ? refusal('LINK_USED', 'This link has been used already.') : link(false)(),
      VerifyEmail: () => ((isDead = true), refusal('LINK_USED', 'This link has been used already.')),
    });
    drawLinked(<VerifyEmail />, at);
    await confirm();
    expect(await screen.findByText('This link has been used already.')).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeInTheDocument();
    expect(sessionValues()).toEqual({});
  });

  it.each([
    [
      'there is an account for the address',
      () => refusal('CONFLICT', 'There is an account for this address already.'),
      'There is an account for this address already.',
    ],
    [
      'the server cannot be reached',
      () => null,
      'We could not reach the server. Please check your connection and try again.',
    ],
  ])('keeps the link when %s', async (_what, answer, message) => {
    fakeApi({ ...moved, VerifyEmail: answer });
    drawLinked(<VerifyEmail />, at);
    await confirm();
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('button', { name: 'Confirm my address' })).toBeEnabled();
    expect(sessionValues()).toEqual({ 'link:/verify-email': 'abc' });
  });

  it('without a link offers one', () => {
    drawLinked(<VerifyEmail />, '/verify-email');
    expect(screen.getByText(/Open the link in our mail to confirm your address/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeInTheDocument();
  });
});
