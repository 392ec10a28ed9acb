import { contactsPageSize } from '@hearthline/rules/contacts/rules.ts';
import type { Target } from './load.ts';

export const transports = ['limit', 'GraphQL', 'REST'] as const;
export type Transport = (typeof transports)[number];

const list = { GraphQL: 0.55, REST: 0.75 } as const;

/** What is measured, with the share of the limit's efficiency that each transport must reach: processor time per request, the limit's by its own. */
export const cases = [
  { name: 'first page', goals: list },
  { name: 'middle page', goals: list },
  { name: 'status filter', goals: list },
  { name: 'search, 1 in 1000', goals: list },
  { name: 'search, 1 in 8', goals: list },
  { name: 'search, two letters', goals: list },
  { name: 'by id', goals: { GraphQL: 0.45, REST: 0.7 } },
  { name: 'create', goals: { GraphQL: 0.6, REST: 0.6 } },
  { name: 'create, with a key', goals: { GraphQL: 0.6, REST: 0.6 } },
] as const;
export type CaseName = (typeof cases)[number]['name'];

const fields = 'id firstName lastName email phone company status source tags createdAt';
const listQuery = `query Contacts($page: Int, $search: String, $status: ContactStatus) { contacts(page: $page, search: $search, status: $status) { contacts { ${fields} } pagination { page totalPages total } } }`;
const byId = `query Contact($id: ID!) { contact(id: $id) { ${fields} } }`;
const create = `mutation Create($input: CreateContactInput!) { createContact(input: $input) { ${fields} } }`;

const newContact = {
  firstName: 'Bench',
  lastName: 'Mark',
  email: 'made{n}@example.com',
  phone: '(360) 555-0100',
  company: 'Measured',
};

const rowsQuery = `query Rows($search: String) { contacts(search: $search) { contacts { ${fields} } } }`;

interface Place {
  readonly rows: number;
  readonly someId: string;
}

type ListArguments = Readonly<Record<string, string | number>>;

const listArguments = (
  name: Exclude<CaseName, 'by id' | 'create' | 'create, with a key'>,
  { rows }: Place,
): ListArguments =>
  ({
    'first page': { page: 1 },
    'middle page': { page: Math.ceil(rows / contactsPageSize / 2) },
    'status filter': { status: 'active' },
    'search, 1 in 1000': { search: 'quillfeather' },
    'search, 1 in 8': { search: 'amelia' },
    'search, two letters': { search: 'be' },
  })[name];

const query = (values: ListArguments): string =>
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
  const isKeyed = name === 'create, with a key';
  const json = {
    ...headers,
    'content-type': 'application/json',
    // As the product's own client sends it.
    ...(transport === 'GraphQL' && { accept: 'application/graphql-response+json,application/json;q=0.9' }),
    ...(isKeyed && { 'idempotency-key': 'bench-{n}' }),
  };
  const isCreate = isKeyed || name === 'create';
  if (transport === 'GraphQL') {
    const operation = isCreate
      ? { query: create, variables: { input: newContact } }
      : name === 'by id'
        ? { query: byId, variables: { id: place.someId } }
        : { query: listQuery, variables: listArguments(name, place) };
    return { url: `${url}/graphql`, method: 'POST', headers: json, body: JSON.stringify(operation) };
  }
  const path = transport === 'REST' ? '/api/contacts' : '/contacts';
  if (isCreate) return { url: url + path, method: 'POST', headers: json, body: JSON.stringify(newContact) };
  if (name === 'by id') return { url: `${url}${path}/${place.someId}`, method: 'GET', headers };
  return { url: `${url}${path}?${query(listArguments(name, place))}`, method: 'GET', headers };
};

/** Any page of the list, over the product's REST API. */
export const listTarget = (url: string, headers: Record<string, string>, values: ListArguments): Target => ({
  url: `${url}/api/contacts?${query(values)}`,
  method: 'GET',
  headers,
});

const operationTarget = (
  url: string,
  headers: Record<string, string>,
  operation: { readonly query: string; readonly variables: object },
): Target => ({
  url: `${url}/graphql`,
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(operation),
});

/** A search of the list without the total, as the product's client asks for it. */
export const rowsTarget = (url: string, headers: Record<string, string>, search: string): Target =>
  operationTarget(url, headers, { query: rowsQuery, variables: { search } });

/** The search over everything (Ctrl+K). */
export const everythingTarget = (url: string, headers: Record<string, string>, text: string): Target =>
  operationTarget(url, headers, {
    query: 'query Search($text: String!) { search(text: $text) { kind id title detail path } }',
    variables: { text },
  });
