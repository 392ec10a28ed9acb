import { ApolloServer } from '@apollo/server';
import { parse } from 'graphql';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useApi, type Caller } from '../../testing/api.ts';
import { knownOperations } from './known-operations.ts';
import type { Operations } from './operation-answers.ts';

const clientAccepts = 'application/graphql-response+json,application/json;q=0.9';
/** The same for the client, in other letters: only Apollo reads it. */
const apolloAccepts = 'application/graphql-response+json, application/json;q=0.9';

describe('an operation that was answered before is answered as Apollo answers it', () => {
  const api = useApi();
  let admin: Caller;
  beforeAll(async () => {
    admin = await api.as('admin');
  });

  const send = async (body: unknown, accept: string) => {
    const answer = await admin.open('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify(body),
    });
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'));
    return { status: answer.status, headers, text: await answer.text() };
  };

  const contact =
    'query Contact($id: ID!, $mails: Boolean = true) { contact(id: $id) { id email @include(if: $mails) } }';
  const missing = { id: '01890a5d-0000-7000-8000-000000000000' };
  const create =
    'mutation ($input: CreateContactInput!) { createContact(input: $input) { firstName phone tags } }';
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@known.example' };
  const two = 'query A { company { name } } query B { company { phone } }';

  it.each([
    ['data', { query: '{ company { name } }' }, {}],
    ['no variables and extensions', { query: '{ company { name } }', variables: null, extensions: null }, {}],
    [
      'the library that asks',
      { query: '{ company { name } }' },
      { extensions: { clientLibrary: { name: 'x' } } },
    ],
    [
      'a persisted query',
      { query: '{ company { name } }' },
      { extensions: { persistedQuery: { version: 1 } } },
    ],
    ['one of two operations', { query: two, operationName: 'A' }, {}],
    ['an operation that is not there', { query: two, operationName: 'A' }, { operationName: 'C' }],
    ['no operation, of two', { query: two, operationName: 'A' }, { operationName: undefined }],
    ['a name of a wrong type', { query: two, operationName: 'A' }, { operationName: 7 }],
    ['a list of variables', { query: '{ company { name } }' }, { variables: [] }],
    ['variables as text', { query: '{ company { name } }' }, { variables: '{}' }],
    [
      'an error of a field',
      { query: '{ contacts(page: 1) { contacts { id } } }' },
      { query: '{ contacts(page: 0) { contacts { id } } }' },
    ],
    ['a mutation', { query: create, variables: { input: person } }, {}],
    [
      'errors of its fields',
      { query: create, variables: { input: person } },
      { variables: { input: { ...person, email: 'no' } } },
    ],
    [
      'variables that do not fit',
      { query: create, variables: { input: person } },
      { variables: { input: { firstName: 7 } } },
    ],
    ['a variable that is missing', { query: create, variables: { input: person } }, { variables: {} }],
  ])('%s', async (_name, first, change) => {
    expect((await send(first, apolloAccepts)).status).toBe(200);
    const body = { ...first, ...change };
    expect(await send(body, clientAccepts)).toEqual(await send(body, apolloAccepts));
  });

  it('without Apollo', async () => {
    const byApollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
    for (const body of [{ query: 'query Name { company { name } }' }, { query: two, operationName: 'B' }]) {
      await send(body, clientAccepts);
      byApollo.mockClear();
      expect((await send(body, clientAccepts)).status).toBe(200);
      expect(byApollo).not.toHaveBeenCalled();
    }
    byApollo.mockRestore();
  });

  it('also for something that is not there, and with a condition that changes', async () => {
    const [{ id } = { id: '' }] = await api.sql('select id from contacts limit 1');
    for (const variables of [{ id }, { id, mails: false }, missing, { id: 'no id' }]) {
      const known = await send({ query: contact, variables }, clientAccepts);
      expect(known).toEqual(await send({ query: contact, variables }, apolloAccepts));
    }
  });
});

describe('what is known', () => {
  const source = '{ company { name } }';
  const operations: Operations = {
    answer: vi.fn<Operations['answer']>().mockResolvedValue({
      http: { status: 429, headers: new Map([['retry-after', '3']]) as never },
      body: { kind: 'single', singleResult: { data: null } },
    }),
    documentOf: (text) => (text === source ? parse(source) : undefined),
  };
  const run = async (body: unknown, headers: Record<string, string> = {}, context = Promise.resolve({})) => {
    const next = vi.fn<() => void>();
    const sent: unknown[] = [];
    const response = { setHeader: (...header: unknown[]) => sent.push(header) };
    const send = { json: (_response: unknown, ...answer: unknown[]) => void sent.push(answer) };
    const handler = knownOperations(operations, () => context as never, send);
    await handler({ body, headers } as never, response as never, next);
    return next.mock.calls.length > 0 ? 'left to Apollo' : sent;
  };

  it('is answered with its status and headers', async () => {
    expect(await run({ query: source })).toEqual([
      ['retry-after', '3'],
      [429, '{"data":null}\n', 'application/json; charset=utf-8'],
    ]);
    expect(await run({ query: source }, { accept: clientAccepts })).toEqual([
      ['retry-after', '3'],
      [429, '{"data":null}\n', 'application/graphql-response+json; charset=utf-8'],
    ]);
  });

  it.each([
    ['another document', { query: '{ company { phone } }' }, {}],
    ['no document', undefined, {}],
    ['a list of operations', [{ query: source }], {}],
    ['a persisted query', { query: source, extensions: { persistedQuery: {} } }, {}],
    ['another type that is accepted', { query: source }, { accept: 'text/html' }],
  ])('is not %s', async (_name, body, headers) => {
    expect(await run(body, headers)).toBe('left to Apollo');
  });

  it('is left to Apollo when the caller cannot be looked up', async () => {
    expect(await run({ query: source }, {}, Promise.reject(new Error('no database')))).toBe('left to Apollo');
  });
});
