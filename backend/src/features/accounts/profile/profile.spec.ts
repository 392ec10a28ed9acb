import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { lastLink } from '../../../testing/fixtures/mailed-links.ts';
import { hashPassword } from '../passwords/hash-password.ts';

const api = useApi();
beforeEach(() => api.sql('delete from limits'));

const password = 'Correct-Horse-9';
const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const person = async (email: string): Promise<Caller> => {
  await api.addUser({ email, role: 'customer', passwordHash: await hashPassword(password) });
  return api.asUser(email);
};
const changeEmail = (caller: Caller, email: string, currentPassword = password) =>
  caller.gql(
    'mutation ($email: String!, $password: String!) { changeEmail(email: $email, currentPassword: $password) { message } }',
    { email, password: currentPassword },
  );
const verify = (token: string) =>
  api.gql('mutation ($token: String!) { verifyEmail(token: $token) { message } }', { token });
const me = async (caller: Caller) => (await caller.rest('GET', '/api/auth/me')).body;

describe('the own account', () => {
  it('changes name and phone, nothing else', async () => {
    const caller = await person('self@example.org');
    const answer = await caller.gql(
      'mutation { updateAccount(input: { name: "Self Made", phone: " 360 555 0177 " }) { name phone role } }',
    );
    expect(answer.data.updateAccount).toEqual({ name: 'Self Made', phone: '+13605550177', role: 'customer' });
  });

  it('has its new address only when the link to it is used; the old mailbox is told', async () => {
    const caller = await person('before@example.org');
    expect(code(await changeEmail(caller, 'after@example.org', 'Wrong-Guess-1'))).toBe('BAD_INPUT');
    await changeEmail(caller, 'after@example.org');
    await api.runJobs();
    expect((await me(caller)).email).toBe('before@example.org');
    expect(await api.sql("select kind from mails where to_address = 'before@example.org'")).toEqual([
      { kind: 'security_notice' },
    ]);
    expect((await verify((await lastLink(api, 'after@example.org')).token)).errors).toBeUndefined();
    expect(await me(caller)).toMatchObject({ email: 'after@example.org', isEmailVerified: true });
  });

  it('cannot take an address that is taken, and does not tell that it is', async () => {
    const caller = await person('taker@example.org');
    const free = await changeEmail(caller, 'free@example.org');
    const taken = await changeEmail(caller, 'admin@example.com');
    expect([taken.status, taken.data]).toEqual([free.status, free.data]);
    expect(
      await api.sql("select 1 from mails where to_address = 'admin@example.com' and kind = 'change_email'"),
    ).toEqual([]);
  });

  it('voids links to the old mailbox when the address changes (C4)', async () => {
    const caller = await person('mover@example.org');
    await api.gql('mutation { requestPasswordReset(email: "mover@example.org") { message } }');
    await api.runJobs();
    const reset = await lastLink(api, 'mover@example.org');
    await changeEmail(caller, 'moved@example.org');
    await api.runJobs();
    await verify((await lastLink(api, 'moved@example.org')).token);
    const answer = await api.gql(
      'mutation ($token: String!) { resetPassword(token: $token, password: "Brand-New-Word-1") { message } }',
      { token: reset.token },
    );
    expect(code(answer)).toBe('LINK_EXPIRED');
  });

  it('stays with its mailbox when the password is set anew: whoever had the old one and wished to move it is out (C4)', async () => {
    const caller = await person('robbed@example.org');
    await changeEmail(caller, 'robber@example.org');
    await api.gql('mutation { requestPasswordReset(email: "robbed@example.org") { message } }');
    await api.runJobs();
    const { token } = await lastLink(api, 'robbed@example.org');
    expect(
      (
        await api.gql(
          'mutation ($token: String!) { resetPassword(token: $token, password: "Brand-New-Word-1") { message } }',
          { token },
        )
      ).errors,
    ).toBeUndefined();
    expect(code(await verify((await lastLink(api, 'robber@example.org')).token))).toBe('LINK_EXPIRED');
    expect(
      await api.sql(
        "select email from users where email_folded in ('robbed@example.org', 'robber@example.org')",
      ),
    ).toEqual([{ email: 'robbed@example.org' }]);
  });
});

describe('signed-in devices', () => {
  const devices = async (caller: Caller) =>
    (await caller.gql('{ devices { id isCurrent userAgent signedInAt lastActiveAt } }')).data.devices as {
      id: string;
      isCurrent: boolean;
    }[];

  it('are listed, this one first, and signed out one by one or all at once', async () => {
    const here = await person('devices@example.org');
    const [tablet, phone] = [
      await api.asUser('devices@example.org'),
      await api.asUser('devices@example.org'),
    ];
    const list = await devices(here);
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    const tabletId = (await devices(tablet))[0]?.id;
    await here.gql('mutation ($id: ID!) { signOutDevice(id: $id) }', { id: tabletId });
    expect((await tablet.rest('GET', '/api/auth/me')).status).toBe(401);
    expect((await phone.rest('GET', '/api/auth/me')).status).toBe(200);
    await here.gql('mutation { signOutEverywhere }');
    expect((await phone.rest('GET', '/api/auth/me')).status).toBe(401);
    expect((await here.rest('GET', '/api/auth/me')).status).toBe(401);
  });

  it('of somebody else answer like missing ones (D4)', async () => {
    const mine = await person('mine@example.org');
    const theirs = await person('theirs@example.org');
    const id = (await devices(theirs))[0]?.id;
    const foreign = await mine.gql('mutation ($id: ID!) { signOutDevice(id: $id) }', { id });
    const missing = await mine.gql('mutation { signOutDevice(id: "0199aaaa-0000-7000-8000-000000000000") }');
    expect(foreign.errors).toEqual(missing.errors);
    expect((await theirs.rest('GET', '/api/auth/me')).status).toBe(200);
  });
});
