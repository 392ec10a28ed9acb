import { createHash, X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../platform/config.ts';
import { backupDataDir } from '../platform/embedded-postgres/backup.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { StartError } from '../platform/errors.ts';
import { createLog } from '../platform/log.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { startServer, type RunningServer } from '../server.ts';
import { sha, useAgreements } from '../testing/fixtures/agreements-fixtures.ts';
import { pdfFile } from '../testing/fixtures/files.ts';
import { sealOf } from '../testing/fixtures/sealed-file.ts';
import { apiOf, ask, signIn } from '../testing/servers.ts';
import { withDatabase } from '../testing/database-url.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-backup-'));
// If the specs run as root, PostgreSQL's own account must be able to pass through this folder.
chmodSync(folder, 0o711);
const [dataDir, copy] = [join(folder, 'data'), join(folder, 'copy')];
const log = createLog('silent');
const running = new Set<EmbeddedPostgres>();
afterAll(async () => {
  for (const postgres of running) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const startDatabase = async (
  at: string,
): Promise<EmbeddedPostgres & { readonly query: (text: string, values?: unknown[]) => Promise<any[]> }> => {
  // Data that is discarded after the run need not wait for the disk; its backup is made in the same way.
  const postgres = await startEmbeddedPostgres({ dataDir: at, durable: false, log });
  running.add(postgres);
  const client = new pg.Client({ connectionString: withDatabase(postgres.superUrl, 'hearthline') });
  await client.connect();
  const stop = async (): Promise<void> => {
    running.delete(postgres);
    await client.end();
    await postgres.stop();
  };
  return { ...postgres, stop, query: async (text, values = []) => (await client.query(text, values)).rows };
};

type Database = Awaited<ReturnType<typeof startDatabase>>;

const startOn = (at: string, { appUrl, ownerUrl }: Database) =>
  startServer({
    config: { ...loadConfig({ PORT: '0', DATA_DIR: at, SEED: 'demo' }), host: '127.0.0.1' },
    appUrl,
    ownerUrl,
    pages: null,
    log,
  });

/** The content of every table and the position of every sequence. Limits are left out: that table is unlogged and starts empty in a copy. */
const printOf = async ({ query }: Database): Promise<Record<string, string>> => {
  const tables = await query(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relpersistence = 'p' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1",
  );
  const print: Record<string, string> = {};
  for (const { name } of tables)
    print[name] = (
      await query(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as md5 from ${name} t`,
      )
    )[0].md5;
  for (const { name, last_value: at } of await query(
    "select sequencename as name, last_value from pg_sequences where schemaname <> 'drill'",
  ))
    print[name] = String(at);
  return print;
};

/** Expects every file that a row refers to, with its bytes. @returns how many there are */
const checkFiles = async (at: string, { query }: Database): Promise<number> => {
  const storage = createDiskStorage(at);
  const rows = await query('select distinct storage_key as key, sha256 from document_versions');
  for (const { key, sha256 } of rows)
    expect(
      createHash('sha256')
        .update(await buffer(await storage.read(key)))
        .digest('hex'),
    ).toBe(sha256);
  return rows.length;
};

const upload = async (url: string, token: string, project: string, bytes: Buffer): Promise<string> => {
  const form = new FormData();
  form.append('type', 'plans');
  form.append('file', new Blob([new Uint8Array(bytes)]), 'kept.pdf');
  const answer = await fetch(`${url}/api/projects/${project}/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return String(((await answer.json()) as { documents: { id: string }[] }).documents[0]?.id);
};

let database: Database;
let server: RunningServer;
const startAt = async (at: string): Promise<void> => {
  server = await startOn(at, database);
  await server.ready;
};
beforeAll(async () => {
  database = await startDatabase(dataDir);
  await startAt(dataDir);
}, 180_000);
const api = apiOf(
  () => server.url,
  (text, values) => database.query(text, values),
);
const { signed, read } = useAgreements(api);

/** The certificate of the key that a server keeps. */
const certificateAt = (at: string): X509Certificate =>
  new X509Certificate(readFileSync(join(at, 'seal-key.pem')));

/** The certificate that the seal of a signed agreement holds by, once `/verify` has known the file. */
const sealOfKnown = async (agreement: any): Promise<X509Certificate> => {
  const admin = await api.as('admin');
  const file = Buffer.from(await (await admin.open(`/api/agreements/${agreement.id}.pdf`)).arrayBuffer());
  expect((await api.rest('GET', `/api/verify/${sha(file)}`)).body).toMatchObject({
    known: true,
    number: agreement.number,
    status: 'signed',
  });
  const changed = Buffer.from(file);
  changed[1000] = (changed[1000] ?? 0) ^ 1;
  expect(() => sealOf(changed)).toThrow('the file was changed after it was sealed');
  return sealOf(file);
};

it('a backup that is made while others write restores every table, every file, every session and the seal (K11)', async () => {
  const token = await signIn(server);
  const authorized = { headers: { authorization: `Bearer ${token}` } };
  const {
    projects: [project],
  } = (await ask(server, '/api/projects', authorized)).body;
  const bytes = pdfFile('kept');
  const document = await upload(server.url, token, project.id, bytes);
  const { agreement: old } = await signed();
  const certificate = certificateAt(dataDir);
  expect((await sealOfKnown(old)).fingerprint256).toBe(certificate.fingerprint256);
  await server.stop();
  const before = await printOf(database);
  expect(Object.keys(before).length).toBeGreaterThan(40);

  // Rows are written all the time, each committed before the next.
  await database.query('create schema drill create table ledger (n serial primary key)');
  let [written, over] = [1, false];
  const { query } = database;
  await query('insert into drill.ledger default values');
  const writing = (async () => {
    for (; !over; written += 1) await query('insert into drill.ledger default values');
  })();
  const sure = written;
  await backupDataDir(dataDir, copy);
  const most = written + 1;
  over = true;
  await writing;
  await expect(backupDataDir(dataDir, copy)).rejects.toThrow(StartError);
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });

  database = await startDatabase(copy);
  expect(await printOf(database)).toEqual(before);
  const [{ count, last }] = await database.query(
    'select count(*)::int as count, max(n) as last from drill.ledger',
  );
  // Everything up to some moment of the backup, without a gap.
  expect(count).toBe(last);
  expect(count).toBeGreaterThanOrEqual(sure);
  expect(count).toBeLessThanOrEqual(most);
  expect(await checkFiles(copy, database)).toBeGreaterThan(3);
  await startAt(copy);
  // The secrets were copied too, so sessions are still valid.
  const file = await fetch(`${server.url}/api/documents/${document}/content`, authorized);
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);

  // The agreement of before is what it was, and its seal holds; the next one is sealed with the same key.
  expect(certificateAt(copy).fingerprint256).toBe(certificate.fingerprint256);
  expect(await read(old.id)).toEqual(old);
  for (const agreement of [old, (await signed()).agreement])
    expect((await sealOfKnown(agreement)).fingerprint256).toBe(certificate.fingerprint256);
  await server.stop();
  await database.stop();
}, 90_000);
