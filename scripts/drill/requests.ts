import { contactsPageSize } from '@hearthline/rules/people/contacts/contact-rules.ts';
import type { FilledDatabase } from './database.ts';
import type { Request } from './load.ts';

/** The two APIs, and the bare server that they are compared with (limit.ts): with all fields, and with those that GraphQL is asked for. */
export const transports = ['GraphQL', 'limit, selected', 'REST', 'limit'] as const;
export type Transport = (typeof transports)[number];

const fields = 'id firstName lastName email phone company status source tags createdAt';
const selected = { fields: fields.replaceAll(' ', ',') };
const operations = {
  list: `query Contacts($page: Int, $search: String, $status: ContactStatus) { contacts(page: $page, search: $search, status: $status) { contacts { ${fields} } pagination { page totalPages total } } }`,
  one: `query Contact($id: ID!) { contact(id: $id) { ${fields} } }`,
  create: `mutation Create($input: CreateContactInput!) { createContact(input: $input) { ${fields} } }`,
} as const;

const newContact = {
  firstName: 'Bench',
  lastName: 'Mark',
  email: 'made{n}@example.com',
  phone: '(360) 555-0100',
  company: 'Measured',
};

export type Headers = Readonly<Record<string, string>>;

/** A request over GraphQL, with the headers that the product's own client sends. */
export const graphqlRequest = (headers: Headers, query: string, variables: object): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: {
    ...headers,
    'content-type': 'application/json',
    accept: 'application/graphql-response+json,application/json;q=0.9',
  },
  body: JSON.stringify({ query, variables }),
});

/** The requests of the benchmark, each over one of the transports. */
export const contactRequests = ({ rows, someId }: FilledDatabase) => {
  const root = (transport: Transport): string => (transport === 'REST' ? '/api/contacts' : '/contacts');
  const pathOf = (
    transport: Transport,
    path: string,
    variables: Readonly<Record<string, string | number>> = {},
  ): string => {
    const query = Object.entries({ ...variables, ...(transport === 'limit, selected' && selected) });
    const text = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)]));
    return `${root(transport)}${path}${query.length ? `?${text.toString()}` : ''}`;
  };
  const list =
    (variables: Readonly<Record<string, string | number>>) =>
    (transport: Transport, headers: Headers): Request => {
      if (transport === 'GraphQL') return graphqlRequest(headers, operations.list, variables);
      return { method: 'GET', path: pathOf(transport, '', variables), headers };
    };
  const create =
    (more: Headers) =>
    (transport: Transport, headers: Headers): Request => {
      const all = { ...headers, ...more };
      if (transport === 'GraphQL') return graphqlRequest(all, operations.create, { input: newContact });
      return {
        method: 'POST',
        path: root(transport),
        headers: { ...all, 'content-type': 'application/json' },
        body: JSON.stringify(newContact),
      };
    };
  return {
    'first page': list({ page: 1 }),
    'middle page': list({ page: Math.ceil(rows / contactsPageSize / 2) }),
    'status filter': list({ status: 'active' }),
    search: list({ search: 'quillfeather' }),
    'by id': (transport: Transport, headers: Headers): Request =>
      transport === 'GraphQL'
        ? graphqlRequest(headers, operations.one, { id: someId })
        : { method: 'GET', path: pathOf(transport, `/${someId}`), headers },
    create: create({}),
    'create, with a key': create({ 'idempotency-key': 'drill-{n}' }),
  };
};

/** Twenty requests in the proportions of office work: one in ten writes. Those of one kind are spread out evenly. */
export const officeWork = (headers: Headers, database: FilledDatabase): readonly Request[] => {
  const make = contactRequests(database);
  const mix = [
    [make['first page']('REST', headers), 4],
    [make['first page']('GraphQL', headers), 3],
    [make['middle page']('GraphQL', headers), 1],
    [make['by id']('REST', headers), 3],
    [make['by id']('GraphQL', headers), 3],
    [make.search('GraphQL', headers), 2],
    [make['status filter']('REST', headers), 2],
    [make.create('REST', headers), 1],
    [make.create('GraphQL', headers), 1],
  ] as const;
  return mix
    .flatMap(([request, times]) =>
      Array.from({ length: times }, (_, turn) => ({ request, place: (turn + 0.5) / times })),
    )
    .toSorted((one, other) => one.place - other.place)
    .map(({ request }) => request);
};
