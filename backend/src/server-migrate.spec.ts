import { setTimeout as pause } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities, jobHandlers } from './features/index.ts';
import { migrations } from './migrations/index.ts';
import { connectionWaitMs } from './platform/db.ts';
import { ConcurrentIndexes } from './platform/migrate.indexes.ts';
import { migrate } from './platform/migrate.ts';
import type { RunningServer } from './server.ts';
import { createDatabase, type SpecDatabase } from './testing/database.ts';
import { as, ask, askGraphql, openServers, plans, signIn, untilReady, type Seen } from './testing/servers.ts';

/** What a next version might bring: columns in tables that are read all the time, a constraint, a trigger, a table, an index. */
class Next extends Migration {
  override up(): void {
    this.addSql(`
      alter table contacts add next_word text null, add next_mark boolean not null default false;
      alter table users add next_word text null;
      alter table floor_plans add next_word text null;
      alter table settings add next_word text null;
      alter table contacts add constraint contacts_next_check check (next_word <> '') not valid;
      create table next_things (id int primary key, contact_id uuid references contacts (id) on delete cascade);
      create function contacts_next() returns trigger language plpgsql as $$ begin new.next_word = 'made'; return new; end $$;
      create trigger contacts_next before insert on contacts for each row execute function contacts_next();
    `);
  }
}
class NextIndexes extends ConcurrentIndexes {
  protected readonly indexes = [{ name: 'contacts_next_word', on: 'contacts (next_word)' }, { name: 'contacts_next_email', on: 'contacts (email, created_at)' }];
}

const servers = openServers();
let database: SpecDatabase;
let owner: pg.Client;
let server: RunningServer;

beforeAll(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query("insert into contacts (first_name, last_name, email, email_folded) select 'Load', 'Test', 'load' || n || '@example.com', 'load' || n || '@example.com' from generate_series(1, 3000) n");
  server = await servers.start(database);
  await untilReady(server);
});
afterAll(async () => {
  await servers.stop();
  await owner.end();
  await database.drop();
});

it('a migration under fifty requests a second fails none of them, and the old version goes on with the new schema (K10)', async () => {
  const token = await signIn(server);
  let made = 0;
  const contact = () => ({ firstName: 'Old', lastName: 'Version', email: `old${(made += 1)}@example.com` });
  const requests: (() => Promise<Seen>)[] = [
    () => ask(server, plans),
    () => ask(server, '/api/contacts', as(token)),
    () => ask(server, '/api/contacts', { ...as(token), method: 'POST', body: JSON.stringify(contact()) }),
    () => askGraphql(server, '{ contacts(search: "load7") { contacts { id email tags } pagination { total } } }', as(token)),
    () => askGraphql(server, '{ company { name } users { users { email } } }', as(token)),
  ];
  const answers: Promise<Seen>[] = [];
  let loading = true;
  const load = async (): Promise<void> => {
    for (let turn = 0; loading; turn += 1, await pause(20)) answers.push((requests[turn % requests.length] as () => Promise<Seen>)());
  };
  const loaded = load();
  await pause(300);
  // Somebody reads for long, as a report does: the migration must not make everybody wait for them.
  await owner.query('begin');
  await owner.query('select count(*) from contacts');
  const migrated = migrate({
    ...database, entities, jobs: jobHandlers.map(({ job }) => job),
    migrations: [...migrations, { name: '9001-next', class: Next }, { name: '9002-next-indexes', class: NextIndexes }],
  });
  await pause(2200);
  await owner.query('commit');
  await migrated;
  await pause(300);
  loading = false;
  await loaded;

  const seen = await Promise.all(answers);
  expect(seen.length).toBeGreaterThan(40);
  expect(seen.filter(({ status }) => status >= 300).map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).toEqual([]);
  expect(seen.filter(({ body }) => (body as { errors?: unknown }).errors)).toEqual([]);
  expect(Math.max(...seen.map(({ took }) => took))).toBeLessThan(connectionWaitMs);

  expect((await ask(server, '/readyz')).status).toBe(200);
  for (const request of requests) expect((await request()).status).toBeLessThan(300);
  const { rows } = await owner.query<{ next_word: string }>("select next_word from contacts where email = $1", [`old${made}@example.com`]);
  expect(rows).toEqual([{ next_word: 'made' }]);
});
