import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { LazyIdentityDialog } from './lazy-identity-dialog.tsx';
import { identityProof } from '../../platform/session/identity-proof.ts';
import { fakeApi, restRefusal } from '../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../testing/render.tsx';

const path = '/api/auth/identity';
let proofs: unknown[];
let methods: string[];
let outcome: () => object;

beforeEach(() => {
  methods = ['password'];
  proofs = [];
  outcome = () => ({ message: 'Thank you.' });
  fakeApi({
    [path]: (body) => {
      if (Object.keys(body).length === 0) return { methods, passkey: null };
      proofs.push(body);
      return outcome();
    },
  });
});

/** Asks, and waits for the dialog. @returns a function that waits for the user's answer */
const ask = async (): Promise<() => Promise<boolean>> => {
  renderAt(<LazyIdentityDialog />, { session: { ...sessionOf({ user: userOf('admin') }), clear: vi.fn() } });
  expect(screen.queryByRole('dialog')).toBeNull();
  const answer = identityProof.ask();
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  return () => answer;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('proves it with the password, and goes away', async () => {
  const answer = await ask();
  await userEvent.type(screen.getByLabelText(/^Password/), 'DareToCompare1{Enter}');
  expect(await answer()).toBe(true);
  expect(proofs).toEqual([{ password: 'DareToCompare1' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says what is missing or wrong, and stays', async () => {
  outcome = () => restRefusal(400, { message: 'Not right.', fieldErrors: { password: 'Not right.' } });
  const answer = await ask();
  await press('Confirm');
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  expect(proofs).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
  expect(await screen.findByText('Not right.')).toBeInTheDocument();
  outcome = () => restRefusal(429, { message: 'Too many requests.' });
  await press('Confirm');
  expect(await screen.findByText('Too many requests.')).toBeInTheDocument();
  expect(identityProof.isRequested()).toBe(true);
  await press('Cancel');
  expect(await answer()).toBe(false);
});

it('takes a code of the authenticator app of whoever has one', async () => {
  methods = ['authenticator', 'password'];
  const answer = await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Use your authenticator app' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}');
  expect(await answer()).toBe(true);
  expect(proofs).toEqual([{ code: '123456' }]);
});
