import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { userOf } from '../../../../testing/render.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { ResetPassword } from './reset-password-form.tsx';
import {
  dead,
  drawLinked,
  sessionValues,
  notice,
  password,
  press,
  type,
} from '../../../../testing/mailed-link.tsx';

describe('/forgot-password', () => {
  const sentence = 'If there is an account for this address, a link to choose a new password is on its way.';

  it('says the server’s sentence for everybody', async () => {
    const api = fakeApi({ RequestPasswordReset: () => ({ requestPasswordReset: notice(sentence) }) });
    drawLinked(<ForgotPassword />, '/forgot-password');
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
    drawLinked(<ForgotPassword />, '/forgot-password');
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
    const { session } = drawLinked(<ResetPassword />, at, user);
    await fillIn();
    expect(await screen.findByText(`door: ${message}`)).toBeInTheDocument();
    expect(api.sent('ResetPassword')).toEqual([{ token: 'abc', password }]);
    expect(session.signOut).toHaveBeenCalledTimes(user ? 1 : 0);
    expect(sessionValues()).toEqual({});
  });

  it('holds to the rules before it asks the server', async () => {
    const api = fakeApi({});
    drawLinked(<ResetPassword />, at);
    await type({ 'New Password *': 'short', 'Confirm Password *': 'shorter' });
    await press('Set new password');
    expect(screen.getByText('Password must be at least 8 characters')).toBeInTheDocument();
    expect(screen.getByText("Passwords don't match")).toBeInTheDocument();
    expect(api.sent('ResetPassword')).toEqual([]);
  });

  it('shows what the server finds wrong with the password, and keeps the link', async () => {
    const message = 'This password is too common. Please choose another one.';
    fakeApi({ ResetPassword: () => refusal('BAD_INPUT', message, { password: message }) });
    drawLinked(<ResetPassword />, at);
    await fillIn();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('New Password *')).toBeInvalid();
    expect(sessionValues()).toEqual({ 'link:/reset-password': 'abc' });
  });

  it.each(dead)('on %s says so and offers a new link', async (code, message) => {
    const api = fakeApi({
      ResetPassword: () => refusal(code, message),
      RequestPasswordReset: () => ({ requestPasswordReset: notice('On its way.') }),
    });
    drawLinked(<ResetPassword />, at);
    await fillIn();
    expect(await screen.findByText(message)).toBeInTheDocument();
    await type({ 'Email *': 'ada@example.com' });
    await press('Send a new link');
    expect(await screen.findByText('On its way.')).toBeInTheDocument();
    expect(api.sent('RequestPasswordReset')).toEqual([{ email: 'ada@example.com' }]);
  });
});
