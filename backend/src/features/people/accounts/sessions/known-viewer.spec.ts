import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';
import { hashPassword } from '../passwords/hash-password.ts';

const api = useApi();
let admin: Caller;
let passwordHash: string;
let count = 0;

beforeAll(async () => {
  admin = await api.as('admin');
  passwordHash = await hashPassword(demoPassword);
});
// Nothing reports changes to this server: what it forgets, it forgets because of what it did itself.
beforeEach(async () => {
  await api.sql('delete from limits');
  api.app.viewers.setListening(true);
});
afterEach(() => {
  api.clock.reset();
  api.app.viewers.setListening(false);
});

interface Known {
  readonly id: string;
  readonly email: string;
  readonly authorization: string;
  readonly cookie: string;
  readonly caller: Caller;
}

/** Somebody whom the server knows from an earlier request. */
const meet = async (): Promise<Known> => {
  const email = `known${(count += 1)}@viewer.example`;
  const id = await api.addUser({ email, role: 'customer', passwordHash });
  const { body, headers } = await api.rest('POST', '/api/auth/login', { email, password: demoPassword });
  const caller = api.withToken(String(body.accessToken));
  await caller.rest('GET', '/api/auth/me');
  const authorization = `Bearer ${String(body.accessToken)}`;
  expect(api.app.viewers.known(authorization)).toMatchObject({ id });
  return { id, email, authorization, caller, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};
const isKnown = ({ authorization }: Known): boolean => api.app.viewers.known(authorization) !== undefined;
const byAdmin =
  (operation: string) =>
  ({ id }: Known) =>
    admin.gql(`mutation ($id: ID!) { ${operation} }`, { id });
const refresh = ({ cookie }: Known) =>
  api.rest('POST', '/api/auth/refresh', undefined, { cookie, 'x-hearthline': 'spec' });

describe('a viewer who is kept in memory is forgotten by this very server', () => {
  it.each<[string, (person: Known) => Promise<unknown>]>([
    ['an admin disables the account', byAdmin('disableUser(id: $id) { id }')],
    ['an admin gives it another role', byAdmin('setUserRole(id: $id, role: agent) { id }')],
    [
      'an admin edits it',
      byAdmin('updateUser(id: $id, input: { version: 1, name: "Kim Vale", role: agent }) { id }'),
    ],
    ['an admin removes it', byAdmin('removeUser(id: $id)')],
    ['they sign out', ({ caller }) => caller.rest('POST', '/api/auth/logout')],
    ['they sign out everywhere', ({ caller }) => caller.gql('mutation { signOutEverywhere }')],
    [
      'they sign this device out in the list of devices',
      async ({ id, caller }) => {
        const [session] = await api.sql('select id from sessions where user_id = $1', [id]);
        await caller.gql('mutation ($id: ID!) { signOutDevice(id: $id) }', { id: session?.id });
      },
    ],
    [
      'they change the password',
      ({ caller }) =>
        caller.gql(
          'mutation ($old: String!) { changePassword(currentPassword: $old, newPassword: "Brand-New-Word-1") { message } }',
          { old: demoPassword },
        ),
    ],
    [
      'they set a new password by a mailed link',
      async ({ email }) => {
        await api.gql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
          email,
        });
        await api.runJobs();
        await api.gql(
          'mutation ($token: String!) { resetPassword(token: $token, password: "Brand-New-Word-1") { message } }',
          { token: (await lastLink(api, email)).token },
        );
      },
    ],
    [
      'they confirm a new address',
      async ({ email, caller }) => {
        await caller.gql(
          'mutation ($email: String!, $password: String!) { changeEmail(email: $email, currentPassword: $password) { message } }',
          { email: `new.${email}`, password: demoPassword },
        );
        await caller.gql('mutation ($token: String!) { verifyEmail(token: $token) { message } }', {
          token: (await lastLink(api, `new.${email}`)).token,
        });
      },
    ],
    [
      'a used refresh token comes back',
      async (person) => {
        await refresh(person);
        api.clock.set(new Date(api.clock.now().getTime() + 11_000));
        expect((await refresh(person)).status).toBe(401);
      },
    ],
  ])('when %s', async (_when, deed) => {
    const person = await meet();
    await deed(person);
    expect(isKnown(person)).toBe(false);
  });

  it('and nobody else with them', async () => {
    const [signedOut, stays] = [await meet(), await meet()];
    await signedOut.caller.rest('POST', '/api/auth/logout');
    expect([isKnown(signedOut), isKnown(stays)]).toEqual([false, true]);
  });
});

describe('nobody is kept in memory', () => {
  it('while changes are not being reported', async () => {
    const { authorization } = await meet();
    api.app.viewers.setListening(false);
    await api.app.viewers.of(authorization);
    expect(api.app.viewers.known(authorization)).toBeUndefined();
  });

  it('from before the reports were interrupted', async () => {
    const { authorization } = await meet();
    api.app.viewers.setListening(true);
    expect(api.app.viewers.known(authorization)).toBeUndefined();
  });

  it.each<[string, (id: string) => void]>([
    ['an account changed', (id) => api.app.viewers.forget(id)],
    ['the reports were interrupted', () => api.app.viewers.setListening(true)],
  ])('if %s while the viewer was being read', async (_what, change) => {
    const { id, authorization } = await meet();
    api.app.viewers.forget(id);
    const read = api.app.viewers.of(authorization);
    change(id);
    expect(await read).toMatchObject({ id });
    expect(api.app.viewers.known(authorization)).toBeUndefined();
  });
});
