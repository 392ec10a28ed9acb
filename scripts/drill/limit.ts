// The limit: the best bare node:http server that we can write with pg's public means on the product's tables. It runs the
// product's own statements, so that a comparison shows the product's layers and nothing else: prepared once, instants as text,
// names of columns as PostgreSQL has them. `fields` are what is read of contacts, as GraphQL selects them; all unless told. A
// search selects a page and counts its matches for each request, by the index of the searched text.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { contactsPageSize, newContact } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { sql } from 'kysely';
import pg from 'pg';
import {
  allContactFields,
  owners,
  selectionOf,
  type ContactName,
} from '../../backend/src/features/people/contacts/contact.fields.ts';
import { contactById } from '../../backend/src/features/people/contacts/contact.service.ts';
import { knownOf } from '../../backend/src/features/people/contacts/list/filter-conditions.ts';
import { contactStatement } from '../../backend/src/features/people/contacts/list/list.queries.ts';
import { matchCount } from '../../backend/src/features/people/contacts/list/page-statements.ts';
import {
  contactInsert,
  creationOf,
} from '../../backend/src/features/people/contacts/write/create-contact.ts';
import { asSent } from '../../backend/src/platform/db/column-parsers.ts';
import { poolSize, restMs } from '../../backend/src/platform/db/pool.ts';
import { queryBuilder, type Statement } from '../../backend/src/platform/db/statement.ts';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  options: '-c statement_timeout=5000',
  types: asSent,
  max: poolSize,
  idleTimeoutMillis: restMs,
});
const rowsOf = async (statement: pg.QueryConfig) =>
  (await pool.query<{ total: string } & Record<string, unknown>>(statement)).rows;

/** A prepared statement as the driver takes it. */
const bound = <Params>(statement: Statement<Params, unknown>, params: Params): pg.QueryConfig => ({
  name: statement.name,
  text: statement.text,
  values: [...statement.values(params)],
});

/** A contact with a name and an address only. */
const someContact = creationOf(
  { viewer: null, requestId: '', now: () => new Date() },
  newContact.parse({ firstName: 'Drill', lastName: 'Mark', email: 'drill@example.com' }),
);
/** What a request to create a contact sends. */
const sentFields = async (request: IncomingMessage) => {
  const {
    firstName = '',
    lastName = '',
    email = '',
    phone = null,
    company = null,
  } = JSON.parse(await text(request)) as Record<string, string>;
  return { firstName, lastName, email, phone, company };
};
const create = async (request: IncomingMessage): Promise<object | undefined> => {
  const fields = await sentFields(request);
  const named = { ...fields, emailFolded: fields.email.toLowerCase() };
  return (await rowsOf(bound(contactInsert, { ...someContact, ...named, requestId: randomUUID() })))[0];
};
/** A row of a table without triggers, and nothing else (bench/create.ts). */
const createPlain = async (request: IncomingMessage): Promise<object | undefined> =>
  (
    await rowsOf({
      name: 'plain_contact',
      text: 'insert into plain_contacts (first_name, last_name, email, phone, company) values ($1, $2, $3, $4, $5) returning *',
      values: Object.values(await sentFields(request)),
    })
  )[0];

const fieldsOf = ({ searchParams }: URL): readonly ContactName[] =>
  (searchParams.get('fields')?.split(',') as ContactName[] | undefined) ?? allContactFields;

const list = async (url: URL): Promise<object> => {
  const { searchParams } = url;
  const page = Number(searchParams.get('page') ?? 1);
  const status = searchParams.get('status') as 'active' | null;
  const found = contactStatement({ page, search: null, ...knownOf(null, new Set()), status }, fieldsOf(url));
  if (!found.prepared) throw new Error('a list without a search is prepared');
  const rows = await rowsOf(bound(found.prepared, found.params));
  const total = Number(rows[0]?.total ?? 0);
  const contacts = rows.map(({ total: _total, ...row }) => row);
  return { contacts, pagination: { page, totalPages: Math.ceil(total / contactsPageSize), total } };
};

/** A folded word: one statement for the page, one for the total. */
const search = async (url: URL, word: string): Promise<object> => {
  const contains = sql<boolean>`search_text like ${`%${word}%`}`;
  const page = queryBuilder
    .selectFrom('contacts')
    .leftJoin(owners, 'owners.ownerAccount', 'contacts.ownerId')
    .select(selectionOf(fieldsOf(url)))
    .where(contains)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(contactsPageSize);
  const [contacts, counted] = await Promise.all(
    [page, matchCount(contains)].map((built) => {
      const { sql: text, parameters } = built.compile();
      return rowsOf({ text, values: [...parameters] });
    }),
  );
  const total = Number(counted?.[0]?.total);
  return { contacts, pagination: { page: 1, totalPages: Math.ceil(total / contactsPageSize), total } };
};

const answer = async (request: IncomingMessage): Promise<object | undefined> => {
  const url = new URL(request.url ?? '/', 'http://limit');
  if (request.method === 'POST') return url.pathname === '/contacts' ? create(request) : createPlain(request);
  const id = url.pathname.split('/')[2];
  const word = url.searchParams.get('search');
  if (word) return search(url, word);
  return id ? (await rowsOf(bound(contactById(fieldsOf(url)), { id })))[0] : list(url);
};
const server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      response.setHeader('content-type', 'application/json');
      response.statusCode = request.method === 'POST' ? 201 : 200;
      response.end(JSON.stringify(body));
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.statusCode = 500;
      response.end();
    },
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
