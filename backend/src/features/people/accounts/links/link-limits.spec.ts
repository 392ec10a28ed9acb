import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import { AppError } from '../../../../platform/errors.ts';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { requestPasswordReset } from './request-link.ts';

const api = useApi();
let passwordHash: string;
let count = 0;
beforeAll(async () => {
  passwordHash = await hashPassword(demoPassword);
});
beforeEach(() => api.sql('delete from limits'));
afterEach(() => api.clock.reset());

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const fresh = (): string => `person${(count += 1)}@links.example`;
const add = async (more: object = {}): Promise<{ id: string; email: string }> => {
  const email = fresh();
  return { email, id: await api.addUser({ email, role: 'customer', passwordHash, ...more }) };
};
const mailed = async (email: string): Promise<string> => {
  await api.runJobs();
  return (await lastLink(api, email)).token;
};
const askReset = (email: string) =>
  api.gql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', { email });
const askVerification = (email: string) =>
  api.gql('mutation ($email: String!) { requestVerification(email: $email) { message } }', { email });
const reset = (token: string) =>
  api.gql(
    'mutation ($token: String!) { resetPassword(token: $token, password: "Brand-New-Word-1") { message } }',
    { token },
  );
const verify = (token: string, password?: string) =>
  api.gql(
    'mutation ($token: String!, $password: String) { verifyEmail(token: $token, password: $password) { message } }',
    { token, password },
  );
const verifyAs = async (owner: string, token: string) =>
  (await api.asUser(owner)).gql('mutation ($token: String!) { verifyEmail(token: $token) { message } }', {
    token,
  });
const signUp = (email: string) =>
  api.rest('POST', '/api/auth/signup', { name: 'Nora Field', email, password: demoPassword });
const changeEmail = async (owner: string, email: string) =>
  (await api.asUser(owner)).gql(
    'mutation ($email: String!, $password: String!) { changeEmail(email: $email, currentPassword: $password) { message } }',
    { email, password: demoPassword },
  );
/** Sets what was counted once to as many as are allowed. */
const exhaust = (name: keyof typeof limitTable): Promise<unknown> =>
  api.sql('update limits set points = $2 where key like $1', [`${name}:%`, limitTable[name].points]);

describe('a mailed link', () => {
  it('has a token of 256 random bits', async () => {
    const { email } = await add();
    await askReset(email);
    expect(Buffer.from(await mailed(email), 'base64url')).toHaveLength(32);
  });

  const hour = 3600_000;
  /** What is mailed, and what its link does. @returns whether it is still good */
  const kinds: Record<
    string,
    { readonly lasts: number; readonly send: () => Promise<() => Promise<string | undefined>> }
  > = {
    'a sign-up': {
      lasts: 24 * hour,
      send: async () => {
        const email = fresh();
        await signUp(email);
        const token = await mailed(email);
        return async () => code(await verify(token, demoPassword));
      },
    },
    'an account from before that was never verified': {
      lasts: 24 * hour,
      send: async () => {
        const { email } = await add({ isEmailVerified: false });
        await askVerification(email);
        const token = await mailed(email);
        return async () => code(await verify(token, demoPassword));
      },
    },
    'a new address': {
      lasts: 24 * hour,
      send: async () => {
        const { email } = await add();
        await changeEmail(email, `new.${email}`);
        const token = await mailed(`new.${email}`);
        let owner = email;
        return async () => {
          const outcome = code(await verifyAs(owner, token));
          if (outcome === undefined) owner = `new.${email}`;
          return outcome;
        };
      },
    },
    'a new password': {
      lasts: hour,
      send: async () => {
        const { email } = await add();
        await askReset(email);
        const token = await mailed(email);
        return async () => code(await reset(token));
      },
    },
    'an invitation': {
      lasts: 7 * 24 * hour,
      send: async () => {
        const email = fresh();
        await (
          await api.as('admin')
        ).gql(
          'mutation ($email: String!) { inviteUser(input: { name: "Robin Vale", email: $email, role: agent }) { id } }',
          {
            email,
          },
        );
        const token = await mailed(email);
        return async () =>
          code(
            await api.gql(
              'mutation ($token: String!) { acceptInvitation(token: $token, name: "Robin Vale", password: "Chosen-Word-77") { message } }',
              { token },
            ),
          );
      },
    },
  };

  it.each(Object.entries(kinds))(
    'for %s is good until the millisecond before it expires, not from then on, and once (C3, N12)',
    async (_what, { lasts, send }) => {
      const requestedAt = Date.now();
      api.clock.set(new Date(requestedAt));
      const use = await send();
      api.clock.set(new Date(requestedAt + lasts));
      expect(await use()).toBe('LINK_EXPIRED');
      api.clock.set(new Date(requestedAt + lasts - 1));
      expect(await use()).toBeUndefined();
      expect(await use()).toBe('LINK_USED');
    },
  );

  it('is shown until it expires, and not from then on', async () => {
    const { email } = await add();
    const requestedAt = Date.now();
    api.clock.set(new Date(requestedAt));
    await changeEmail(email, `new.${email}`);
    const token = await mailed(`new.${email}`);
    const shown = () =>
      api.gql(
        'query ($token: String!) { verificationLink(token: $token) { email needsPassword needsSignIn } }',
        {
          token,
        },
      );
    api.clock.set(new Date(requestedAt + 24 * hour - 1));
    expect((await shown()).data.verificationLink).toEqual({
      email: `new.${email}`,
      needsPassword: false,
      needsSignIn: true,
    });
    api.clock.set(new Date(requestedAt + 24 * hour));
    expect(code(await shown())).toBe('LINK_EXPIRED');
  });

  it('does not count the right password as a guess', async () => {
    const { email } = await add({ isEmailVerified: false });
    await askVerification(email);
    const token = await mailed(email);
    for (let miss = 0; miss < 9; miss += 1)
      expect(code(await verify(token, `Guess-Number-${miss}`))).toBe('BAD_INPUT');
    expect(code(await verify(token, demoPassword))).toBeUndefined();
    // As if the link had not been used up: another guess is the first one again.
    await api.sql('update account_links set used_at = null');
    expect(code(await verify(token, 'Guess-Number-9'))).toBe('BAD_INPUT');
  });
});

describe('mails with links', () => {
  it.each<[string, (email: string) => Promise<unknown>]>([
    ['to confirm an address', askVerification],
    ['to sign up', signUp],
  ])('%s are limited by where they are asked for, whatever the mailbox', async (_what, ask) => {
    await ask('first@links.example');
    await exhaust('mailAddress');
    expect(await ask('second@links.example')).toMatchObject({ status: 429 });
  });

  it('to confirm an address do not go to somebody who was only invited', async () => {
    const { email } = await add({ passwordHash: null, isEmailVerified: false });
    await askVerification(email);
    await api.runJobs();
    expect(await api.sql('select from mails where to_address = $1', [email])).toEqual([]);
  });

  it('are not promised while the limits cannot be counted', async () => {
    const broken = () => Promise.reject(new AppError('UNAVAILABLE'));
    const limits = { consume: broken, refund: broken, reset: broken };
    const context = Object.assign(api.app.systemContext(), { limits });
    await expect(requestPasswordReset(context, { email: 'somebody@links.example' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });
});

it('an unverified account of before that a sign-up takes over has a new version', async () => {
  const { id, email } = await add({ isEmailVerified: false });
  await signUp(email);
  await verify(await mailed(email), demoPassword);
  expect(await api.sql('select version, is_email_verified from users where id = $1', [id])).toEqual([
    { version: 2, is_email_verified: true },
  ]);
});
