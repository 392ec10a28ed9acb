import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { entities, jobHandlers } from '../../features/index.ts';
import { migrations } from '../../migrations/index.ts';
import { withDatabase } from '../../testing/database-url.ts';
import { migrate } from './migrate.ts';

const name = `migrate_${process.pid}`;
const { superUrl, ownerUrl, appUrl } = inject('postgres');
const run = () =>
  migrate({
    ownerUrl: withDatabase(ownerUrl, name),
    appUrl: withDatabase(appUrl, name),
    entities,
    migrations,
    jobs: jobHandlers.map(({ job }) => job),
  });
let server: pg.Client;
let inside: pg.Client;

beforeAll(async () => {
  server = new pg.Client({ connectionString: superUrl });
  await server.connect();
  await server.query('select pg_advisory_lock(4711)');
  await server.query(`create database ${name} owner "${new URL(ownerUrl).username}" template hearthline`);
  await server.query('select pg_advisory_unlock(4711)');
  inside = new pg.Client({ connectionString: withDatabase(superUrl, name) });
  await inside.connect();
});

afterAll(async () => {
  await inside.end();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
});

it(
  'of three servers that start at once on an empty database one migrates, each step once (K10)',
  { timeout: 60_000 },
  async () => {
    await Promise.all([run(), run(), run()]);
    const { rows } = await inside.query<{ name: string }>(
      'select name from mikro_orm_migrations order by id',
    );
    expect(rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name));
  },
);

it('a database that is up to date is left as it is (K10)', async () => {
  const print = async () =>
    (
      await inside.query(
        "select string_agg(table_name || column_name || data_type, ',' order by table_name, column_name) as shape from information_schema.columns where table_schema = 'public'",
      )
    ).rows;
  const before = await print();
  await run();
  expect(await print()).toEqual(before);
});

it('the server’s role owns nothing, is nothing special, and cannot rewrite the record (L2, L4)', async () => {
  const role = new URL(appUrl).username;
  const [it] = (
    await inside.query(
      'select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls from pg_roles where rolname = $1',
      [role],
    )
  ).rows;
  expect(it).toEqual({ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false });
  const owned = await inside.query(
    "select c.relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = $1 and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)",
    [role],
  );
  expect(owned.rows).toEqual([]);
  const rights = await inside.query(
    "select privilege_type from information_schema.table_privileges where grantee = $1 and table_name = 'audit_entries' order by 1",
    [role],
  );
  expect(rights.rows.map(({ privilege_type: right }: { privilege_type: string }) => right)).toEqual([
    'INSERT',
    'SELECT',
  ]);
  const chain = await inside.query(
    "select distinct privilege_type from information_schema.table_privileges where grantee = $1 and table_name in ('audit_seals', 'audit_checkpoints', 'audit_refusals')",
    [role],
  );
  expect(chain.rows).toEqual([{ privilege_type: 'SELECT' }]);
  const app = new pg.Client({ connectionString: withDatabase(appUrl, name) });
  await app.connect();
  try {
    for (const forbidden of [
      'create table mine (id int)',
      'drop table contacts',
      'alter table users add column x int',
      'truncate audit_entries',
      'update audit_refusals set times = 1',
      'delete from audit_seals',
      'alter table audit_entries disable trigger all',
      'set role postgres',
    ]) {
      await expect(app.query(forbidden), forbidden).rejects.toThrow(/permission denied|must be owner/);
    }
  } finally {
    await app.end();
  }
});
