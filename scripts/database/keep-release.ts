// npm run keep-release: fills a new installation of this version and keeps a copy of it in the repository, from which the gate upgrades
// until the next release. Run it in the commit that is released.
import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadConfig } from '../../backend/src/platform/config.ts';
import { startEmbeddedPostgres } from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../../backend/src/platform/log.ts';
import { startServer } from '../../backend/src/server.ts';
import { withDatabase } from '../../backend/src/testing/database-url.ts';
import { copyInstallation, writeReleaseCopy } from '../../backend/src/testing/last-release/release-copy.ts';
import { mainWrites, signedIn } from '../drill/upgrade-writes.ts';

const log = createLog('warn');
const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-release-'));
const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log });
try {
  const config = { ...loadConfig({ PORT: '0', DATA_DIR: dataDir, SEED: 'demo' }), host: '127.0.0.1' };
  const server = await startServer({ ...postgres, config, pages: null, log });
  await server.ready;
  await mainWrites(await signedIn(server.url), 1);
  await server.stop();
  const client = new pg.Client({ connectionString: withDatabase(postgres.superUrl, 'hearthline') });
  await client.connect();
  const copy = await copyInstallation(
    dataDir,
    async (text, values = []) => (await client.query<Record<string, unknown>>(text, [...values])).rows,
  );
  await client.end();
  const rows = Object.values(copy.tables).reduce((sum, table) => sum + table.rows.length, 0);
  const kilobytes = Math.ceil(writeReleaseCopy(copy) / 1000);
  console.log(
    `Kept ${rows} rows of ${Object.keys(copy.tables).length} tables and ${Object.keys(copy.files).length} files at ${copy.migrations.at(-1)}: ${kilobytes} kB.`,
  );
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
