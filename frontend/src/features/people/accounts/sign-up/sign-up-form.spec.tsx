import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal, restRefusal } from '../../../../testing/fake-api.ts';
import { offlineText } from '../../../../platform/api/error-text.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { AuthForms } from '../auth-forms.tsx';

const path = '/api/auth/signup';
const password = 'Rainy Harbor 7';
const whole = {
  'Name *': 'Robin Vale',
  'Email *': 'robin@example.com',
  'Phone (optional)': '(360) 555-0100',
  'Password *': password,
  'Confirm Password *': password,
};

const draw = (at = '/auth?tab=signup') => renderAt(<AuthForms />, { at });
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(screen.getByLabelText(label));
    if (value) await userEvent.type(screen.getByLabelText(label), value);
  }
};
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the tabs', () => {
  it('open at Sign In, and at Sign Up where the address says so', () => {
    const { unmount } = draw('/auth');
    expect(openTab()).toBe('Sign In');
    unmount();
    draw();
    expect(openTab()).toBe('Sign Up');
  });

  it('keep what was typed, the passwords too, and put no password into any storage', async () => {
    const { address } = draw('/auth?next=%2Faccount');
    await fill({ 'Email *': 'robin@example.com', 'Password *': 'first Secret 1' });
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(address()).toBe('/auth?next=%2Faccount&tab=signup');
    await fill(whole);
    await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
    expect(screen.getByLabelText('Password *')).toHaveValue('first Secret 1');
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    for (const [label, value] of Object.entries(whole))
      expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Secret|Harbor/);
  });
});

describe('sign-up', () => {
  it.each([
    [{ 'Name *': 'A' }, 'Name must be at least 2 characters'],
    [{ 'Email *': 'robin@' }, 'Please enter a valid email address'],
    [{ 'Password *': 'Short1', 'Confirm Password *': 'Short1' }, 'Password must be at least 8 characters'],
    [
      { 'Password *': 'ALLBIGLETTERS1', 'Confirm Password *': 'ALLBIGLETTERS1' },
      'Password must contain at least one lowercase letter',
    ],
    [
      { 'Password *': 'allsmallletters1', 'Confirm Password *': 'allsmallletters1' },
      'Password must contain at least one uppercase letter',
    ],
    [
      { 'Password *': 'NoNumberAtAll', 'Confirm Password *': 'NoNumberAtAll' },
      'Password must contain at least one number',
    ],
    [{ 'Confirm Password *': 'Rainy Harbor 8' }, "Passwords don't match"],
  ])('with %j says: %s', async (wrong, message) => {
    const api = fakeApi({});
    draw();
    await fill({ ...whole, ...wrong });
    await create();
    const field = screen.getByLabelText(
      Object.keys(wrong).at(-1) === 'Confirm Password *' && Object.keys(wrong).length === 2
        ? 'Password *'
        : (Object.keys(wrong)[0] ?? ''),
    );
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(api.sent(path)).toEqual([]);
  });

  it('takes the mismatch back when the first password is corrected', async () => {
    fakeApi({});
    draw();
    await fill({ ...whole, 'Name *': '', 'Password *': 'Rainy Harbor 8' });
    await create();
    expect(screen.getByText("Passwords don't match")).toBeInTheDocument();
    await fill({ 'Password *': password });
    expect(screen.queryByText("Passwords don't match")).toBeNull();
  });

  it('ticks off what a password needs while it is typed', async () => {
    draw();
    const met = () =>
      [...document.querySelectorAll('[data-met=true]')].map((rule) =>
        rule.textContent?.replace(/ \(done\), $/, ''),
      );
    expect(met()).toEqual([]);
    await fill({ 'Password *': 'abcDEFgh' });
    expect(met()).toEqual(['at least 8 characters', 'a lowercase letter', 'an uppercase letter']);
  });

  it('sends it without the confirmation, goes to the login tab and says so there', async () => {
    const message = 'Account created successfully! Please check your email to verify your account.';
    const api = fakeApi({ [path]: () => ({ success: true, message }) });
    const { address } = draw('/auth?tab=signup&next=%2Faccount');
    await fill(whole);
    await create();
    expect(await screen.findByText(message)).toHaveFocus();
    expect(api.sent(path)).toEqual([
      { email: 'robin@example.com', password, name: 'Robin Vale', phone: '(360) 555-0100' },
    ]);
    expect(openTab()).toBe('Sign In');
    expect(address()).toBe('/auth?tab=login&next=%2Faccount');
    expect(screen.getByLabelText('Email *')).toHaveValue('robin@example.com');
    expect(screen.getByLabelText('Password *')).toHaveValue('');
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    for (const label of Object.keys(whole)) expect(screen.getByLabelText(label)).toHaveValue('');
    await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
    expect(screen.queryByText(message)).toBeNull();
  });

  it('says it in its own words where the server says nothing, and sends no phone where there is none', async () => {
    const api = fakeApi({ [path]: () => ({}) });
    draw();
    await fill({ ...whole, 'Phone (optional)': '' });
    await create();
    expect(
      await screen.findByText(
        'Account created successfully! Please check your email to verify your account.',
      ),
    ).toBeInTheDocument();
    expect(api.sent(path)).toMatchObject([{ phone: null }]);
  });

  it.each([
    [
      'Too many requests. Please wait a moment and try again.',
      () => restRefusal(429, { message: 'Too many requests. Please wait a moment and try again.' }),
    ],
    ['Signup failed', () => restRefusal(502, 'not an object')],
    [`Signup failed. ${offlineText}`, () => null],
  ])('that fails says: %s, and keeps what was typed', async (message, answer) => {
    fakeApi({ [path]: answer });
    draw();
    await fill(whole);
    await create();
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(openTab()).toBe('Sign Up');
    for (const [label, value] of Object.entries(whole))
      expect(screen.getByLabelText(label)).toHaveValue(value);
  });

  it('shows what the server finds wrong under its field', async () => {
    const message = 'This password is too common. Please choose another one.';
    fakeApi({ [path]: () => restRefusal(400, { message, fieldErrors: { password: message } }) });
    draw();
    await fill(whole);
    await create();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Password *')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getByLabelText('Password *')).toHaveFocus();
  });
});

describe('a login that needs verification', () => {
  const refuse = () =>
    restRefusal(403, {
      success: false,
      message: 'Please verify your email before logging in.',
      requiresEmailVerification: true,
    });
  const signIn = async () => {
    draw('/auth');
    await fill({ 'Email *': 'robin@example.com', 'Password *': password });
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
  };

  it('shows the notice and sends the link again', async () => {
    const message = 'If this address needs to be verified, a new link is on its way.';
    const api = fakeApi({
      '/api/auth/login': refuse,
      RequestVerification: () => ({ requestVerification: { __typename: 'Notice', message } }),
    });
    await signIn();
    expect(
      screen.getByText('Please check your email and click the verification link before logging in.'),
    ).toBeInTheDocument();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(api.sent('RequestVerification')).toEqual([{ email: 'robin@example.com', password }]);
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });

  it('says why the link could not be sent, and offers it again', async () => {
    fakeApi({
      '/api/auth/login': refuse,
      RequestVerification: () => refusal('TOO_MANY_REQUESTS', 'Too many requests.'),
    });
    await signIn();
    expect(await screen.findByText('Too many requests.')).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeEnabled();
  });
});

it('the forgotten password’s link leads to its page', () => {
  draw('/auth');
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});
