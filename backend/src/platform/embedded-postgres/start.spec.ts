import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clusterOf, query, refusal, startServer, until, useFolders } from '../../testing/embedded-server.ts';
import { serversOn } from './postgres-processes.ts';

const newFolder = useFolders();

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
    const refused = await refusal(startServer(dataDir));
    expect(refused).toContain(`(process ${killed.pid})`);
    killed.kill('SIGKILL');
    await new Promise((resolve) => killed.once('exit', resolve));
    const left = serversOn(clusterOf(dataDir));
    expect(left.length).toBeGreaterThan(0);
    const server = await startServer(dataDir);
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
    expect(await refusal(startServer(dataDir))).toMatch(
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
    expect(await refusal(startServer(newFolder(), { port }))).toBe(
      `Port ${port} for PostgreSQL is taken by another program.`,
    );
    other.close();
  });

  it('a data directory that is a file', async () => {
    const file = join(newFolder(), 'data');
    writeFileSync(file, '');
    expect(await refusal(startServer(file))).toBe(
      `The folder ${file} cannot be used: there is a file where a folder should be.`,
    );
  });

  it.runIf(process.platform === 'linux')(
    'a data directory where nothing can be made, in no time',
    async () => {
      expect(await refusal(startServer('/proc/hearthline/data'))).toBe(
        'The folder /proc/hearthline/data cannot be used: nothing can be made there.',
      );
      expect(await refusal(startServer('/proc'))).toBe(
        'The folder /proc cannot be used: nothing can be made there.',
      );
    },
  );

  it('passwords of other database files', async () => {
    const dataDir = newFolder();
    await (await startServer(dataDir)).stop();
    const record = join(dataDir, 'embedded-postgres.json');
    const content = JSON.parse(readFileSync(record, 'utf8')) as { passwords: object };
    writeFileSync(
      record,
      JSON.stringify({ ...content, passwords: { superuser: 'a', owner: 'b', app: 'c' } }),
    );
    expect(await refusal(startServer(dataDir))).toContain('Restore the file that belongs to them.');
    expect(serversOn(clusterOf(dataDir))).toEqual([]);
  });
});

it('works in a folder that only this user may enter, be it root', async () => {
  const dataDir = join(newFolder(), 'closed', 'data');
  mkdirSync(dirname(dataDir), { mode: 0o700 });
  const server = await startServer(dataDir);
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
