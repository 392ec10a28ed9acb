import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { userSentences } from '@hearthline/rules/people/users.ts';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';

const api = useApi();
let admin: Caller;
const day = 24 * 3600_000;
const past = (days: number): Date => new Date(Date.now() - days * day);
const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;

const fields =
  'id name email username phone role state version sessions isViewer lastSignInAt invitationExpiresAt';
const list = async (args = ''): Promise<any> => {
  const { data, errors } = await admin.gql(
    `{ users${args && `(${args})`} { users { ${fields} } pagination { page totalPages total } } }`,
  );
  expect(errors).toBeUndefined();
  return data.users;
};
const names = async (args: string): Promise<string[]> =>
  (await list(args)).users.map(({ name }: { name: string }) => name);
const update = (id: string, input: object, caller = admin) =>
  caller.gql(
    `mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { ${fields} } }`,
    { id, input },
  );

beforeAll(async () => {
  admin = await api.as('admin');
  const people = [
    {
      name: 'zz Álvaro 100%',
      email: 'alvaro@list.example',
      passwordHash: 'x',
      phone: '(360) 555-0188',
      lastSignInAt: past(3),
    },
    { name: 'ZZ Berta', email: 'berta@list.example', passwordHash: 'x', isEmailVerified: false },
    { name: 'zz Chen', email: 'chen@list.example' },
    {
      name: 'zz Dora',
      email: 'dora@list.example',
      passwordHash: 'x',
      disabledAt: past(1),
      lastSignInAt: past(9),
    },
    {
      name: 'zz Emil',
      email: 'emil@list.example',
      passwordHash: 'x',
      mustChangePassword: true,
      username: 'emil',
      lastSignInAt: past(6),
    },
  ] as const;
  for (const [index, person] of people.entries())
    await api.addUser({ role: 'customer', createdAt: past(50 - index), ...person });
});

describe('the list of accounts', () => {
  it('finds by name, address, username and phone; signs of patterns mean themselves', async () => {
    expect(await names('search: "LIST.example", sort: joined, direction: asc')).toEqual([
      'zz Álvaro 100%',
      'ZZ Berta',
      'zz Chen',
      'zz Dora',
      'zz Emil',
    ]);
    expect(await names('search: "555-0188"')).toEqual(['zz Álvaro 100%']);
    expect(await names('search: "00%"')).toEqual(['zz Álvaro 100%']);
    expect(await names('search: "_list"')).toEqual([]);
    expect(await names('search: "emil"')).toEqual(['zz Emil']);
  });

  it.each([
    ['active', 'zz Álvaro 100%'],
    ['unverified', 'ZZ Berta'],
    ['invited', 'zz Chen'],
    ['disabled', 'zz Dora'],
    ['must_change_password', 'zz Emil'],
  ])('tells who is %s', async (state, name) => {
    expect(await names(`search: "@list.example", state: ${state}`)).toEqual([name]);
  });

  it('sorts by each column, both ways, from an allowlist', async () => {
    const sorted = async (sort: string) =>
      (await names(`search: "@list.example", ${sort}`)).map((name) => name.slice(3, 4)).join('');
    expect(await sorted('sort: email, direction: asc')).toBe('ÁBCDE');
    expect(await sorted('sort: lastSignIn, direction: desc')).toMatch(/^ÁED/);
    expect(await sorted('sort: lastSignIn, direction: asc')).toMatch(/DEÁ$/);
    expect(await sorted('sort: joined, direction: desc')).toBe('EDCBÁ');
    expect((await names('sort: name, direction: asc')).at(-1)).toMatch(/^zz/i);
    expect((await names('sort: role, direction: asc'))[0]).toBe((await names('role: admin'))[0]);
    expect((await admin.gql('{ users(sort: passwordHash) { pagination { total } } }')).status).toBe(400);
  });

  it('pages with an exact total and marks who asks', async () => {
    const { users, pagination } = await list('role: admin');
    expect(pagination).toEqual({ page: 1, totalPages: 1, total: 1 });
    expect(users[0]).toMatchObject({ email: 'admin@example.com', isViewer: true, state: 'active' });
    expect(users[0].sessions).toBeGreaterThan(0);
    expect((await list('page: 9')).users).toEqual([]);
    expect(code(await admin.gql('{ users(page: 0) { pagination { total } } }'))).toBe('BAD_INPUT');
    expect(
      code(
        await admin.gql('query ($search: String) { users(search: $search) { pagination { total } } }', {
          search: 'a\u0000',
        }),
      ),
    ).toBe('BAD_INPUT');
  });
});

describe('editing an account', () => {
  it('changes name, phone, username and role, and counts the change', async () => {
    const id = await api.addUser({ email: 'edit@edit.example', role: 'customer', passwordHash: 'x' });
    const { data } = await update(id, {
      version: 1,
      name: ' Edith Vale ',
      phone: '',
      username: 'Edith.V',
      role: 'contractor',
      id: 'x',
      email: 'y',
    });
    expect(data).toBeUndefined();
    const done = await update(id, {
      version: 1,
      name: ' Edith Vale ',
      phone: '',
      username: 'Edith.V',
      role: 'contractor',
    });
    expect(done.data.updateUser).toMatchObject({
      id,
      name: 'Edith Vale',
      phone: null,
      username: 'edith.v',
      role: 'contractor',
      version: 2,
      email: 'edit@edit.example',
    });
    const entries = await api.sql('select action, details from audit_entries where object = $1 order by id', [
      `user:${id}`,
    ]);
    expect(entries).toEqual([
      { action: 'user.role', details: { from: 'customer', to: 'contractor' } },
      { action: 'user.update', details: { fields: ['name', 'username', 'role'] } },
    ]);
  });

  it('refuses the slower of two, whatever the faster one did', async () => {
    const id = await api.addUser({ email: 'race@edit.example', role: 'customer', passwordHash: 'x' });
    const both = await Promise.all(
      ['First', 'Second'].map((name) => update(id, { version: 1, name: `${name} Writer`, role: 'customer' })),
    );
    expect(both.map(code).filter(Boolean)).toEqual(['CONFLICT']);
    await admin.gql('mutation ($id: ID!) { requirePasswordChange(id: $id) { version } }', { id });
    expect(code(await update(id, { version: 2, name: 'Too Late', role: 'customer' }))).toBe('CONFLICT');
    const [row] = await api.sql('select name, version from users where id = $1', [id]);
    expect(row).toMatchObject({ name: expect.stringMatching(/Writer$/), version: 3 });
  });

  it('names what is wrong: a short name, a bad or taken username, a missing account, the last admin', async () => {
    const id = await api.addUser({ email: 'rules@edit.example', role: 'customer', passwordHash: 'x' });
    const broken = async (input: object) =>
      (await update(id, { version: 1, name: 'Rule Tester', role: 'customer', ...input })).errors?.[0]
        ?.extensions.fieldErrors;
    expect(await broken({ name: 'x' })).toEqual({ name: accountSentences.nameTooShort });
    expect(await broken({ username: 'me@example.com' })).toEqual({ username: userSentences.usernameRule });
    expect(await broken({ username: 'EMIL' })).toEqual({ username: userSentences.usernameTaken });
    expect(await broken({ version: 0 })).toHaveProperty('version');
    for (const missing of ['nonsense', '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa']) {
      expect(
        (await update(missing, { version: 1, name: 'Nobody', role: 'customer' })).errors?.[0],
      ).toMatchObject({ message: accountSentences.userMissing, extensions: { code: 'NOT_FOUND' } });
    }
    const [me] = (await list('role: admin')).users;
    expect(
      (await update(me.id, { version: me.version, name: me.name, role: 'customer' })).errors?.[0]?.message,
    ).toBe(errorCatalogue.LAST_ADMIN.message);
  });

  it('does not count an admin who cannot get in yet as the last one', async () => {
    await api.addUser({
      email: 'halfway@edit.example',
      role: 'admin',
      passwordHash: 'x',
      isEmailVerified: false,
    });
    const id = (await list('role: admin, state: active')).users[0].id;
    expect(code(await admin.gql('mutation ($id: ID!) { disableUser(id: $id) { id } }', { id }))).toBe(
      'LAST_ADMIN',
    );
  });

  it('starts no reset for who is disabled or has not come yet', async () => {
    const reset = (id: string) =>
      admin.gql('mutation ($id: ID!) { sendPasswordReset(id: $id) { id } }', { id });
    const of = async (search: string) => (await list(`search: "${search}"`)).users[0].id as string;
    expect((await reset(await of('dora@'))).errors?.[0]?.message).toBe(userSentences.disabledFirst);
    expect((await reset(await of('chen@'))).errors?.[0]?.message).toBe(userSentences.stillInvited);
  });
});

describe('the export', () => {
  it('is a CSV of what the filter finds, with nothing that a spreadsheet computes, and stands in the record', async () => {
    await api.addUser({
      email: 'formula@export.example',
      name: '=HYPERLINK("http://evil.test")',
      role: 'agent',
      passwordHash: 'x',
    });
    const { status, headers, body } = await admin.rest(
      'GET',
      '/api/users/export?search=export.example&role=&state=active',
    );
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('users.csv');
    expect(parse(String(body), { bom: true, columns: true })).toEqual([
      expect.objectContaining({
        Name: `'=HYPERLINK("http://evil.test")`,
        Email: 'formula@export.example',
        Username: '',
        Phone: '',
        Role: 'agent',
        State: 'active',
        Joined: expect.any(String),
        'Last sign-in': '',
      }),
    ]);
    const [entry] = await api.sql("select details from audit_entries where action = 'user.export'");
    expect(entry?.details).toEqual({ rows: 1, role: null, state: 'active', searched: true });
    expect((await admin.rest('GET', '/api/users/export?role=king')).status).toBe(400);
    expect((await (await api.as('agent')).rest('GET', '/api/users/export')).status).toBe(403);
  });

  it('holds every account once, across batches', async () => {
    await api.sql(
      "insert into users (name, email, email_folded, role, created_at) select 'Many ' || n, n || '@many.example', n || '@many.example', 'customer', now() - interval '1 day' from generate_series(1, 2300) n",
    );
    const { body } = await admin.rest('GET', '/api/users/export?search=many.example');
    const emails = String(body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1]);
    expect(new Set(emails).size).toBe(2300);
    expect(emails).toHaveLength(2300);
  });
});
