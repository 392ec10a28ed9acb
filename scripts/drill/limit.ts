// The limit: the best bare node:http server that we can write with pg's public means on the product's tables. It runs the
// product's own statements, so that a comparison shows the product's layers and nothing else: prepared once, instants as text,
// texts of searches built once, names of columns as PostgreSQL has them.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { contactsPageSize, newContact } from '@hearthline/rules/contacts/rules.ts';
import type { Compilable } from 'kysely';
import pg from 'pg';
import { contactById } from '../../backend/src/features/contacts/contact.service.ts';
import { knownOf } from '../../backend/src/features/contacts/list/filter-conditions.ts';
import { contactStatement } from '../../backend/src/features/contacts/list/list.queries.ts';
import { contactInsert, creationOf } from '../../backend/src/features/contacts/write/create-contact.ts';
import { asSent } from '../../backend/src/platform/db/column-parsers.ts';
import { poolSize, restMs } from '../../backend/src/platform/db/pool.ts';
import type { Statement } from '../../backend/src/platform/db/statement.ts';

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
const compiled = (built: Compilable): pg.QueryConfig => {
  const { sql, parameters } = built.compile();
  return { text: sql, values: [...parameters] };
};

/** A contact with a name and an address only. */
const someContact = creationOf(
  { viewer: null, requestId: '', now: () => new Date() },
  newContact.parse({ firstName: 'Drill', lastName: 'Mark', email: 'drill@example.com' }),
);
const create = async (request: IncomingMessage): Promise<object | undefined> => {
  const {
    firstName = '',
    lastName = '',
    email = '',
    phone = null,
    company = null,
  } = JSON.parse(await text(request)) as Record<string, string>;
  const named = { firstName, lastName, email, emailFolded: email.toLowerCase(), phone, company };
  return (await rowsOf(bound(contactInsert, { ...someContact, ...named, requestId: randomUUID() })))[0];
};

const common = new Set(
  (await rowsOf({ text: 'select gram from contact_common_grams' })).map(({ gram }) => String(gram)),
);
const statementsOf = ({ searchParams }: URL, page: number) => {
  const search = searchParams.get('search');
  const status = searchParams.get('status') as 'active' | null;
  const found = contactStatement({ page, search, ...knownOf(search, common), status });
  if (found.prepared) return { page: bound(found.prepared, found.params) };
  if (found.built) return { page: compiled(found.built) };
  return { near: compiled(found.near), count: compiled(found.count), page: compiled(found.otherwise) };
};
/** Statements of searches are built once for each address. */
const searches = new Map<string, ReturnType<typeof statementsOf>>();

const list = async (url: URL): Promise<object> => {
  const page = Number(url.searchParams.get('page') ?? 1);
  const statements = searches.get(url.search) ?? statementsOf(url, page);
  if (url.searchParams.has('search')) searches.set(url.search, statements);
  const near = statements.near ? await rowsOf(statements.near) : [];
  const isFull = near.length === contactsPageSize;
  const rows = isFull ? near : await rowsOf(statements.page);
  const [counted] = isFull && statements.count ? await rowsOf(statements.count) : rows;
  const total = Number(counted?.total ?? 0);
  const contacts = rows.map(({ total: _total, ...row }) => row);
  return { contacts, pagination: { page, totalPages: Math.ceil(total / contactsPageSize), total } };
};

const answer = async (request: IncomingMessage): Promise<object | undefined> => {
  const url = new URL(request.url ?? '/', 'http://limit');
  if (request.method === 'POST') return create(request);
  const id = url.pathname.split('/')[2];
  return id ? (await rowsOf(bound(contactById, { id })))[0] : list(url);
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
