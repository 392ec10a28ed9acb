import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { offlineText } from '../../../../platform/api/error-text.ts';
import type { SessionStore, SignInResult } from '../../../../platform/session/session-store.ts';
import { RoleGate } from './role-gate.tsx';
import { SignInForm, useSignInForm } from './sign-in-form.tsx';

const SignIn = () => <SignInForm form={useSignInForm()} />;

const sessionThat = (result: SignInResult) =>
  ({
    ...sessionOf({}),
    signIn: vi.fn(() => Promise.resolve(result)),
    signOut: vi.fn(() => Promise.resolve()),
  }) satisfies SessionStore;
const failed = (status: number, message?: string, requiresEmailVerification = false): SignInResult => ({
  success: false,
  status,
  message,
  requiresEmailVerification,
});
const fill = async (name: string, password: string) => {
  if (name) await userEvent.type(screen.getByRole('textbox'), name);
  if (password) await userEvent.type(screen.getByLabelText(/Password/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};
const notice = 'Please check your email and click the verification link before logging in.';

describe('SignInForm', () => {
  it('says what is missing before it asks the server', async () => {
    const session = sessionThat(failed(401));
    renderAt(<SignIn />, { session });
    await fill('not an address', '');
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
    expect(session.signIn).not.toHaveBeenCalled();
  });

  it('shows the server’s message', async () => {
    const session = sessionThat(failed(401, 'Invalid email or password.'));
    renderAt(<SignIn />, { session });
    await fill('ada@example.com', 'wrong');
    expect(screen.getByText('Invalid email or password.')).toBeInTheDocument();
    expect(session.signIn).toHaveBeenCalledWith('ada@example.com', 'wrong');
    expect(screen.queryByText(notice)).toBeNull();
  });

  it.each([
    [502, 'Login failed'],
    [0, `Login failed. ${offlineText}`],
  ])('shows ‘Login failed’ when the server says nothing (%d)', async (status, text) => {
    renderAt(<SignIn />, { session: sessionThat(failed(status)) });
    await fill('ada@example.com', 'wrong');
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('adds the notice when the e-mail must be verified first', async () => {
    renderAt(<SignIn />, {
      session: sessionThat(failed(403, 'Please verify your email before logging in.', true)),
    });
    await fill('ada@example.com', 'right');
    expect(screen.getByText('Please verify your email before logging in.')).toBeInTheDocument();
    expect(screen.getByText(notice)).toBeInTheDocument();
  });
});

describe('RoleGate', () => {
  const gate = (
    <RoleGate role="contractor" renderSignIn={(form) => form}>
      inside
    </RoleGate>
  );

  it('asks for username and password', async () => {
    const session = sessionThat(failed(401));
    renderAt(gate, { session });
    await fill('', '');
    expect(screen.getByText('Username is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(session.signIn).not.toHaveBeenCalled();
  });

  it('says that the credentials are invalid', async () => {
    renderAt(gate, { session: sessionThat(failed(401, 'Something else.')) });
    await fill('contractor', 'wrong');
    expect(screen.getByText('Invalid credentials. Please try again.')).toBeInTheDocument();
  });

  it.each([
    [0, undefined, `Login failed. ${offlineText}`],
    [429, 'Too many attempts.', 'Too many attempts.'],
    [503, undefined, 'Login failed'],
  ])('does not blame the credentials where they were not looked at (%d)', async (status, message, text) => {
    renderAt(gate, { session: sessionThat(failed(status, message)) });
    await fill('contractor', 'right');
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('takes the account of another role for invalid, and does not leave it signed in', async () => {
    const session = sessionThat({ success: true, user: userOf('customer') });
    renderAt(gate, { session });
    await fill('customer', 'right');
    expect(screen.getByText('Invalid credentials. Please try again.')).toBeInTheDocument();
    expect(session.signOut).toHaveBeenCalledOnce();
  });

  it.each([
    [null, false],
    [userOf('customer'), false],
    [userOf('contractor'), true],
  ] as const)('opens to its role only', (user, open) => {
    renderAt(gate, { user });
    expect(screen.queryByText('inside') !== null).toBe(open);
  });

  it('asks for a new password first where one is due', () => {
    const { address } = renderAt(
      <Routes>
        <Route path="/contractors" element={gate} />
        <Route path="*" element={null} />
      </Routes>,
      {
        at: '/contractors',
        user: userOf('contractor', { mustChangePassword: true }),
      },
    );
    expect(address()).toBe('/change-password');
  });
});

describe('an account with a second factor', () => {
  const question = { challenge: 'c', methods: ['authenticator', 'recovery_code'], passkey: null } as const;
  const challenge: SignInResult = {
    success: false,
    status: 401,
    message: 'Please confirm.',
    requiresEmailVerification: false,
    secondFactor: question,
  };
  const open = async (step: SignInResult) => {
    const session = { ...sessionThat(challenge), signInAt: vi.fn(() => Promise.resolve(step)) };
    renderAt(<SignIn />, { session });
    await fill('ada@example.com', 'right');
    await screen.findByRole('heading', { name: 'Confirm that it is you' });
    return session;
  };
  const send = async (code: string) => {
    if (code) await userEvent.type(screen.getByRole('textbox'), code);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  };

  it('asks for its code after the password', async () => {
    const session = await open({ success: true, user: userOf() });
    await send('123 456');
    expect(session.signInAt).toHaveBeenCalledWith('POST /api/auth/login/second-factor', {
      challenge: 'c',
      code: '123 456',
    });
  });

  it('says what is missing or wrong, and keeps what was typed', async () => {
    const session = await open(failed(401, 'This code is not right.'));
    await send('');
    expect(screen.getByText('Code is required')).toBeInTheDocument();
    expect(session.signInAt).not.toHaveBeenCalled();
    await send('654321');
    expect(screen.getByText('This code is not right.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('654321');
  });

  it('takes a recovery code instead', async () => {
    const session = await open({ success: true, user: userOf() });
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'ABCD-EFGH-JKLM');
    await send('');
    expect(session.signInAt).toHaveBeenCalledWith('POST /api/auth/login/second-factor', {
      challenge: 'c',
      code: 'ABCD-EFGH-JKLM',
    });
  });

  it('begins again with the password where it took too long, and where the user goes back', async () => {
    await open(failed(410, 'This took too long. Please start again.'));
    await send('123456');
    expect(await screen.findByText('This took too long. Please start again.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeInTheDocument();
  });

  it('of another role does not get in at a role gate', async () => {
    const session = {
      ...sessionThat(challenge),
      signInAt: vi.fn(() => Promise.resolve<SignInResult>({ success: true, user: userOf('customer') })),
    };
    renderAt(
      <RoleGate role="contractor" renderSignIn={(form) => form}>
        inside
      </RoleGate>,
      { session },
    );
    await fill('ada', 'right');
    await screen.findByRole('heading', { name: 'Confirm that it is you' });
    await send('123456');
    expect(await screen.findByText('Invalid credentials. Please try again.')).toBeInTheDocument();
    expect(session.signOut).toHaveBeenCalledOnce();
  });
});
