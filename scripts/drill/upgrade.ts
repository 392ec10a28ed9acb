import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CompiledQuery, sql } from 'kysely';
import { differences, readTexts, type RunSql } from '../../backend/src/testing/table-texts.ts';
import { createEmpty, fill, type EmptyDatabase } from '../../bench/data.ts';
import { freePort } from '../../bench/servers.ts';
import { SERVER_PROGRAM } from '../launch/server-program.mjs';
import type { Db } from '../../backend/src/platform/db/query-builder.ts';
import { openOwner } from './owner.ts';
import type { Drill, Row } from './report.ts';
import { startDrilled, type Drilled } from './server.ts';
import { mainWrites, shows, signedIn, type Written } from './upgrade-writes.ts';

/** Brings a database up to this version in a process of its own. @returns the milliseconds that it took */
const migrated = async ({ ownerUrl, appUrl }: EmptyDatabase): Promise<number> => {
  const child = fork('scripts/drill/upgrade-migrate.ts', [ownerUrl, appUrl], {
    execArgv: ['--import', 'tsx'],
  });
  return new Promise((done, fail) => {
    child.once('message', (took) => done(Number(took)));
    child.once('exit', (code) => fail(new Error(`the migration ended with ${code}`)));
  });
};

const runOn =
  (owner: Db): RunSql =>
  async (text, values = []) =>
    (await owner.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]))).rows;

/**
 * Takes a database of an earlier version, with the demo and many contacts, to this one: nothing of it may be lost, and the earlier
 * version must go on working with it, both a server that was running meanwhile and one that is started later.
 */
export const upgradeDrill: Drill = async ({ postgres, dataDir, given, say }) => {
  const { values } = parseArgs({
    args: given,
    options: { previous: { type: 'string', default: '' }, contacts: { type: 'string', default: '100000' } },
  });
  const previous = resolve(values.previous);
  if (!values.previous || !existsSync(join(previous, SERVER_PROGRAM)))
    throw new Error('name a checkout of the earlier version, in which it was built: --previous ../earlier');
  const secret = randomBytes(48).toString('base64');
  const start = async (database: EmptyDatabase, folder: string, checkout?: string): Promise<Drilled> => {
    const server = startDrilled({
      ...database,
      dataDir: join(dataDir, folder),
      port: await freePort(),
      secret,
      checkout,
      // The demo is refused in production.
      env: { NODE_ENV: 'development', SEED: 'demo' },
    });
    if ((await server.ready) === null) throw new Error(`a server did not start: ${server.complaints()}`);
    return server;
  };
  const ended = async (server: Drilled): Promise<number | null> => server.end('SIGTERM');
  const search = async ({ url }: Drilled): Promise<string> =>
    (await fetch(`${url}/api/floor-plans/search?bedrooms=3&bathrooms=2`)).text();
  const rows: Row[] = [];
  const held = (what: string, came: string, goal: string, isHeld: boolean): void =>
    void rows.push({ what, came, goal, held: isHeld });

  say('the earlier version fills a database');
  const quiet = await createEmpty(postgres, 'upgrade_quiet');
  const first = await start(quiet, 'quiet', previous);
  const owner = openOwner(quiet.ownerUrl);
  await owner.executeQuery(CompiledQuery.raw(fill, [Number(values.contacts)]));
  await sql`select contacts_fold()`.execute(owner);
  let turn = 0;
  const wrote: Written[] = [await mainWrites(await signedIn(first.url), (turn += 1))];
  const plansBefore = await search(first);
  await ended(first);
  await sql`vacuum analyze`.execute(owner);
  const before = await readTexts(runOn(owner));
  await owner.destroy();
  const busy = await createEmpty(postgres, 'upgrade_busy', 'upgrade_quiet');
  await cp(join(dataDir, 'quiet'), join(dataDir, 'busy'), { recursive: true });

  say('this version migrates it while nobody uses it');
  const took = await migrated(quiet);
  const again = openOwner(quiet.ownerUrl);
  const lost = differences(before, await readTexts(runOn(again), before));
  const counts = [...before.values()].reduce((sum, table) => sum + table.hashes.length, 0);
  const invented = await sql<{
    n: string;
  }>`select (select count(*) from deals) + (select count(*) from quotes) as n`.execute(again);
  await again.destroy();
  rows.push({ what: 'tables and rows before', came: `${before.size}, ${counts.toLocaleString('en-US')}` });
  rows.push({ what: 'the migration, nobody using the database', came: `${took.toFixed(0)} ms` });
  held('tables with other counts or values afterwards', lost.join('; ') || '0', '0', lost.length === 0);
  held('deals and quotes that were invented', invented.rows[0]?.n ?? '', '0', invented.rows[0]?.n === '0');

  say('the earlier version is started on the new schema');
  const later = await start(quiet, 'quiet', previous);
  wrote.push(await mainWrites(await signedIn(later.url), (turn += 1)));
  held('an earlier server, started afterwards', `ended with ${await ended(later)}`, '0', true);

  say('this version reads what both have written');
  const today = await start(quiet, 'quiet');
  const client = await signedIn(today.url);
  const seen = await Promise.all(wrote.map((one) => shows(client, one)));
  held(
    'what the earlier version wrote is shown by this one',
    `${seen.filter(Boolean).length} of ${seen.length}`,
    'all',
    seen.every(Boolean),
  );
  held(
    'answers of the search for floor plans',
    plansBefore === (await search(today)) ? 'the same' : 'others',
    'the same',
    plansBefore === (await search(today)),
  );
  await mainWrites(client, (turn += 1));
  await ended(today);

  say('the same, while a server of the earlier version is used');
  const old = await start(busy, 'busy', previous);
  const user = await signedIn(old.url);
  let using = true;
  let writes = 0;
  const used = (async () => {
    for (; using; writes += 1) {
      await mainWrites(user, (turn += 1));
      await pause(20);
    }
  })();
  await pause(2000);
  const tookBusy = await migrated(busy);
  const meanwhile = writes;
  await pause(3000);
  using = false;
  await used;
  const code = await ended(old);
  rows.push({ what: 'the migration, beside a server in use', came: `${tookBusy.toFixed(0)} ms` });
  held(
    'rounds of all main writes by that server: until the migration ended, after it',
    `${meanwhile}, ${writes - meanwhile}, ended with ${code}`,
    'none refused',
    writes > meanwhile && code === 0,
  );
  await busy.drop();
  await quiet.drop();
  return rows;
};
