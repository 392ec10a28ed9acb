// npm run test:long -- <drill> [options]: one drill (docs/drills.md). Prints its figures, and exits with 1 if a goal was not met.
import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../../backend/src/platform/log.ts';
import { tableOf, type Figure } from './report.ts';

/** What a drill is run with. */
export interface Surroundings {
  readonly postgres: EmbeddedPostgres;
  /** Where the drill's servers keep files; removed after the drill. */
  readonly dataDir: string;
  readonly options: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
}

/** A file of this folder exports one as `drill`. */
export interface Drill {
  /** Names and defaults. */
  readonly options: Readonly<Record<string, string>>;
  run(surroundings: Surroundings): Promise<readonly Figure[]>;
}

const [name = '', ...args] = process.argv.slice(2);
const { drill } = (await import(`./${name}.ts`)) as { drill: Drill };
const { values } = parseArgs({
  args,
  options: Object.fromEntries(
    Object.entries(drill.options).map(([option, value]) => [
      option,
      { type: 'string', default: value } as const,
    ]),
  ),
});
const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-drill-'));
const postgres = await startEmbeddedPostgres({
  dataDir: join(dataDir, 'database'),
  log: createLog('silent'),
  settings: { shared_buffers: '256MB' },
});
try {
  const options = values as Record<string, string>;
  const figures = await drill.run({ postgres, dataDir, options, say: (line) => console.log(line) });
  console.log(`\n${tableOf(figures)}`);
  process.exitCode = figures.every(({ met }) => met !== false) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
