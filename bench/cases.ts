import { contactsPageSize } from '@hearthline/rules/contacts/rules.ts';
import type { Target } from './load.ts';

export const transports = ['limit', 'GraphQL', 'REST'] as const;
export type Transport = (typeof transports)[number];

/** What is measured, with the ratio to the limit that each transport must reach and the factor by which p95 may grow from the smallest to the largest size. */
export const cases = [
  { name: 'first page', goals: { GraphQL: 0.6, REST: 0.8 }, growth: 1.5 },
  { name: 'middle page', goals: { GraphQL: 0.6, REST: 0.8 }, growth: 2 },
  { name: 'search, 1 in 1000', goals: { GraphQL: 0.8, REST: 0.8 }, growth: 3 },
  { name: 'status filter', goals: { GraphQL: 0.6, REST: 0.8 }, growth: 2 },
  { name: 'by id', goals: { GraphQL: 0.5, REST: 0.8 }, growth: 1.5 },
  { name: 'create', goals: { GraphQL: 0.5, REST: 0.8 }, growth: Infinity },
] as const;
export type CaseName = (typeof cases)[number]['name'];

const fields = 'id firstName lastName email phone company status source tags createdAt';
const list = `query Contacts($page: Int, $search: String, $status: ContactStatus) { contacts(page: $page, search: $search, status: $status) { contacts { ${fields} } pagination { page totalPages total } } }`;
const byId = `query Contact($id: ID!) { contact(id: $id) { ${fields} } }`;
const create = `mutation Create($input: CreateContactInput!) { createContact(input: $input) { ${fields} } }`;

let made = 0;
const newContact = () => ({
  firstName: 'Bench',
  lastName: 'Mark',
  email: `made${(made += 1)}@example.com`,
  phone: '(360) 555-0100',
  company: 'Measured',
});

interface Place {
  readonly rows: number;
  readonly someId: string;
}

const listArguments = ({
  rows,
}: Place): Record<Exclude<CaseName, 'by id' | 'create'>, Record<string, string | number>> => ({
  'first page': { page: 1 },
  'middle page': { page: Math.ceil(rows / contactsPageSize / 2) },
  'search, 1 in 1000': { search: 'quillfeather' },
  'status filter': { status: 'active' },
});

const query = (values: Record<string, string | number>): string =>
  new URLSearchParams(
    Object.entries(values).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();

/** The request of a case through one of the transports. */
export const targetOf = (
  name: CaseName,
  transport: Transport,
  urls: Record<Transport, string>,
  headers: Record<string, string>,
  place: Place,
): Target => {
  const url = urls[transport];
  const json = { ...headers, 'content-type': 'application/json' };
  if (transport === 'GraphQL') {
    const post = { url: `${url}/graphql`, method: 'POST', headers: json } as const;
    if (name === 'create')
      return { ...post, body: () => JSON.stringify({ query: create, variables: { input: newContact() } }) };
    return {
      ...post,
      body: JSON.stringify(
        name === 'by id'
          ? { query: byId, variables: { id: place.someId } }
          : { query: list, variables: listArguments(place)[name] },
      ),
    };
  }
  const path = transport === 'REST' ? '/api/contacts' : '/contacts';
  if (name === 'create')
    return { url: url + path, method: 'POST', headers: json, body: () => JSON.stringify(newContact()) };
  if (name === 'by id') return { url: `${url}${path}/${place.someId}`, method: 'GET', headers };
  return { url: `${url}${path}?${query(listArguments(place)[name])}`, method: 'GET', headers };
};
