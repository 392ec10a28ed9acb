import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../../testing/api.ts';
import { userOf } from '../../testing/render.tsx';
import { ResetPassword } from './reset-password-form.tsx';
import { dead, drawLinked, kept, notice, press, type } from './testing/mailed-link.tsx';
import { VerifyEmail } from './verify-email.tsx';

describe('the token of a link', () => {
  beforeEach(() => void fakeApi({}));

  it('leaves the address at once and is sent nowhere by itself', () => {
    const api = fakeApi({});
    const { address } = drawLinked(<VerifyEmail />, '/verify-email#token=abc');
    expect(address()).toBe('/verify-email');
    expect(screen.getByRole('button', { name: 'Confirm my address' })).toBeInTheDocument();
    expect(api.sent('VerifyEmail')).toEqual([]);
    expect(kept()).toEqual({ 'link:/verify-email': 'abc' });
    expect(localStorage).toHaveLength(0);
  });

  it('survives a reload, and is of no use to another page', () => {
    drawLinked(<VerifyEmail />, '/verify-email#token=abc').unmount();
    const { unmount } = drawLinked(<VerifyEmail />, '/verify-email');
    expect(screen.getByRole('button', { name: 'Confirm my address' })).toBeInTheDocument();
    unmount();
    drawLinked(<ResetPassword />, '/reset-password');
    expect(screen.queryByLabelText('New Password *')).toBeNull();
  });

  it('gives way to a newer one in the same tab', async () => {
    const api = fakeApi({ VerifyEmail: () => refusal('LINK_EXPIRED', 'This link has expired.') });
    drawLinked(<VerifyEmail />, '/verify-email#token=abc');
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
    const { address } = drawLinked(<VerifyEmail />, at);
    await press('Confirm my address');
    expect(await screen.findByText('door: Your email is verified. You can sign in now.')).toBeInTheDocument();
    expect(address()).toBe('/auth');
    expect(api.sent('VerifyEmail')).toEqual([{ token: 'abc' }]);
    expect(kept()).toEqual({});
  });

  it('tells somebody signed in, whose address may be another one now', async () => {
    fakeApi({ VerifyEmail: () => ({ verifyEmail: notice('…') }) });
    const { session } = drawLinked(<VerifyEmail />, at, userOf('customer'));
    await press('Confirm my address');
    expect(await screen.findByText('This address is confirmed.')).toHaveFocus();
    expect(session.reload).toHaveBeenCalledOnce();
    expect(session.signOut).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
  });

  it.each(dead)('on %s says so and offers a new link', async (code, message) => {
    const sent = 'If this address needs to be verified, a new link is on its way.';
    const api = fakeApi({ VerifyEmail: () => refusal(code, message), RequestVerification: () => ({ requestVerification: notice(sent) }) });
    drawLinked(<VerifyEmail />, at);
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
    drawLinked(<VerifyEmail />, at);
    await press('Confirm my address');
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('button', { name: 'Confirm my address' })).toBeEnabled();
    expect(kept()).toEqual({ 'link:/verify-email': 'abc' });
  });

  it('without a link offers one', () => {
    drawLinked(<VerifyEmail />, '/verify-email');
    expect(screen.getByText(/Open the link in our mail to confirm your address/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeInTheDocument();
  });
});
