import { contactSentences, contactsPageSize } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();

interface Listed {
  contacts: Record<string, unknown>[];
  pagination: { page: number; totalPages: number; total: number };
}

interface Transport {
  list(caller: Caller, args?: { page?: number; search?: string; status?: string }): Promise<Listed>;
  create(caller: Caller, input: object): Promise<Record<string, unknown>>;
  remove(caller: Caller, id: string): Promise<void>;
}

const fields = 'id firstName lastName email phone company status source tags createdAt version';

/** Both APIs call the same services: every spec below runs through each. */
const transports: Record<string, Transport> = {
  REST: {
    list: async (caller, args = {}) => {
      const { status, body } = await caller.rest(
        'GET',
        `/api/contacts?${new URLSearchParams(args as Record<string, string>).toString()}`,
      );
      expect(status).toBe(200);
      return body;
    },
    create: async (caller, input) => {
      const { status, body } = await caller.rest('POST', '/api/contacts', input);
      expect(status).toBe(201);
      return body;
    },
    remove: async (caller, id) => {
      expect((await caller.rest('DELETE', `/api/contacts/${id}`)).status).toBe(204);
    },
  },
  GraphQL: {
    list: async (caller, args = {}) => {
      const answer = await caller.gql(
        `query ($page: Int, $search: String, $status: ContactStatus) {
          contacts(page: $page, search: $search, status: $status) { contacts { ${fields} } pagination { page totalPages total } }
        }`,
        args,
      );
      expect(answer.errors).toBeUndefined();
      return answer.data.contacts;
    },
    create: async (caller, input) => {
      const answer = await caller.gql(
        `mutation ($input: CreateContactInput!) { createContact(input: $input) { ${fields} } }`,
        { input },
      );
      expect(answer.errors).toBeUndefined();
      return answer.data.createContact;
    },
    remove: async (caller, id) => {
      const answer = await caller.gql('mutation ($id: ID!) { deleteContact(id: $id) }', { id });
      expect(answer.data.deleteContact).toBe(id);
    },
  },
};

const person = (email: string, more: object = {}): object => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email,
  ...more,
});

/** The counters must agree with an actual count at any moment. */
const expectExactCounts = async (): Promise<void> => {
  const counted = await api.sql(
    'select status, count(*)::int as n from contacts group by status order by status',
  );
  const totals = await api.sql(
    'select status, sum(delta)::int as n from contact_totals group by status having sum(delta) <> 0 order by status',
  );
  const blocks = await api.sql(
    'select status, sum(delta)::int as n from contact_blocks group by status having sum(delta) <> 0 order by status',
  );
  expect(totals).toEqual(counted);
  expect(blocks).toEqual(counted);
};

describe.each(Object.entries(transports))('contacts over %s', (name, transport) => {
  it('stores a contact with the usual defaults and finds it first (docs/specification.md, section 3)', async () => {
    const admin = await api.as('admin');
    const created = await transport.create(admin, person(`${name}.first@example.com`));
    expect(created).toMatchObject({
      firstName: 'Ada',
      status: 'prospect',
      source: 'manual',
      tags: [],
      phone: null,
      company: null,
    });
    const { contacts } = await transport.list(admin);
    expect(contacts[0]).toEqual(created);
    expect(Object.keys(contacts[0] ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
    await transport.remove(admin, String(created.id));
  });

  it('searches names, e-mail and company, without a mind for case, and takes % and _ literally', async () => {
    const admin = await api.as('admin');
    const made = [
      await transport.create(
        admin,
        person(`${name}.Search@Example.com`, { firstName: 'Wilhelmina', company: '100% Timber_Works' }),
      ),
      await transport.create(admin, person(`${name}.other@example.com`, { lastName: 'Öztürk' })),
    ];
    const found = async (search: string): Promise<number> =>
      (await transport.list(admin, { search })).pagination.total;
    expect(await found('WILHELM')).toBe(1);
    expect(await found(`${name}.search@`)).toBe(1);
    expect(await found('100% timber_')).toBe(1);
    expect(await found('100_')).toBe(0);
    expect(await found('öztürk')).toBe(1);
    expect(await found('nobody at all')).toBe(0);
    for (const { id } of made) await transport.remove(admin, String(id));
  });

  it('filters by status and counts exactly', async () => {
    const admin = await api.as('admin');
    const before = (await transport.list(admin, { status: 'customer' })).pagination.total;
    const customer = await transport.create(
      admin,
      person(`${name}.customer@example.com`, { status: 'customer' }),
    );
    const { contacts, pagination } = await transport.list(admin, { status: 'customer' });
    expect(pagination.total).toBe(before + 1);
    expect(new Set(contacts.map(({ status }) => status))).toEqual(new Set(['customer']));
    await transport.remove(admin, String(customer.id));
    expect((await transport.list(admin, { status: 'customer' })).pagination.total).toBe(before);
    await expectExactCounts();
  });
});

describe('contacts', () => {
  it('pages 50 at a time, newest first, without a gap or a repetition, and past the end is empty', async () => {
    const admin = await api.as('admin');
    await api.sql(
      `insert into contacts (first_name, last_name, email, email_folded, created_at)
       select 'Row', n::text, n || '@rows.example', n || '@rows.example', now() - n * interval '1 minute' from generate_series(1, 2345) n`,
    );
    const transport = transports.REST as Transport;
    const { pagination } = await transport.list(admin);
    const pages = await Promise.all(
      Array.from({ length: pagination.totalPages }, (_, index) => transport.list(admin, { page: index + 1 })),
    );
    const rows = pages.flatMap(({ contacts }) => contacts);
    expect(pages.slice(0, -1).every(({ contacts }) => contacts.length === contactsPageSize)).toBe(true);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(pagination.total);
    const times = rows.map(({ createdAt }) => String(createdAt));
    expect(times).toEqual([...times].sort().reverse());
    expect(await transport.list(admin, { page: pagination.totalPages + 5 })).toMatchObject({
      contacts: [],
      pagination: { total: pagination.total },
    });
  });

  it('notes a statement in one row of changes, whose sums are the counters', async () => {
    await api.sql('select contacts_fold(200)');
    const changes = () =>
      api.sql(
        'select status, source, tags, delta::int as delta from contact_changes order by status, source, delta',
      );
    expect(await changes()).toEqual([]);
    await api.sql(
      `insert into contacts (first_name, last_name, email, email_folded, tags)
       select 'One', 'Row', n || '@row.example', n || '@row.example', '{a,b}' from generate_series(1, 30) n`,
    );
    const added = { status: 'prospect', source: 'manual', tags: ['a', 'b'], delta: 30 };
    expect(await changes()).toEqual([added]);
    await api.sql("update contacts set status = 'active' where email = '7@row.example'");
    await api.sql("update contacts set company = 'Elsewhere' where email like '%@row.example'");
    const moved = [
      { ...added, status: 'active', delta: 1 },
      { ...added, delta: -1 },
    ];
    expect(await changes()).toEqual([...moved, added]);
    await expectExactCounts();
    await api.sql('select contacts_fold(200)');
    expect(await changes()).toEqual([]);
    await expectExactCounts();
    await api.sql("delete from contacts where email like '%@row.example'");
    await expectExactCounts();
  });

  it('keeps counts exact under parallel writers and folds', async () => {
    const admin = await api.as('admin');
    const transport = transports.REST as Transport;
    await Promise.all([
      ...Array.from({ length: 30 }, async (_, index) => {
        const { id } = await transport.create(admin, person(`parallel${index}@example.com`));
        if (index % 2) await transport.remove(admin, String(id));
      }),
      ...Array.from({ length: 6 }, () => api.sql('select contacts_fold(200)')),
    ]);
    await expectExactCounts();
  });

  it('says which field is wrong, in the same words over both APIs', async () => {
    const admin = await api.as('admin');
    const wrong = { firstName: ' ', lastName: 'x'.repeat(101), email: 'not an address' };
    const expected = {
      firstName: contactSentences.firstNameRequired,
      lastName: 'Must be at most 100 characters',
      email: 'Please enter a valid email address',
    };
    const rest = await admin.rest('POST', '/api/contacts', wrong);
    expect(rest).toMatchObject({ status: 400, body: { message: expected.firstName, fieldErrors: expected } });
    const gql = await admin.gql(
      'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }',
      { input: wrong },
    );
    expect(gql.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fieldErrors: expected });
  });

  it('answers a missing and a malformed id alike', async () => {
    const admin = await api.as('admin');
    for (const id of ['0199aaaa-0000-7000-8000-000000000000', 'nonsense', '1; drop table contacts']) {
      expect(await admin.rest('DELETE', `/api/contacts/${encodeURIComponent(id)}`)).toMatchObject({
        status: 404,
        body: { message: contactSentences.missing },
      });
      const answer = await admin.gql('query ($id: ID!) { contact(id: $id) { id } }', { id });
      expect(answer.errors?.[0]).toMatchObject({
        message: contactSentences.missing,
        extensions: { code: 'NOT_FOUND' },
      });
    }
  });
});
