import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';
import { hashPassword } from '../passwords/hash-password.ts';

const api = useApi();
let admin: Caller;
let passwordHash: string;
let count = 0;
beforeAll(async () => {
  passwordHash = await hashPassword(demoPassword);
});
beforeEach(async () => {
  await api.sql('delete from limits');
  admin = await api.as('admin');
});

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const add = async (more: object = {}): Promise<{ id: string; email: string }> => {
  const email = `person${(count += 1)}@edges.example`;
  return { email, id: await api.addUser({ email, role: 'customer', passwordHash, ...more }) };
};
const on = (operation: string, id: string) => admin.gql(`mutation ($id: ID!) { ${operation} }`, { id });
const stored = async (id: string): Promise<Record<string, unknown> | undefined> =>
  (
    await api.sql(
      'select version, is_email_verified as verified, must_change_password as "mustChange" from users where id = $1',
      [id],
    )
  )[0];

describe('the version of an account', () => {
  it('grows with a removal, a restoration and an erasure', async () => {
    const { id, email } = await add({ mustChangePassword: true });
    const versions: unknown[] = [];
    for (const operation of [
      'removeUser(id: $id)',
      'restoreUser(id: $id) { id }',
      'removeUser(id: $id)',
      `eraseUser(id: $id, input: { email: "${email}" }) { id }`,
    ]) {
      expect((await on(operation, id)).errors).toBeUndefined();
      versions.push((await stored(id))?.version);
    }
    expect(versions).toEqual([2, 3, 4, 5]);
    expect(await stored(id)).toMatchObject({ verified: false, mustChange: false });
  });

  it('grows when its owner changes the name, so that an admin who read the old one is told', async () => {
    const { id, email } = await add();
    await (await api.asUser(email)).gql('mutation { updateAccount(input: { name: "New Name" }) { id } }');
    expect(
      code(
        await on('updateUser(id: $id, input: { version: 1, name: "Old Name", role: customer }) { id }', id),
      ),
    ).toBe('CONFLICT');
  });
});

describe('an account that is disabled', () => {
  it('has no link any more by which a password could be chosen, also once it is enabled', async () => {
    const { id, email } = await add();
    await on('sendPasswordReset(id: $id) { id }', id);
    await api.runJobs();
    const { token } = await lastLink(api, email);
    await on('disableUser(id: $id) { id }', id);
    await on('enableUser(id: $id) { id }', id);
    expect(
      code(
        await api.gql(
          'mutation ($token: String!) { resetPassword(token: $token, password: "Brand-New-Word-1") { message } }',
          { token },
        ),
      ),
    ).toBe('LINK_EXPIRED');
  });

  it('stays signed out once it is enabled', async () => {
    const { id, email } = await add();
    const owner = await api.asUser(email);
    await on('disableUser(id: $id) { id }', id);
    await on('enableUser(id: $id) { id }', id);
    expect((await owner.rest('GET', '/api/auth/me')).status).toBe(401);
  });
});

it('a removed account takes along what waits for its address to be confirmed', async () => {
  const { id, email } = await add({ isEmailVerified: false });
  await api.rest('POST', '/api/auth/signup', { name: 'Nora Field', email, password: demoPassword });
  await on('removeUser(id: $id)', id);
  expect(await api.sql('select from sign_ups where email_folded = $1', [email])).toEqual([]);
});

describe.each(['nonsense', '01900000-0000-7000-8000-000000000000'])('the account %s is missing', (id) => {
  it.each([
    'setUserRole(id: $id, role: agent) { id }',
    'disableUser(id: $id) { id }',
    'enableUser(id: $id) { id }',
    'restoreUser(id: $id) { id }',
    'eraseUser(id: $id, input: { email: "x@example.org" }) { id }',
    'resendInvitation(id: $id) { id }',
    'revokeInvitation(id: $id)',
  ])('%s', async (operation) => {
    expect(code(await on(operation, id))).toBe('NOT_FOUND');
  });

  it.each(['user(id: $id) { id }', 'userRecords(id: $id) { projects: customerProjects }'])(
    '%s',
    async (field) => {
      expect(code(await admin.gql(`query ($id: ID!) { ${field} }`, { id }))).toBe('NOT_FOUND');
    },
  );
});

it('the list of accounts has pages of fifty, one after the other', async () => {
  await api.sql(
    `insert into users (name, email, email_folded, role)
     select lpad(n::text, 3, '0'), n || '@pages.example', n || '@pages.example', 'customer' from generate_series(1, 53) n`,
  );
  const page = async (number: number): Promise<string[]> =>
    (
      await admin.gql(
        'query ($page: Int) { users(page: $page, search: "@pages.example", sort: name, direction: asc) { users { name } } }',
        { page: number },
      )
    ).data.users.users.map(({ name }: { name: string }) => name);
  const first = await page(1);
  expect([first.length, first[0], first[49]]).toEqual([50, '001', '050']);
  expect(await page(2)).toEqual(['051', '052', '053']);
});

it('the export writes phone numbers as they are read aloud, and nothing where there is none', async () => {
  await api.addUser({ email: 'a@phones.example', role: 'agent', name: 'Ada', phone: '+13605550177' });
  await api.addUser({ email: 'b@phones.example', role: 'agent', name: 'Bob' });
  const { body } = await admin.rest('GET', '/api/users/export?search=phones.example');
  expect(
    String(body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(0, 4)),
  ).toEqual([
    ['Bob', 'b@phones.example', '', ''],
    ['Ada', 'a@phones.example', '', '(360) 555-0177'],
  ]);
});
