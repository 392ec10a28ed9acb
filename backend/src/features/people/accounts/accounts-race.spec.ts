import { hash as hashWith } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/accounts.ts';
import { toAppError } from '../../../platform/errors.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { lastLink } from '../../../testing/fixtures/mailed-links.ts';
import { holdLocks, untilWaiting } from '../../../testing/locks.ts';
import { updateAccount } from './profile/profile.service.ts';
import { hashPassword } from './passwords/hash-password.ts';

const api = useApi();
const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const invite = async (admin: Caller, email: string): Promise<{ id: string; token: string }> => {
  const { data } = await admin.gql(
    'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id } }',
    { input: { name: 'Robin Vale', email, role: 'agent' } },
  );
  return { id: data.inviteUser.id, token: (await lastLink(api, email)).token };
};
const accept = (token: string) =>
  api.gql(
    'mutation ($token: String!) { acceptInvitation(token: $token, name: "Robin V.", password: "Chosen-Word-77") { message } }',
    { token },
  );

const hold = (statement: string) => holdLocks(api, statement);
const waiting = (count: number) => untilWaiting(api, count);

beforeEach(() => api.sql('delete from limits'));

describe('an invitation that is accepted and taken back at the same moment', () => {
  let admin: Caller;
  beforeEach(async () => {
    admin = await api.as('admin');
    await api.sql(
      'create function wait_there() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(78); return null; end $$',
    );
  });
  afterEach(() => api.sql('drop function wait_there cascade'));
  const take = (id: string) => admin.gql('mutation ($id: ID!) { revokeInvitation(id: $id) }', { id });

  it('is accepted where that began first; whoever takes it back is told that it is none any more', async () => {
    const { id, token } = await invite(admin, 'first@race.example');
    // Holds the acceptance after its link is redeemed and before the account changes.
    await api.sql(
      'create trigger wait_there after update of used_at on account_links for each row execute function wait_there()',
    );
    const release = await hold('select pg_advisory_xact_lock(78)');
    const accepted = accept(token);
    await waiting(1);
    const taken = take(id);
    await waiting(2);
    await release();
    expect([code(await accepted), code(await taken)]).toEqual([undefined, 'NOT_FOUND']);
    expect(await api.sql('select from users where id = $1 and password_hash is not null', [id])).toHaveLength(
      1,
    );
  });

  it('is archived where that began first; its link works no longer', async () => {
    const { id, token } = await invite(admin, 'second@race.example');
    // Holds the removal after it has archived the account.
    await api.sql(
      'create trigger wait_there after update of archived_at on users for each row execute function wait_there()',
    );
    const release = await hold('select pg_advisory_xact_lock(78)');
    const taken = take(id);
    await waiting(1);
    const accepted = accept(token);
    await waiting(2);
    await release();
    expect([code(await accepted), code(await taken)]).toEqual(['LINK_EXPIRED', undefined]);
    expect(
      await api.sql('select from users where id = $1 and password_hash is null and archived_at is not null', [
        id,
      ]),
    ).toHaveLength(1);
  });

  it('is one or the other, however often that is tried', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { id, token } = await invite(admin, `${name}@race.example`);
      const [accepted, taken] = await Promise.all([accept(token), take(id)]);
      expect([
        ['', 'NOT_FOUND'],
        ['LINK_EXPIRED', ''],
      ]).toContainEqual([code(accepted) ?? '', code(taken) ?? '']);
    }
  });
});

describe('a password reset while an admin disables the account', () => {
  it('waits for the other instead of both', async () => {
    const admin = await api.as('admin');
    const id = await api.addUser({ email: 'reset@race.example', role: 'agent', passwordHash: 'set' });
    await api.asUser('reset@race.example');
    await admin.gql('mutation ($id: ID!) { sendPasswordReset(id: $id) { id } }', { id });
    await api.runJobs();
    const { token } = await lastLink(api, 'reset@race.example');
    const answers = await Promise.all([
      api.gql(
        'mutation ($token: String!) { resetPassword(token: $token, password: "Chosen-Word-77") { message } }',
        { token },
      ),
      admin.gql('mutation ($id: ID!) { disableUser(id: $id) { id } }', { id }),
    ]);
    expect(['', 'LINK_EXPIRED']).toContain(code(answers[0]) ?? '');
    expect(answers[1].errors).toBeUndefined();
    expect(
      await api.sql('select from sessions where user_id = $1 and revoked_at is null', [id]),
    ).toHaveLength(0);
  });
});

describe('an account that goes while its password is compared', () => {
  it.each([
    ['removed', 'update users set archived_at = now(), disabled_at = now() where email_folded = $1'],
    ['disabled', 'update users set disabled_at = now() where email_folded = $1'],
  ])('%s, it is told what every wrong sign-in is told', async (word, statement) => {
    const email = `${word}@race.example`;
    const [{ hash } = { hash: '' }] = await api.sql<{ hash: string }>(
      "select password_hash as hash from users where email_folded = 'agent@example.com'",
    );
    await api.addUser({ email, role: 'agent', passwordHash: hash });
    // Holds the sign-in after it has found the account and before it counts the try.
    const release = await hold('lock table limits in exclusive mode');
    const answer = api.rest('POST', '/api/auth/login', { email, password: demoPassword });
    await waiting(1);
    await api.sql(statement, [email]);
    await release();
    const wrong = await api.rest('POST', '/api/auth/login', {
      email: 'nobody@race.example',
      password: demoPassword,
    });
    expect(wrong.status).toBe(401);
    expect(await answer).toMatchObject({ status: 401, body: wrong.body });
    expect(
      await api.sql(
        'select from sessions s join users u on u.id = s.user_id where u.email_folded = $1 and s.revoked_at is null',
        [email],
      ),
    ).toHaveLength(0);
  });
});

it('an account that goes between the transport and the change is told that another one was faster', async () => {
  const id = await api.addUser({ email: 'owner@race.example', role: 'agent', passwordHash: 'set' });
  const viewer = { id, sessionId: id, role: 'agent', isEmailVerified: true } as const;
  const context = Object.assign(api.app.systemContext(), { viewer });
  await api.sql('delete from users where id = $1', [id]);
  const change = updateAccount(context, { name: 'Robin Vale' }).catch(
    (error: unknown) => toAppError(error).code,
  );
  expect(await change).toBe('CONFLICT');
});

describe('a password that is set anew while the old one is compared', () => {
  const [old, fresh] = ['Old-Chosen-Word-1', 'New-Chosen-Word-2'];
  /** What a password reset by a mailed link stores. @returns the new hash */
  const reset = async (email: string): Promise<string> => {
    const hash = await hashPassword(fresh);
    await api.sql('update users set password_hash = $2 where email_folded = $1', [email, hash]);
    await api.sql(
      'update sessions set revoked_at = now() where user_id = (select id from users where email_folded = $1)',
      [email],
    );
    return hash;
  };
  const storedOf = async (email: string): Promise<{ hash: string; sessions: number }> =>
    (
      await api.sql<{ hash: string; sessions: number }>(
        'select password_hash as hash, (select count(*)::int from sessions s where s.user_id = u.id and s.revoked_at is null) as sessions from users u where email_folded = $1',
        [email],
      )
    )[0]!;

  it.each([
    ['of today', null],
    ['of long ago, which signing in brings up to date', 8192],
  ])('lets nobody in with the old one, nor brings it back: its hash is %s', async (_when, memoryCost) => {
    const email = `compared-${memoryCost ?? 'today'}@race.example`;
    await api.addUser({
      email,
      role: 'agent',
      passwordHash: memoryCost
        ? await hashWith(old, { memoryCost, timeCost: 2, parallelism: 1 })
        : await hashPassword(old),
    });
    // Holds the sign-in after it has found the account and before it counts the try.
    const release = await hold('lock table limits in exclusive mode');
    const answer = api.rest('POST', '/api/auth/login', { email, password: old });
    await waiting(1);
    const hash = await reset(email);
    await release();
    expect((await answer).status).toBe(401);
    expect(await storedOf(email)).toEqual({ hash, sessions: 0 });
  });

  it('does not let whoever knows the old one choose another', async () => {
    const email = 'chosen@race.example';
    await api.addUser({ email, role: 'agent', passwordHash: await hashPassword(old) });
    const other = await api.asUser(email);
    // Holds the change after the old password has been confirmed, when its tries are reset.
    await api.sql(
      'create function wait_there() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(78); return null; end $$',
    );
    await api.sql(
      'create trigger wait_there after delete on limits for each row execute function wait_there()',
    );
    const release = await hold('select pg_advisory_xact_lock(78)');
    const changed = other.gql(
      'mutation ($old: String!) { changePassword(currentPassword: $old, newPassword: "Third-Chosen-Word-3") { message } }',
      { old },
    );
    await waiting(1);
    const hash = await reset(email);
    await release();
    const answer = await changed;
    await api.sql('drop function wait_there cascade');
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { currentPassword: expect.any(String) },
    });
    expect(await storedOf(email)).toEqual({ hash, sessions: 0 });
  });
});
