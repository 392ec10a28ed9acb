import { setTimeout as pause } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { entities, jobHandlers } from '../../features/index.ts';
import { migrations } from '../../migrations/index.ts';
import { createDatabase, type SpecDatabase } from '../../testing/spec-database.ts';
import { ConcurrentIndexes } from './concurrent-indexes.ts';
import { migrate, type MigrateOptions } from './migrate.ts';

class Before extends Migration {
  override up(): void {
    this.addSql(
      'create table spec_things (id int primary key, word text); insert into spec_things select n, n from generate_series(1, 100) n',
    );
  }
}
class Words extends ConcurrentIndexes {
  protected readonly indexes = [
    { name: 'spec_words', on: 'spec_things (word)', unique: true },
    { name: 'spec_phones', on: 'contacts (phone) where phone is not null' },
  ];
}
class After extends Migration {
  override up(): void {
    this.addSql('alter table spec_things add other text');
  }
}

const before = { name: '9001-before', class: Before };
const words = { name: '9002-words', class: Words };
const after = { name: '9003-after', class: After };

let database: SpecDatabase;
let owner: pg.Client;
let other: pg.Client;
const run = (...more: MigrateOptions['migrations']) =>
  migrate({
    ownerUrl: database.ownerUrl,
    appUrl: database.appUrl,
    entities,
    migrations: [...migrations, ...more],
    jobs: jobHandlers.map(({ job }) => job),
  });
const indexes = async (): Promise<string[]> =>
  (
    await owner.query<{ name: string }>(
      "select c.relname || case when i.indisvalid then '' else ' broken' end as name from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname in ('spec_words', 'spec_phones') order by 1",
    )
  ).rows.map(({ name }) => name);
const applied = async (): Promise<string[]> =>
  (
    await owner.query<{ name: string }>(
      "select name from mikro_orm_migrations where name like '900%' order by id",
    )
  ).rows.map(({ name }) => name);
const insert = (client: pg.Client, email: string) =>
  client.query(
    "insert into contacts (first_name, last_name, email, email_folded) values ('Busy', 'Table', $1, $1)",
    [email],
  );
const waiting = () =>
  vi.waitFor(
    async () =>
      expect(
        (
          await owner.query(
            "select from pg_stat_activity where datname = current_database() and application_name = 'hearthline-migrate' and wait_event_type = 'Lock'",
          )
        ).rowCount,
      ).toBe(1),
    { timeout: 10_000, interval: 10 },
  );

beforeAll(async () => {
  database = await createDatabase();
  [owner, other] = (await Promise.all(
    [database.ownerUrl, database.ownerUrl].map(async (connectionString) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client;
    }),
  )) as [pg.Client, pg.Client];
});
afterAll(async () => {
  await owner.end();
  await other.end();
  database.drop();
});
beforeEach(async () => {
  await owner.query(
    "drop table if exists spec_things; drop index if exists spec_phones; delete from mikro_orm_migrations where name like '900%'",
  );
});

it('large indexes are built beside those who write, between the migrations before and after (K10)', async () => {
  await other.query('begin');
  await insert(other, 'open@example.com');
  const migrated = run(before, words, after);
  // The build waits for transactions that wrote before it began; nothing waits for the build.
  await waiting();
  await owner.query("set statement_timeout = '500ms'");
  await insert(owner, 'meanwhile@example.com');
  await owner.query('reset statement_timeout');
  expect(await applied()).toEqual(['9001-before']);
  await other.query('commit');
  await migrated;
  expect(await indexes()).toEqual(['spec_phones', 'spec_words']);
  expect(await applied()).toEqual(['9001-before', '9002-words', '9003-after']);
});

it('an index that could not be built is no success, and is built anew (K10)', async () => {
  await run(before);
  await owner.query("update spec_things set word = '1' where id = 2");
  await expect(run(before, words, after)).rejects.toThrow(/spec_words/);
  expect(await indexes()).toEqual(['spec_words broken']);
  expect(await applied()).toEqual(['9001-before']);
  await owner.query("update spec_things set word = '2' where id = 2");
  await run(before, words, after);
  expect(await indexes()).toEqual(['spec_phones', 'spec_words']);
  expect(await applied()).toEqual(['9001-before', '9002-words', '9003-after']);
});

it('servers that wait for their turn do not keep the one that builds from ending (K10)', async () => {
  await Promise.all([run(before, words, after), run(before, words, after), run(before, words, after)]);
  expect(await indexes()).toEqual(['spec_phones', 'spec_words']);
  expect(await applied()).toEqual(['9001-before', '9002-words', '9003-after']);
});

it('who finds a table in use steps back, so that those behind it wait for a moment, and comes again (K10)', async () => {
  await run(before);
  await other.query('begin');
  await other.query('select from spec_things limit 1');
  let done = false;
  const migrated = run(before, after).then(() => (done = true));
  await waiting();
  // Reads may wait behind the migration, but never as long as their lock timeout.
  for (const started = performance.now(); performance.now() - started < 1200; await pause(50)) {
    await owner.query("set lock_timeout = '1s'");
    await owner.query('select from spec_things limit 1');
  }
  await owner.query('reset lock_timeout');
  expect(done).toBe(false);
  await other.query('commit');
  await migrated;
  expect(await applied()).toEqual(['9001-before', '9003-after']);
});
