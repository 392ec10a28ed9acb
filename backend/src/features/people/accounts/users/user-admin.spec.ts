import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';

const api = useApi();
beforeEach(() => api.sql('delete from limits'));

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const invite = (admin: Caller, email: string, role: string) =>
  admin.gql(
    'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id name email role isExpired } }',
    { input: { name: 'Robin Vale', email, role } },
  );
const accept = (token: string, secret = 'Chosen-Word-77') =>
  api.gql(
    'mutation ($token: String!, $password: String!) { acceptInvitation(token: $token, name: "Robin V.", password: $password) { message } }',
    { token, password: secret },
  );
const onUser = (caller: Caller, operation: string, id: string, extra = '') =>
  caller.gql(
    `mutation ($id: ID!) { ${operation}(id: $id${extra}) ${operation === 'removeUser' ? '' : '{ id role }'} }`,
    { id },
  );
const idOf = async (email: string): Promise<string> =>
  String((await api.sql('select id from users where email_folded = $1', [email]))[0]?.id);

describe('invitations', () => {
  it('mail a link that sets the first password; the account has the role and is verified', async () => {
    const admin = await api.as('admin');
    expect((await invite(admin, 'robin@example.org', 'factory')).data.inviteUser).toMatchObject({
      email: 'robin@example.org',
      role: 'factory',
      isExpired: false,
    });
    const { token, path } = await lastLink(api, 'robin@example.org');
    expect(path).toBe('/invitation');
    const preview = await api.gql(
      'query ($token: String!) { invitation(token: $token) { name email role } }',
      { token },
    );
    expect(preview.data.invitation).toEqual({
      name: 'Robin Vale',
      email: 'robin@example.org',
      role: 'factory',
    });
    expect((await accept(token)).errors).toBeUndefined();
    expect(
      await api.rest('POST', '/api/auth/login', { email: 'robin@example.org', password: 'Chosen-Word-77' }),
    ).toMatchObject({ status: 200, body: { user: { role: 'factory', name: 'Robin V.' } } });
    expect(code(await accept(token))).toBe('LINK_USED');
  });

  it('of one address are one, however many are sent at once; so is its acceptance, whoever takes it back meanwhile', async () => {
    const admin = await api.as('admin');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => invite(admin, 'crowd@example.org', 'agent')),
    );
    expect(answers.map(code).sort()).toEqual([...Array<string>(5).fill('BAD_INPUT'), undefined]);
    expect(answers.find((answer) => answer.errors)?.errors?.[0]?.extensions.fieldErrors).toEqual({
      email: accountSentences.alreadyUser,
    });
    const id = await idOf('crowd@example.org');
    const { token } = await lastLink(api, 'crowd@example.org');
    const [accepted, revoked] = await Promise.all([
      accept(token),
      admin.gql('mutation ($id: ID!) { revokeInvitation(id: $id) }', { id }),
    ]);
    // Exactly one of the two succeeds, whichever came first.
    expect([
      ['', 'NOT_FOUND'],
      ['LINK_EXPIRED', ''],
    ]).toContainEqual([code(accepted) ?? '', code(revoked) ?? '']);
    expect(await api.sql('select archived_at is null as active from users where id = $1', [id])).toEqual([
      { active: !accepted.errors },
    ]);
  });

  it('can be sent again, which voids the older link, and taken back', async () => {
    const admin = await api.as('admin');
    const { id } = (await invite(admin, 'again@example.org', 'agent')).data.inviteUser;
    const first = await lastLink(api, 'again@example.org');
    await admin.gql('mutation ($id: ID!) { resendInvitation(id: $id) { id } }', { id });
    expect(code(await accept(first.token))).toBe('LINK_EXPIRED');
    const second = await lastLink(api, 'again@example.org');
    expect((await admin.gql('{ invitations { email } }')).data.invitations).toContainEqual({
      email: 'again@example.org',
    });
    await admin.gql('mutation ($id: ID!) { revokeInvitation(id: $id) }', { id });
    expect(code(await accept(second.token))).toBe('LINK_EXPIRED');
    expect(code(await admin.gql('mutation ($id: ID!) { revokeInvitation(id: $id) }', { id }))).toBe(
      'NOT_FOUND',
    );
  });

  it('expire after a week, and tell an admin of a known address', async () => {
    const admin = await api.as('admin');
    await invite(admin, 'late@example.org', 'customer');
    const { token } = await lastLink(api, 'late@example.org');
    api.clock.set(new Date(Date.now() + 7 * 24 * 3600_000 + 1000));
    expect(code(await accept(token))).toBe('LINK_EXPIRED');
    api.clock.reset();
    expect(
      (await invite(admin, 'Customer@example.com', 'agent')).errors?.[0]?.extensions.fieldErrors,
    ).toEqual({ email: accountSentences.alreadyUser });
  });
});

describe('accounts in the hands of an admin', () => {
  it('a disabled account is out on its next request and in again when enabled', async () => {
    const admin = await api.as('admin');
    const agent = await api.as('agent');
    const id = await idOf('agent@example.com');
    expect((await agent.rest('GET', '/api/auth/me')).status).toBe(200);
    await onUser(admin, 'disableUser', id);
    expect((await agent.rest('GET', '/api/auth/me')).status).toBe(401);
    expect(
      (await api.rest('POST', '/api/auth/login', { email: 'agent@example.com', password: 'DareToCompare1' }))
        .status,
    ).toBe(401);
    await onUser(admin, 'enableUser', id);
    expect(
      (await api.rest('POST', '/api/auth/login', { email: 'agent@example.com', password: 'DareToCompare1' }))
        .status,
    ).toBe(200);
  });

  it('another role bites on the next request (B5)', async () => {
    const admin = await api.as('admin');
    await api.addUser({ email: 'riser@example.org', role: 'customer' });
    const riser = await api.asUser('riser@example.org');
    expect((await riser.rest('GET', '/api/contacts')).status).toBe(403);
    await onUser(admin, 'setUserRole', await idOf('riser@example.org'), ', role: admin');
    expect((await riser.rest('GET', '/api/contacts')).status).toBe(200);
    await onUser(admin, 'setUserRole', await idOf('riser@example.org'), ', role: customer');
    expect((await riser.rest('GET', '/api/contacts')).status).toBe(403);
  });

  it('the last admin cannot be demoted, disabled or removed, not even by two at once', async () => {
    const admin = await api.as('admin');
    const first = await idOf('admin@example.com');
    for (const [operation, extra] of [
      ['setUserRole', ', role: customer'],
      ['disableUser', ''],
      ['removeUser', ''],
    ] as const) {
      expect(code(await onUser(admin, operation, first, extra))).toBe('LAST_ADMIN');
    }
    const second = await api.addUser({ email: 'second@example.org', role: 'admin', passwordHash: 'set' });
    const other = await api.asUser('second@example.org');
    const answers = await Promise.all([
      onUser(admin, 'disableUser', second),
      onUser(other, 'disableUser', first),
    ]);
    expect(answers.filter(({ errors }) => !errors).length).toBeLessThanOrEqual(1);
    const [left] = await api.sql(
      "select count(*)::int as n from users where role = 'admin' and disabled_at is null",
    );
    expect(left?.n).toBeGreaterThanOrEqual(1);
    await api.sql("update users set disabled_at = null where role = 'admin'");
  });

  it('a reset is started, never a password set; a required change is asked for', async () => {
    const admin = await api.as('admin');
    const id = await idOf('investor@example.com');
    await onUser(admin, 'sendPasswordReset', id);
    await api.runJobs();
    expect((await lastLink(api, 'investor@example.com')).path).toBe('/reset-password');
    await onUser(admin, 'requirePasswordChange', id);
    const investor = await api.as('investor');
    expect((await investor.rest('GET', '/api/auth/me')).body.mustChangePassword).toBe(true);
  });
});
