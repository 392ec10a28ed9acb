import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterOf, query, refusal, startServer, until, useFolders } from '../../testing/embedded-server.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { serversOn } from './postgres-processes.ts';

const newFolder = useFolders();
const output: string[] = [];

describe('a running server', () => {
  const dataDir = newFolder();
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    server = await startServer(dataDir, { durable: true }, output);
  });
  afterAll(() => server.stop());

  it('has two roles: one owns the database, the other neither owns nor may do anything special', async () => {
    const roles = await query(
      server.superUrl,
      "SELECT rolname, rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS special FROM pg_roles WHERE rolname LIKE 'hearthline%' ORDER BY 1",
    );
    expect(roles).toEqual([
      { rolname: 'hearthline_app', special: false },
      { rolname: 'hearthline_owner', special: false },
    ]);
    expect(
      await query(
        server.ownerUrl,
        'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = current_database()',
      ),
    ).toEqual([{ owner: 'hearthline_owner' }]);
  });

  it('lets the app role read and write what the owner makes, in any schema, but make or drop nothing', async () => {
    await query(
      server.ownerUrl,
      "CREATE SCHEMA other; CREATE TABLE other.note (id serial, text text); CREATE FUNCTION other.twice(n int) RETURNS int LANGUAGE sql AS 'SELECT n * 2'",
    );
    await query(server.appUrl, "INSERT INTO other.note (text) VALUES ('a'), ('b')");
    await query(server.appUrl, "UPDATE other.note SET text = 'c' WHERE text = 'a'");
    await query(server.appUrl, "DELETE FROM other.note WHERE text = 'b'");
    expect(await query(server.appUrl, 'SELECT other.twice(id) AS twice, text FROM other.note')).toEqual([
      { twice: 2, text: 'c' },
    ]);
    for (const forbidden of [
      'CREATE TABLE mine (id int)',
      'DROP TABLE other.note',
      'TRUNCATE other.note',
      'ALTER TABLE other.note ADD more int',
      'CREATE SCHEMA mine',
      'CREATE TEMP TABLE mine (id int)',
    ]) {
      await expect(query(server.appUrl, forbidden), forbidden).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('listens on this machine only and wants a password', async () => {
    expect(await query(server.superUrl, 'SHOW listen_addresses')).toEqual([
      { listen_addresses: '127.0.0.1' },
    ]);
    await expect(query(server.appUrl.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toMatchObject({
      code: '28P01',
    });
    expect(
      await query(
        server.superUrl,
        "SELECT DISTINCT split_part(rolpassword, '$', 1) AS kind FROM pg_authid WHERE rolpassword IS NOT NULL",
      ),
    ).toEqual([{ kind: 'SCRAM-SHA-256' }]);
    expect(statSync(join(dataDir, 'embedded-postgres.json')).mode & 0o777).toBe(0o600);
  });

  it('keeps its promises to the disk, to the clock and to letters', async () => {
    const settings = await query<{ name: string; setting: string }>(
      server.ownerUrl,
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'jit', 'TimeZone', 'max_connections', 'server_encoding') ORDER BY 1",
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      jit: 'off',
      TimeZone: 'UTC',
      max_connections: '60',
      server_encoding: 'UTF8',
    });
    const [letters] = await query(
      server.appUrl,
      "SELECT lower('ÄÉŽ') AS lower, show_trgm('Žü') <> '{}' AS trigrams, 'Z' < 'a' AS by_code_point, 'a@X.example'::citext = 'A@x.example' AS citext",
    );
    expect(letters).toEqual({ lower: 'äéž', trigrams: true, by_code_point: true, citext: true });
  });

  it('writes nothing into its log that anybody has typed', async () => {
    const typed = 'Secret-4711';
    await query(server.ownerUrl, 'CREATE TABLE typed (n int, t text UNIQUE)');
    await query(server.appUrl, 'INSERT INTO typed (t) VALUES ($1)', [typed]);
    await expect(query(server.appUrl, 'INSERT INTO typed (t) VALUES ($1)', [typed])).rejects.toMatchObject({
      code: '23505',
    });
    await expect(query(server.appUrl, 'INSERT INTO typed (n) VALUES ($1)', [typed])).rejects.toMatchObject({
      code: '22P02',
    });
    await expect(query(server.appUrl, `SELECT '${typed}'::int`)).rejects.toMatchObject({ code: '22P02' });
    await expect(query(server.appUrl, `SELECT ${typed}`)).rejects.toMatchObject({ code: '42703' });
    const written = readFileSync(join(dirname(clusterOf(dataDir)), 'server.log'), 'utf8');
    expect(written).toContain('ready to accept connections');
    expect(written).not.toMatch(/Secret|4711/i);
  });

  it('is a process group of its own, so that Ctrl-C in the terminal does not reach it', () => {
    const [main] = serversOn(clusterOf(dataDir));
    expect(main).toBeGreaterThan(1);
    // Succeeds only if the process leads a process group of its own.
    expect(process.kill(-(main ?? 0), 0)).toBe(true);
    expect(main).not.toBe(process.pid);
  });

  it('refuses a second start on its data with one sentence', async () => {
    expect(await refusal(startServer(dataDir))).toBe(
      `Another Hearthline (process ${process.pid}) is already using ${dataDir}. Stop it first, or start this one with another DATA_DIR.`,
    );
    expect(await query(server.appUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('comes back on its port when all of it is killed in the middle of work, with everything that it had acknowledged (K6)', async () => {
    await query(server.ownerUrl, 'CREATE TABLE survives (n int PRIMARY KEY)');
    const acknowledged: number[] = [];
    const write = async (writer: number): Promise<void> => {
      const client = new pg.Client({ connectionString: server.appUrl });
      client.on('error', () => undefined);
      await client.connect();
      for (let n = writer; ; n += 4) {
        await client.query('INSERT INTO survives VALUES ($1)', [n]);
        acknowledged.push(n);
      }
    };
    const writers = Promise.allSettled([0, 1, 2, 3].map(write));
    await until(() => acknowledged.length > 300);
    process.kill(-(serversOn(clusterOf(dataDir))[0] ?? 0), 'SIGKILL');
    await writers;
    await until(() =>
      query(server.ownerUrl, 'SELECT 1').then(
        () => true,
        () => false,
      ),
    );
    const remaining = new Set(
      (await query<{ n: number }>(server.ownerUrl, 'SELECT n FROM survives')).map(({ n }) => n),
    );
    expect(acknowledged.filter((n) => !remaining.has(n))).toEqual([]);
    expect(output).toContain('PostgreSQL has ended unasked; starting it again.');
  });

  it('ends with stop, which may be called twice', async () => {
    await server.stop();
    await server.stop();
    expect(serversOn(clusterOf(dataDir))).toEqual([]);
    await expect(query(server.appUrl, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('keeps its data, also when another program has the number that a killed one left', async () => {
    writeFileSync(
      join(clusterOf(dataDir), 'postmaster.pid'),
      `${process.pid}\n${clusterOf(dataDir)}\n1\n${server.port}\n\n127.0.0.1\n0 0\nready\n`,
    );
    server = await startServer(dataDir);
    expect(await query(server.ownerUrl, 'SELECT count(*) > 300 AS whole FROM survives')).toEqual([
      { whole: true },
    ]);
  });
});
