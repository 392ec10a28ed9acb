import { setTimeout as pause } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities, jobHandlers } from '../features/index.ts';
import { migrations } from '../migrations/index.ts';
import { connectionWaitMs } from '../platform/db/database.ts';
import { ConcurrentIndexes } from '../platform/migration/concurrent-indexes.ts';
import { migrate } from '../platform/migration/migrate.ts';
import type { RunningServer } from '../server.ts';
import { createDatabase, type SpecDatabase } from '../testing/spec-database.ts';
import {
  as,
  ask,
  askGraphql,
  openServers,
  plans,
  signIn,
  untilReady,
  type Seen,
} from '../testing/servers.ts';
import { expectEachWithinMs } from '../testing/time-limit.ts';

/** How many there are: as in a large office with `npm run test:long`. */
const contacts = process.env.LONG_TESTS ? 200_000 : 3000;

/** What a next version might bring: columns in busy tables, a constraint, a trigger, a table, an index. */
const versionAfter = (number: number) => {
  const word = `next${number}`;
  class Next extends Migration {
    override up(): void {
      this.addSql(`
        alter table contacts add ${word}_word text null, add ${word}_mark boolean not null default false;
        alter table users add ${word}_word text null;
        alter table homes add ${word}_word text null;
        alter table settings add ${word}_word text null;
        alter table contacts add constraint contacts_${word}_check check (${word}_word <> '') not valid;
        create table ${word}_things (id int primary key, contact_id uuid references contacts (id) on delete cascade);
        create function contacts_${word}() returns trigger language plpgsql as $$ begin new.${word}_word = 'made'; return new; end $$;
        create trigger contacts_${word} before insert on contacts for each row execute function contacts_${word}();
      `);
    }
  }
  class NextIndexes extends ConcurrentIndexes {
    protected readonly indexes = [
      { name: `contacts_${word}_word`, on: `contacts (${word}_word)` },
      { name: `contacts_${word}_email`, on: 'contacts (email, created_at)' },
    ];
  }
  return [
    { name: `90${number}1-next`, class: Next },
    { name: `90${number}2-next-indexes`, class: NextIndexes },
  ];
};

const servers = openServers();
let database: SpecDatabase;
let owner: pg.Client;
let server: RunningServer;

beforeAll(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(
    "insert into contacts (first_name, last_name, email, email_folded) select 'Load', 'Test', 'load' || n || '@example.com', 'load' || n || '@example.com' from generate_series(1, $1::int) n",
    [contacts],
  );
  server = await servers.start(database);
  await untilReady(server);
});
afterAll(async () => {
  await servers.stop();
  await owner.end();
  database.drop();
});

it('a migration under fifty requests a second fails none of them, and the old version goes on with the new schema (K10)', async () => {
  const token = await signIn(server);
  let made = 0;
  const contact = () => ({ firstName: 'Old', lastName: 'Version', email: `old${(made += 1)}@example.com` });
  const requests: (() => Promise<Seen>)[] = [
    () => ask(server, plans),
    () => ask(server, '/api/contacts', as(token)),
    () => ask(server, '/api/contacts', { ...as(token), method: 'POST', body: JSON.stringify(contact()) }),
    () =>
      askGraphql(
        server,
        '{ contacts(search: "load7") { contacts { id email tags } pagination { total } } }',
        as(token),
      ),
    () => askGraphql(server, '{ company { name } users { users { email } } }', as(token)),
  ];
  const later: ReturnType<typeof versionAfter> = [];
  await expectEachWithinMs({ slowest: connectionWaitMs }, async (number) => {
    later.push(...versionAfter(number));
    const answers: Promise<Seen>[] = [];
    let loading = true;
    const load = async (): Promise<void> => {
      for (let turn = 0; loading; turn += 1, await pause(20))
        answers.push((requests[turn % requests.length] as () => Promise<Seen>)());
    };
    const loaded = load();
    await pause(300);
    // A long read, such as a report: the migration must not make all others wait for it.
    await owner.query('begin');
    await owner.query('select count(*) from contacts');
    const migrated = migrate({
      ...database,
      entities,
      jobs: jobHandlers.map(({ job }) => job),
      migrations: [...migrations, ...later],
    });
    await pause(2200);
    await owner.query('commit');
    await migrated;
    await pause(300);
    loading = false;
    await loaded;

    const seen = await Promise.all(answers);
    expect(seen.length).toBeGreaterThan(40);
    expect(
      seen
        .filter(({ status }) => status >= 300)
        .map(({ status, body }) => `${status} ${JSON.stringify(body)}`),
    ).toEqual([]);
    expect(seen.filter(({ body }) => (body as { errors?: unknown }).errors)).toEqual([]);
    return { slowest: Math.max(...seen.map(({ took }) => took)) };
  });

  expect((await ask(server, '/readyz')).status).toBe(200);
  for (const request of requests) expect((await request()).status).toBeLessThan(300);
  const { rows } = await owner.query<{ word: string }>(
    'select next1_word as word from contacts where email = $1',
    [`old${made}@example.com`],
  );
  expect(rows).toEqual([{ word: 'made' }]);
}, 40_000);
