import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serversOn } from './postgres-processes.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { StartError } from '../errors.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-postgres-'));
  folders.push(folder);
  return folder;
};

const said: string[] = [];
const log = {
  info: (message: string) => void said.push(message),
  warn: (message: string) => void said.push(message),
};
const start = (dataDir: string, more: { port?: number; durable?: boolean } = {}): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, log, durable: false, ...more });

const query = async <Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

/** The message with which a start is refused. */
const refusal = async (starting: Promise<EmbeddedPostgres>): Promise<string> => {
  const error: unknown = await starting.then(
    (server) => server.stop(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
};

/** Where the cluster is: in the data directory, or where its record says. */
const clusterOf = (dataDir: string): string => {
  const { home } = JSON.parse(readFileSync(join(dataDir, 'embedded-postgres.json'), 'utf8')) as {
    home?: string;
  };
  return join(home ?? join(dataDir, 'postgres'), 'cluster');
};

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 15_000; Date.now() < end; await pause(30)) if (await holds()) return;
  throw new Error('waited in vain');
};

/** Spawns another process that starts a server on the data directory and then runs the code in `then`. */
const otherProcess = (dataDir: string, then: string) =>
  spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))});
     const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false, log: console });
     console.log('up');
     ${then}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('a running server', () => {
  const dataDir = newFolder();
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    server = await start(dataDir, { durable: true });
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
    expect(await refusal(start(dataDir))).toBe(
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
    const kept = new Set(
      (await query<{ n: number }>(server.ownerUrl, 'SELECT n FROM survives')).map(({ n }) => n),
    );
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
    expect(said).toContain('PostgreSQL has ended unasked; starting it again.');
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
    server = await start(dataDir);
    expect(await query(server.ownerUrl, 'SELECT count(*) > 300 AS whole FROM survives')).toEqual([
      { whole: true },
    ]);
  });
});

describe('another process', () => {
  const dataDir = newFolder();

  it('that is killed leaves a server behind; the next start ends it and finds the data', async () => {
    const killed = otherProcess(
      dataDir,
      "const { default: pg } = await import('pg'); const client = new pg.Client(server.ownerUrl); await client.connect(); await client.query('CREATE TABLE kept AS SELECT 7 AS n'); console.log('made'); setInterval(() => {}, 1000);",
    );
    await new Promise<void>((resolve) =>
      killed.stdout.on('data', (text: Buffer) => (text.toString().includes('made') ? resolve() : undefined)),
    );
    const refused = await refusal(start(dataDir));
    expect(refused).toContain(`(process ${killed.pid})`);
    killed.kill('SIGKILL');
    await new Promise((resolve) => killed.once('exit', resolve));
    const left = serversOn(clusterOf(dataDir));
    expect(left.length).toBeGreaterThan(0);
    const server = await start(dataDir);
    expect(await query(server.ownerUrl, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    expect(serversOn(clusterOf(dataDir))).not.toContain(left[0]);
    await server.stop();
  });

  it('that ends without stopping it takes the server along', async () => {
    const careless = otherProcess(dataDir, 'process.exit(3);');
    expect(await new Promise((resolve) => careless.once('exit', resolve))).toBe(3);
    await until(() => serversOn(clusterOf(dataDir)).length === 0);
  });

  it('that gets Ctrl-C before anybody handles it takes the server along, too', async () => {
    const interrupted = otherProcess(dataDir, 'setInterval(() => {}, 1000);');
    await new Promise<void>((resolve) =>
      interrupted.stdout.on('data', (text: Buffer) =>
        text.toString().includes('up') ? resolve() : undefined,
      ),
    );
    interrupted.kill('SIGINT');
    expect(await new Promise((resolve) => interrupted.once('exit', resolve))).toBe(130);
    await until(() => serversOn(clusterOf(dataDir)).length === 0);
  });

  it('cannot bring a version that does not fit', async () => {
    writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '9\n');
    expect(await refusal(start(dataDir))).toMatch(
      /were made by PostgreSQL 9; this is PostgreSQL 18, which cannot read them\. Move them away to begin with an empty database\.$/,
    );
  });
});

describe('where it cannot start it says one sentence', () => {
  it('a taken port', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
    );
    expect(await refusal(start(newFolder(), { port }))).toBe(
      `Port ${port} for PostgreSQL is taken by another program.`,
    );
    other.close();
  });

  it('a data directory that is a file', async () => {
    const file = join(newFolder(), 'data');
    writeFileSync(file, '');
    expect(await refusal(start(file))).toBe(
      `The folder ${file} cannot be used: there is a file where a folder should be.`,
    );
  });

  it.runIf(process.platform === 'linux')(
    'a data directory where nothing can be made, in no time',
    async () => {
      expect(await refusal(start('/proc/hearthline/data'))).toBe(
        'The folder /proc/hearthline/data cannot be used: nothing can be made there.',
      );
      expect(await refusal(start('/proc'))).toBe(
        'The folder /proc cannot be used: nothing can be made there.',
      );
    },
  );

  it('passwords of other database files', async () => {
    const dataDir = newFolder();
    await (await start(dataDir)).stop();
    const record = join(dataDir, 'embedded-postgres.json');
    const content = JSON.parse(readFileSync(record, 'utf8')) as { passwords: object };
    writeFileSync(
      record,
      JSON.stringify({ ...content, passwords: { superuser: 'a', owner: 'b', app: 'c' } }),
    );
    expect(await refusal(start(dataDir))).toContain('Restore the file that belongs to them.');
    expect(serversOn(clusterOf(dataDir))).toEqual([]);
  });
});

it('works in a folder that only this user may enter, be it root', async () => {
  const dataDir = join(newFolder(), 'closed', 'data');
  mkdirSync(dirname(dataDir), { mode: 0o700 });
  const server = await start(dataDir);
  const cluster = clusterOf(dataDir);
  const isRoot = process.getuid?.() === 0;
  expect(cluster.startsWith(dataDir)).toBe(!isRoot);
  expect(statSync(cluster).uid === 0).toBe(false);
  expect(await query(server.superUrl, "SELECT setting FROM pg_settings WHERE name = 'fsync'")).toEqual([
    { setting: 'off' },
  ]);
  await server.stop();
  // A server that is not durable leaves no files outside the data directory.
  expect(existsSync(cluster)).toBe(!isRoot);
});
