import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/accounts.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { lastLink } from '../../../testing/fixtures/mailed-links.ts';
import { hashPassword } from './passwords/hash-password.ts';

const api = useApi();
let admin: Caller;
let adminId: string;
let passwordHash: string;
let count = 0;

beforeAll(async () => {
  admin = await api.as('admin');
  adminId = String((await admin.rest('GET', '/api/auth/me')).body.id);
  passwordHash = await hashPassword(demoPassword);
});
beforeEach(() => api.sql('delete from limits'));

type Done = Promise<{ errors?: unknown }>;
const succeeds = async (done: Done): Promise<void> => expect((await done).errors).toBeUndefined();
const add = async (more: object = {}): Promise<{ id: string; email: string }> => {
  const email = `person${(count += 1)}@audit.example`;
  return { email, id: await api.addUser({ email, role: 'customer', passwordHash, ...more }) };
};
/** What the audit log says about an object, and who did it. */
const logged = async (object: string): Promise<unknown[]> =>
  api.sql('select action, actor_id as by from audit_entries where object = $1 order by id', [object]);
const mailed = async (email: string): Promise<string> => {
  await api.runJobs();
  return (await lastLink(api, email)).token;
};
const login = (email: string, password = demoPassword) =>
  api.rest('POST', '/api/auth/login', { email, password });
const sessionsOf = async (id: string): Promise<string[]> =>
  (await api.sql<{ id: string }>('select id from sessions where user_id = $1 order by id', [id])).map(
    (session) => session.id,
  );

describe('what an admin does to an account stands in the audit log', () => {
  it.each([
    ['user.disable', 'disableUser(id: $id) { id }', {}],
    ['user.enable', 'enableUser(id: $id) { id }', { disabledAt: new Date() }],
    ['user.role', 'setUserRole(id: $id, role: agent) { id }', {}],
    ['user.send-reset', 'sendPasswordReset(id: $id) { id }', {}],
    ['user.require-password-change', 'requirePasswordChange(id: $id) { id }', {}],
    ['user.remove', 'removeUser(id: $id)', {}],
    ['user.invite-again', 'resendInvitation(id: $id) { id }', { passwordHash: null }],
    ['user.invitation-revoke', 'revokeInvitation(id: $id)', { passwordHash: null }],
  ])('%s', async (action, operation, more) => {
    const { id } = await add(more);
    await succeeds(admin.gql(`mutation ($id: ID!) { ${operation} }`, { id }));
    expect(await logged(`user:${id}`)).toEqual([{ action, by: adminId }]);
  });

  it('and so does an invitation, with who sent and who accepted it', async () => {
    const email = 'invited@audit.example';
    const { data } = await admin.gql(
      'mutation ($email: String!) { inviteUser(input: { name: "Robin Vale", email: $email, role: agent }) { id } }',
      { email },
    );
    await succeeds(
      api.gql(
        'mutation ($token: String!) { acceptInvitation(token: $token, name: "Robin Vale", password: "Chosen-Word-77") { message } }',
        { token: await mailed(email) },
      ),
    );
    const { id } = data.inviteUser;
    expect(await logged(`user:${id}`)).toEqual([
      { action: 'user.invite', by: adminId },
      { action: 'user.invitation-accept', by: id },
    ]);
  });
});

describe('what people do to their own account stands in the audit log', () => {
  it.each([
    ['account.update', 'updateAccount(input: { name: "New Name" }) { id }'],
    [
      'password.change',
      `changePassword(currentPassword: "${demoPassword}", newPassword: "Brand-New-Word-1") { message }`,
    ],
    [
      'email.change-requested',
      `changeEmail(email: "wanted@audit.example", currentPassword: "${demoPassword}") { message }`,
    ],
    ['session.end-all', 'signOutEverywhere'],
  ])('%s', async (action, operation) => {
    const { id, email } = await add();
    const owner = await api.asUser(email);
    await succeeds(owner.gql(`mutation { ${operation} }`));
    expect(await logged(`user:${id}`)).toEqual([{ action, by: id }]);
  });

  it('a password that is set by a mailed link, though nobody is signed in', async () => {
    const { id, email } = await add();
    await api.gql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
      email,
    });
    await succeeds(
      api.gql(
        'mutation ($token: String!) { resetPassword(token: $token, password: "Brand-New-Word-1") { message } }',
        { token: await mailed(email) },
      ),
    );
    expect(await logged(`user:${id}`)).toEqual([{ action: 'password.reset', by: id }]);
  });

  it('a new address, once it is confirmed', async () => {
    const { id, email } = await add();
    const owner = await api.asUser(email);
    await owner.gql(
      'mutation ($password: String!) { changeEmail(email: "moved@audit.example", currentPassword: $password) { message } }',
      { password: demoPassword },
    );
    await succeeds(
      owner.gql('mutation ($token: String!) { verifyEmail(token: $token) { message } }', {
        token: await mailed('moved@audit.example'),
      }),
    );
    expect((await logged(`user:${id}`)).at(-1)).toEqual({ action: 'email.change', by: id });
  });

  it('a sign-up, and the account that it becomes', async () => {
    const email = 'new@audit.example';
    await api.rest('POST', '/api/auth/signup', { name: 'Nora Field', email, password: demoPassword });
    const [signUp] = await api.sql('select id from sign_ups where email_folded = $1', [email]);
    await succeeds(
      api.gql(
        'mutation ($token: String!, $password: String!) { verifyEmail(token: $token, password: $password) { message } }',
        { token: await mailed(email), password: demoPassword },
      ),
    );
    const [user] = await api.sql('select id from users where email_folded = $1', [email]);
    expect([await logged(`sign-up:${signUp?.id}`), await logged(`user:${user?.id}`)]).toEqual([
      [{ action: 'sign-up', by: null }],
      [{ action: 'email.verify', by: user?.id }],
    ]);
  });
});

describe('sessions in the audit log', () => {
  it('each begins with a sign-in, and ends with a sign-out by the cookie alone', async () => {
    const { id, email } = await add();
    const cookie = (await login(email)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await api.rest('POST', '/api/auth/logout', undefined, { cookie, 'x-hearthline': 'spec' });
    const [session] = await sessionsOf(id);
    expect(await logged(`session:${session}`)).toEqual([
      { action: 'sign-in', by: id },
      { action: 'sign-out', by: id },
    ]);
  });

  it('one that its owner ends from another device is recorded', async () => {
    const { id, email } = await add();
    await login(email);
    const [session] = await sessionsOf(id);
    await succeeds(
      (await api.asUser(email)).gql('mutation ($id: ID!) { signOutDevice(id: $id) }', { id: session }),
    );
    expect((await logged(`session:${session}`)).at(-1)).toEqual({ action: 'session.end', by: id });
  });

  it('a refused sign-in is recorded with the reason, the tenth as the one that locks', async () => {
    const { id, email } = await add();
    for (let miss = 0; miss < 10; miss += 1) await login(email, `Wrong-Guess-${miss}`);
    expect(
      await api.sql('select action, result from audit_entries where object = $1 order by id', [`user:${id}`]),
    ).toEqual([
      ...Array.from({ length: 9 }, () => ({ action: 'sign-in', result: 'INVALID_CREDENTIALS' })),
      { action: 'sign-in.locked', result: 'INVALID_CREDENTIALS' },
    ]);
  });

  it('a sign-in before the address is verified is recorded with that reason', async () => {
    const { id, email } = await add({ isEmailVerified: false });
    await login(email);
    expect(
      await api.sql('select action, result from audit_entries where object = $1', [`user:${id}`]),
    ).toEqual([{ action: 'sign-in', result: 'EMAIL_NOT_VERIFIED' }]);
  });
});
