// The limit: what a bare node:http server with hand-written SQL does on the same data. It shares the tables, counters,
// indexes and statements of the product, so that a comparison shows the product's own layers and nothing else.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { contactsPageSize, newContact } from '@hearthline/rules/contacts/rules.ts';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { contactById } from '../backend/src/features/contacts/contact.service.ts';
import { knownOf } from '../backend/src/features/contacts/list/filter-conditions.ts';
import { contactStatement } from '../backend/src/features/contacts/list/list.queries.ts';
import { contactInsert, creationOf } from '../backend/src/features/contacts/write/create-contact.ts';
import { poolSize, restMs } from '../backend/src/platform/db/database.ts';
import type { Statement } from '../backend/src/platform/db/statement.ts';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: poolSize,
  idleTimeoutMillis: restMs,
  options: '-c statement_timeout=5000',
});

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

/** A statement of this one execution, the same way. */
const unprepared = ({ sql: text, parameters }: CompiledQuery) => ({ text, values: [...parameters] });

const bodyOf = async (request: AsyncIterable<Buffer>): Promise<Record<string, string>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
};

const server = createServer((request, response) => {
  const answer = async (): Promise<object | undefined> => {
    const url = new URL(request.url ?? '/', 'http://limit');
    if (request.method === 'POST') {
      const {
        firstName = '',
        lastName = '',
        email = '',
        phone = null,
        company = null,
      } = await bodyOf(request);
      const named = { firstName, lastName, email, emailFolded: email.toLowerCase(), phone, company };
      const created = bound(contactInsert, { ...someContact, ...named, requestId: randomUUID() });
      return (await pool.query<object>(created)).rows[0];
    }
    const id = url.pathname.split('/')[2];
    if (id) return (await pool.query<object>(bound(contactById, { id }))).rows[0];
    const page = Number(url.searchParams.get('page') ?? 1);
    const search = url.searchParams.get('search');
    const { prepared, params, built } = contactStatement({
      page,
      search,
      ...knownOf(search, common),
      status: url.searchParams.get('status') as 'active' | null,
    });
    const { rows } = await pool.query<Record<string, unknown>>(
      built ? unprepared(built.compile()) : bound(prepared, params),
    );
    const total = Number(rows[0]?.total ?? 0);
    const contacts = rows.map(({ total: _total, ...row }) => row);
    return { contacts, pagination: { page, totalPages: Math.ceil(total / contactsPageSize), total } };
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
