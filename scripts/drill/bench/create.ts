import { join } from 'node:path';
import { sql } from 'kysely';
import { createDatabase, openOwner } from '../database.ts';
import type { Drill } from '../drill.ts';
import { openProcessorTime } from '../processor-time.ts';
import type { Figure } from '../report.ts';
import { contactRequests } from '../requests.ts';
import { signIn, startServer } from '../server.ts';
import { besideBare, measureInTurn, type Cost } from './side-by-side.ts';

/** How many times the work of PostgreSQL for a plain insert a contact may cost it, audited and with its key. */
const maxFactor = 2;

/** A contact as an application without search, counts, audit log and keys stores it: a table with a key and four indexes. */
const plainTable = (appRole: string) => sql`
  create table plain_contacts (
    id uuid primary key default uuidv7(), created_at timestamptz not null default now(),
    first_name text not null, last_name text not null, email text not null, phone text, company text,
    status text not null default 'prospect', source text not null default 'manual', tags text[] not null default '{}'
  );
  insert into plain_contacts select id, created_at, first_name, last_name, email, phone, company, status, source, tags from contacts;
  create index on plain_contacts (created_at desc);
  create index on plain_contacts (status);
  create index on plain_contacts (email);
  create index on plain_contacts (last_name);
  analyze plain_contacts;
  grant all on plain_contacts to ${sql.id(appRole)}`;

/** PostgreSQL's part of a side beside its part of a plain insert. */
const databaseBeside = (name: string, { database }: Cost, plain: Cost): Figure => {
  const factor = database / plain.database;
  return {
    name: `PostgreSQL’s part of ${name}`,
    value: `${database.toFixed(0)} µs`,
    beside: `${plain.database.toFixed(0)} µs: ${factor.toFixed(2)} times`,
    goal: `at most ${maxFactor} times`,
    met: factor <= maxFactor,
  };
};

/** Creates contacts over both APIs, without and with a key, beside the same statement and a plain insert behind a bare server. */
export const drill: Drill = {
  options: { contacts: '10000', seconds: '2', rounds: '4' },
  run: async ({ postgres, dataDir, options }) => {
    const database = await createDatabase(postgres, Number(options.contacts));
    const owner = openOwner(database.ownerUrl);
    await plainTable(new URL(database.appUrl).username).execute(owner);
    await owner.destroy();
    const product = await startServer({ ...database, dataDir: join(dataDir, 'create') });
    const bare = await startServer({
      ...database,
      dataDir,
      program: ['--import', 'tsx', 'scripts/drill/limit.ts'],
      probe: '/contacts?page=1',
    });
    await Promise.all([product.ready, bare.ready]);
    const headers = await signIn(product);
    const make = contactRequests(database);
    const [without, withKey] = [make.create, make['create, with a key']];
    const sides = [
      {
        name: 'a plain insert',
        server: bare,
        requests: [{ ...without('limit', {}), path: '/plain-contacts' }],
      },
      { name: 'the same statement', server: bare, requests: [without('limit', {})] },
      ...(['GraphQL', 'REST'] as const).flatMap((api) => [
        { name: `create over ${api}`, server: product, requests: [without(api, headers)] },
        { name: `create over ${api}, with a key`, server: product, requests: [withKey(api, headers)] },
      ]),
    ];
    const time = await openProcessorTime(postgres.superUrl);
    const costs = await measureInTurn(time, sides, {
      seconds: Number(options.seconds),
      rounds: Number(options.rounds),
    });
    await time.close();
    await Promise.all([product.end('SIGTERM'), bare.end('SIGTERM')]);
    const costOf = (name: string): Cost => {
      const cost = costs.get(name);
      if (!cost) throw new Error(`${name} was not measured`);
      return cost;
    };
    const plain = costOf('a plain insert');
    return sides
      .filter(({ server }) => server === product)
      .flatMap(({ name }) => [
        besideBare(`${name}, beside a plain insert`, costOf(name), plain),
        besideBare(`${name}, beside the same statement`, costOf(name), costOf('the same statement')),
        databaseBeside(name, costOf(name), plain),
      ]);
  },
};
