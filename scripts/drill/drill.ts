// npm run drill -- kill|crowd|soak|migration|mail|import|upgrade [options]: checks requirements that take minutes to verify (docs/drills.md).
// It prints what it did and the results, and exits with 1 if a requirement was not met.
import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../../backend/src/platform/log.ts';
import { crowdDrill } from './crowd.ts';
import { importDrill } from './import.ts';
import { killDrill } from './kill.ts';
import { mailDrill } from './mail.ts';
import { migrationDrill } from './migration.ts';
import { printed, type Drill } from './report.ts';
import { soakDrill } from './soak.ts';
import { upgradeDrill } from './upgrade.ts';

const drills: Readonly<Record<string, Drill>> = {
  kill: killDrill,
  crowd: crowdDrill,
  soak: soakDrill,
  migration: migrationDrill,
  mail: mailDrill,
  import: importDrill,
  upgrade: upgradeDrill,
};

const [name = '', ...given] = process.argv.slice(2);
const drill = drills[name];
if (!drill) {
  console.error(`Name a drill: npm run drill -- ${Object.keys(drills).join('|')}`);
  process.exit(2);
}

const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-drill-'));
const postgres = await startEmbeddedPostgres({
  dataDir: join(dataDir, 'database'),
  log: createLog('silent'),
  settings: { shared_buffers: '256MB' },
});
try {
  const rows = await drill({ postgres, dataDir, given, say: (line) => console.log(line) });
  console.log(printed(rows));
  process.exitCode = rows.every(({ held }) => held !== false) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
