import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { expectWithinMs } from '../../testing/time-limit.ts';
import { statementTimeoutMs } from '../db/database.ts';

describe('the GraphQL API', () => {
  const api = useApi();
  const send = (init: RequestInit & { search?: string }): Promise<Response> =>
    fetch(`${api.url}/graphql${init.search ?? ''}`, { method: 'POST', ...init });
  const hello = JSON.stringify({ query: '{ company { name } }' });

  it('passes every audit of GraphQL over HTTP without an error (E1)', async () => {
    const results = await Promise.all(serverAudits({ url: `${api.url}/graphql` }).map((audit) => audit.fn()));
    expect(results.length).toBeGreaterThan(50);
    expect(results.filter(({ status }) => status === 'error').map(({ name }) => name)).toEqual([]);
    expect(results.filter(({ status }) => status === 'ok').length).toBeGreaterThan(50);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/graphql',
    'text/plain;application/json',
  ])('refuses a body of type %s, which another site could send (E8)', async (type) => {
    const body = type.startsWith('multipart')
      ? `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${hello}\r\n--x--`
      : hello;
    const answer = await send({ body, headers: { 'content-type': type, 'apollo-require-preflight': '1' } });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }],
    });
  });

  it('reads by GET only with a header that another site cannot send, and never writes by GET (E8)', async () => {
    const read = `?query=${encodeURIComponent('{ company { name } }')}`;
    expect((await send({ method: 'GET', search: read })).status).toBe(400);
    expect(
      (await send({ method: 'GET', search: read, headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(400);
    const headers = { 'apollo-require-preflight': '1' };
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json+x', '%%%']) {
      expect(
        (await send({ method: 'GET', search: read, headers: { ...headers, 'content-type': type } })).status,
        type,
      ).toBe(415);
    }
    const answer = await send({ method: 'GET', search: read, headers });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { company: { name: 'Hearthline Homes' } } });

    const write = `mutation { requestConsultant(input: {fullName: "By Get", email: "get@example.com", phone: "3605550142"}) { id } }`;
    const refused = await send({ method: 'GET', search: `?query=${encodeURIComponent(write)}`, headers });
    expect(refused.status).toBe(405);
    const two = await send({
      method: 'GET',
      search: `?query=${encodeURIComponent(`query A { company { name } } ${write.replace('mutation', 'mutation B')}`)}&operationName=B`,
      headers,
    });
    expect(two.status).toBe(405);
    // No operation has this name, and the only one in the document must not be run instead.
    const misnamed = await send({
      method: 'GET',
      search: `?query=${encodeURIComponent(write.replace('mutation', 'mutation B'))}&operationName=C`,
      headers,
    });
    expect(misnamed.status).toBe(400);
    expect(await api.sql("select from consultant_requests where full_name = 'By Get'")).toEqual([]);
  });

  it('speaks GraphQL about everything that is wrong with a request', async () => {
    const headers = { 'content-type': 'application/json' };
    const cases: [string, RequestInit & { search?: string }, number, string][] = [
      ['malformed JSON', { body: '{"query":', headers }, 400, 'BAD_INPUT'],
      ['no body', { headers }, 400, 'BAD_INPUT'],
      ['an array', { body: '[]', headers }, 400, 'BAD_INPUT'],
      ['null', { body: 'null', headers }, 400, 'BAD_INPUT'],
      ['a number for the query', { body: '{"query":5}', headers }, 400, 'BAD_INPUT'],
      ['a syntax error', { body: '{"query":"{"}', headers }, 400, 'BAD_INPUT'],
      ['an unknown field', { body: '{"query":"{ nothing }"}', headers }, 400, 'BAD_INPUT'],
      [
        'an unknown operation',
        { body: '{"query":"query A { __typename }","operationName":"B"}', headers },
        400,
        'BAD_INPUT',
      ],
      [
        'two operations and no name',
        { body: '{"query":"query A { __typename } query B { __typename }"}', headers },
        400,
        'BAD_INPUT',
      ],
      [
        'variables in a list',
        { body: '{"query":"{ __typename }","variables":[]}', headers },
        400,
        'BAD_INPUT',
      ],
      ['another method', { method: 'DELETE', headers }, 405, 'BAD_INPUT'],
      ['an unknown method', { method: 'PROPFIND', body: hello, headers }, 405, 'METHOD_NOT_ALLOWED'],
      [
        'a huge body',
        { body: JSON.stringify({ query: `{ __typename } #${'x'.repeat(110_000)}` }), headers },
        413,
        'PAYLOAD_TOO_LARGE',
      ],
    ];
    for (const [name, init, status, code] of cases) {
      const answer = await send(init);
      expect(answer.status, name).toBe(status);
      const { errors } = (await answer.json()) as {
        errors: { message: string; extensions: { code: string } }[];
      };
      expect(errors[0]?.extensions.code, name).toBe(code);
      expect(errors[0]?.message, name).toMatch(/\w/);
    }
  });

  it('runs operations as graphql-js would: conditions, defaults, merged fields', async () => {
    const cases: [query: string, variables: object, data: object][] = [
      [
        'query ($on: Boolean! = true) { company @include(if: $on) { name } }',
        {},
        { company: { name: 'Hearthline Homes' } },
      ],
      ['query ($on: Boolean! = true) { company @skip(if: $on) { name } }', {}, {}],
      ['query ($n: Int! = 99) { floorPlans(bedrooms: $n, bathrooms: 1) { id } }', {}, {}],
      ['query ($n: Int! = 77) { floorPlans(bedrooms: $n, bathrooms: 1) { id } }', {}, { floorPlans: [] }],
      [
        'query ($date: String! = "nonsense") { appointmentSlots(date: $date) { time } }',
        { date: '2027-02-30' },
        {},
      ],
      [
        '{ company @include(if: false) { phone } company { name } }',
        {},
        { company: { name: 'Hearthline Homes' } },
      ],
      [
        '{ company { name } ...f company { website } } fragment f on Query { company { email @skip(if: true) } }',
        {},
        { company: { name: 'Hearthline Homes', website: 'www.hearthline.example' } },
      ],
      [
        '{ a: company { name } company: bookingDays { timeZone } }',
        {},
        { a: { name: 'Hearthline Homes' }, company: { timeZone: 'America/Los_Angeles' } },
      ],
    ];
    for (const [query, variables, data] of cases)
      expect((await api.gql(query, { ...variables })).data ?? {}, query).toEqual(data);
  });

  it('answers under every alias there can be (G6)', async () => {
    const ask = async (query: string): Promise<unknown> =>
      (
        await (
          await fetch(`${api.url}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query }),
          })
        ).text()
      ).trim();
    expect(await ask('{ __proto__: __typename constructor: __typename }')).toBe(
      '{"data":{"__proto__":"Query","constructor":"Query"}}',
    );
    expect(await ask('{ company { __proto__: __typename toString: __typename } }')).toBe(
      '{"data":{"company":{"__proto__":"Company","toString":"Company"}}}',
    );
  });

  it('tells wrong arguments from wrong answers of its own', async () => {
    const late = await api.gql('query ($n: Int = 3) { floorPlans(bedrooms: $n, bathrooms: 1) { id } }', {
      n: null,
    });
    expect(late.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_INPUT']);
    const admin = await api.as('admin');
    await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded) values ('No', 'Tag', 'a@example.com', 'a@example.com')",
    );
    // The triggers that index a contact's words would refuse such a row.
    await api.sql(
      "alter table contacts disable trigger user; update contacts set tags = array[null] where email = 'a@example.com'; alter table contacts enable trigger user",
    );
    for (const query of [
      '{ contacts { contacts { tags } } }',
      '{ contacts { contacts { tags @include(if: true) } } }',
    ]) {
      const broken = await admin.gql(query);
      expect(broken.errors, query).toMatchObject([
        {
          message: 'Something went wrong on our side. Please try again.',
          extensions: { code: 'INTERNAL', requestId: expect.any(String) },
        },
      ]);
    }
  });

  it('ends a slow statement, answers 503 and gives the connection back (E9)', async () => {
    await api.sql('alter table settings rename to settings_kept');
    await api.sql('create view settings as select s.* from settings_kept s, pg_sleep(30)');
    await api.sql('grant select on settings to public');
    await api.sql("insert into settings_kept (key, value) values ('company', '{}')");
    try {
      const [fetched, posted] = await expectWithinMs(statementTimeoutMs + 1500, 'giving up', () =>
        Promise.all([
          send({ body: hello, headers: { 'content-type': 'application/json' } }),
          api.rest('POST', '/api/appointments', {
            customerName: 'Slow',
            customerEmail: 'slow@example.com',
            customerPhone: '3605550142',
            appointmentDate: '2027-03-01',
            appointmentTime: '09:00 AM',
          }),
        ]),
      );
      expect(fetched.status).toBe(503);
      expect(Number(fetched.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await fetched.json()).toMatchObject({
        errors: [{ path: ['company'], extensions: { code: 'UNAVAILABLE' } }],
      });
      expect(posted.status).toBe(503);
      expect(Number(posted.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await api.sql('drop view settings');
      await api.sql('alter table settings_kept rename to settings');
    }
    const { pool } = api.database;
    expect(pool.idleCount).toBe(pool.totalCount);
    expect((await send({ body: hello, headers: { 'content-type': 'application/json' } })).status).toBe(200);
  });
});
