// The limit: the best bare node:http server that we can write with pg's public means on the product's tables. It runs the
// product's own statements, so that a comparison shows the product's layers and nothing else: prepared once, instants as text,
// texts of searches built once, names of columns as PostgreSQL has them.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { contactsPageSize, newContact } from '@hearthline/rules/contacts/rules.ts';
import type { Compilable } from 'kysely';
import pg from 'pg';
import { contactById } from '../backend/src/features/contacts/contact.service.ts';
import { knownOf } from '../backend/src/features/contacts/list/filter-conditions.ts';
import { contactStatement } from '../backend/src/features/contacts/list/list.queries.ts';
import { contactInsert, creationOf } from '../backend/src/features/contacts/write/create-contact.ts';
import { asSent } from '../backend/src/platform/db/column-parsers.ts';
import { poolSize, restMs } from '../backend/src/platform/db/pool.ts';
import type { Statement } from '../backend/src/platform/db/statement.ts';

const connection = {
  connectionString: process.env.DATABASE_URL,
  options: '-c statement_timeout=5000',
  types: asSent,
};
const pool = new pg.Pool({ ...connection, max: poolSize, idleTimeoutMillis: restMs });

/** A contact with a name and an address only. */
const someContact = creationOf(
  { viewer: null, requestId: '', now: () => new Date() },
  newContact.parse({ firstName: 'Bench', lastName: 'Mark', email: 'bench@example.com' }),
);

/** A prepared statement as the driver takes it. */
const bound = <Params>(statement: Statement<Params, unknown>, params: Params) => ({
  name: statement.name,
  text: statement.text,
  values: statement.values(params),
});
const { rows: learned } = await pool.query<{ gram: string }>('select gram from contact_common_grams');
const common = new Set(learned.map(({ gram }) => gram));

const bodyOf = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.on('end', () => resolve(text));
    request.on('error', reject);
  });

const create = async (request: IncomingMessage): Promise<object | undefined> => {
  const body = await bodyOf(request);
  const {
    firstName = '',
    lastName = '',
    email = '',
    phone = null,
    company = null,
  } = JSON.parse(body) as Record<string, string>;
  const named = { firstName, lastName, email, emailFolded: email.toLowerCase(), phone, company };
  const created = { ...someContact, ...named, requestId: randomUUID() };
  return (await pool.query<object>(bound(contactInsert, created))).rows[0];
};

const compiled = (built: Compilable): pg.QueryConfig => {
  const { sql: text, parameters } = built.compile();
  return { text, values: [...parameters] };
};

const statementsOf = (url: URL, page: number) => {
  const search = url.searchParams.get('search');
  const status = url.searchParams.get('status') as 'active' | null;
  const found = contactStatement({ page, search, ...knownOf(search, common), status });
  if (found.prepared) return { page: bound(found.prepared, found.params) };
  if (found.built) return { page: compiled(found.built) };
  return { near: compiled(found.near), count: compiled(found.count), page: compiled(found.otherwise) };
};

/** Statements of searches are built once for each address. */
const searches = new Map<string, ReturnType<typeof statementsOf>>();

const ask = async (statement: pg.QueryConfig) =>
  (await pool.query<{ total: string } & Record<string, unknown>>(statement)).rows;

const list = async (url: URL): Promise<object> => {
  const page = Number(url.searchParams.get('page') ?? 1);
  const statements = searches.get(url.search) ?? statementsOf(url, page);
  if (url.searchParams.has('search')) searches.set(url.search, statements);
  const near = statements.near ? await ask(statements.near) : [];
  const isFull = near.length === contactsPageSize;
  const rows = isFull ? near : await ask(statements.page);
  const [counted] = isFull && statements.count ? await ask(statements.count) : rows;
  const total = Number(counted?.total ?? 0);
  const contacts = rows.map(({ total: _total, ...row }) => row);
  return { contacts, pagination: { page, totalPages: Math.ceil(total / contactsPageSize), total } };
};

const server = createServer((request, response) => {
  const answer = async (): Promise<object | undefined> => {
    const url = new URL(request.url ?? '/', 'http://limit');
    if (request.method === 'POST') return create(request);
    const id = url.pathname.split('/')[2];
    if (!id) return list(url);
    return (await pool.query<object>(bound(contactById, { id }))).rows[0];
  };
  answer().then(
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

server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('listening\n'));
process.on('SIGTERM', () => process.exit(0));
