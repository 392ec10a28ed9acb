import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../testing/api.ts';
import { contactsAs, inTens } from '../testing/fixtures/contacts-fixtures.ts';
import { expectWithinMs } from '../testing/time-limit.ts';

const api = useApi();
let admin: Caller;
const { create, read } = contactsAs(() => admin);
beforeAll(async () => {
  admin = await api.as('admin');
});

describe('SQL in any place', () => {
  const probes = [
    "'",
    "''",
    '"',
    '`',
    '\\',
    "\\'",
    "\\\\'",
    "' or '1'='1",
    "' or 1=1 --",
    "'; select pg_sleep(3); --",
    "'||pg_sleep(3)--",
    '1; drop table contacts; --',
    ') or (1=1',
    "') or ('a'='a",
    '$1',
    '$2::int',
    '$$',
    '$tag$',
    '?',
    '??',
    ':name',
    '@x',
    '{}',
    '{"a"}',
    '%',
    '_',
    "E'\\x27'",
    "U&'\\0027'",
    '\\x27',
    "%' or '%'='",
    '/* */',
    '--',
    '#',
    ';',
    "x' and (select count(*) from users)>0--",
    '${1}',
    '{{1}}',
    '(select version())',
  ];
  const tables = async (): Promise<unknown> =>
    api.sql(
      'select (select count(*)::int from contacts) as contacts, (select count(*)::int from users) as users, (select count(*)::int from homes) as homes',
    );

  it('is text like any other in everything written, and comes back as it is (G1)', async () => {
    await inTens(probes, async (probe) => {
      const { status, body } = await create({
        firstName: probe,
        lastName: probe,
        company: probe,
        source: probe,
        tags: [probe, `${probe}2`],
      });
      const stored = probe.trim();
      // A phone is stored as it was typed where it is no number, up to its length.
      const called = await create({ phone: probe });
      if (stored.length > 40) expect(called.status, probe).toBe(400);
      else expect(await read(called.body.id), probe).toMatchObject({ phone: stored });
      expect(status, probe).toBe(201);
      expect(await read(body.id), probe).toMatchObject({
        firstName: stored,
        lastName: stored,
        company: stored,
        source: stored,
        tags: [stored, `${probe}2`.trim()],
      });
      const request = await api.gql(
        'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
        {
          input: {
            fullName: `${probe.trim()} ${probe.trim()}`,
            email: 'probe@example.com',
            phone: '3605550142',
            address: probe,
          },
        },
      );
      const [row] = request.data
        ? await api.sql('select * from consultant_requests where id = $1', [
            request.data.requestConsultant.id,
          ])
        : [];
      if (row)
        expect(row, probe).toMatchObject({ full_name: `${probe.trim()} ${probe.trim()}`, address: stored });
      else expect(request.errors?.[0]?.extensions.code, probe).toBe('TOO_MANY_REQUESTS');
    });
  });

  it('is never run, and tells nothing by an error or by its time (G1)', async () => {
    const before = await tables();
    for (const probe of probes) {
      const term = encodeURIComponent(probe);
      const paths = [
        `/api/contacts?search=${term}`,
        `/api/contacts?page=${term}`,
        `/api/contacts?status=${term}`,
        `/api/contacts?${term}=1`,
        `/api/contacts/${term}`,
        `/api/floor-plans/search?bedrooms=${term}&bathrooms=${term}`,
        `/api/image/${term}`,
        `/api/${term}`,
      ];
      for (const path of paths) {
        const { status, body } = await expectWithinMs(1000, path, () => admin.rest('GET', path));
        expect([200, 400, 404], `${path}: ${JSON.stringify(body)}`).toContain(status);
        if (status !== 200)
          expect(JSON.stringify(body), path).not.toMatch(/syntax error|unterminated|PostgreSQL 1|pg_/i);
      }
      for (const [query, name] of [
        ['query ($x: String) { contacts(search: $x) { pagination { total } } }', 'search'],
        ['query ($x: ID!) { contact(id: $x) { id } }', 'id'],
        ['mutation ($x: ID!) { deleteContact(id: $x) }', 'id'],
        ['query ($x: String!) { appointmentSlots(date: $x) { time } }', 'date'],
      ] as const) {
        const { errors } = await admin.gql(query, { x: probe });
        for (const { extensions } of errors ?? [])
          expect(['BAD_INPUT', 'NOT_FOUND'], `${name} ${probe}`).toContain(extensions.code);
      }
      const login = await api.rest('POST', '/api/auth/login', {
        email: `${probe}@x.example`,
        password: probe || 'x',
      });
      expect([401, 429], probe).toContain(login.status);
    }
    expect(await tables()).toEqual(before);
  });
});
