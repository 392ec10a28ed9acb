import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { entities } from '../../backend/src/features/index.ts';
import { sweepFilesJob } from '../../backend/src/features/documents/files/sweep-files.ts';
import { openDatabase } from '../../backend/src/platform/db/database.ts';
import { openBoss } from '../../backend/src/platform/jobs/job-runner.ts';
import { createLog } from '../../backend/src/platform/log.ts';
import { seedAccounts, seedConsultants } from '../../backend/src/seed/demo.ts';
import { openPost } from '../../backend/src/testing/fakes/smtp-server.ts';
import { makeScratch } from '../../bench/data.ts';
import { freePort, signIn } from '../../bench/servers.ts';
import { createClient } from './kill-client.ts';
import { looked } from './kill-consistency.ts';
import { createSales, saleSteps } from './kill-sales.ts';
import { createBusiness } from './kill-workload.ts';
import { openOwner } from './owner.ts';
import { percentile, type Drill } from './report.ts';
import { startDrilled, type Drilled } from './server.ts';

/**
 * The longest time from a server being ready until it is killed: what a start takes, but between these milliseconds. The first booking
 * and the first upload of a server take about as long as its start: with a fixed time a slow machine never finished any.
 */
const longest = { least: 1200, most: 5000 };
/** An access token expires after a quarter of an hour. */
const tokenMs = 300_000;
/** The share of servers that are killed while they start. */
const early = 0.15;
/** The share of the others that are killed in the middle of a step of a sale. */
const inStep = 0.7;

const sendNow = async (ownerUrl: string): Promise<void> => {
  const boss = openBoss(ownerUrl, createLog('silent'));
  await boss.start();
  await boss.send(sweepFilesJob.name, {});
  await boss.stop({ graceful: false });
};

/** Kills the server repeatedly at random points of its work and examines what it leaves behind (security K5). */
export const killDrill: Drill = async ({ postgres, dataDir, given, say }) => {
  const { values } = parseArgs({
    args: given,
    options: {
      times: { type: 'string', default: '200' },
      minutes: { type: 'string', default: '60' },
      sales: { type: 'boolean', default: false },
    },
  });
  const times = Number(values.times);
  const scratch = await makeScratch(postgres, 1000);
  const database = await openDatabase(scratch.appUrl, entities, createLog('silent'));
  await database.orm.em.fork().transactional(async (em) => {
    await seedAccounts(em, new Date());
    seedConsultants(em);
  });
  await database.close();
  const owner = openOwner(scratch.ownerUrl);
  const post = await openPost();
  const place = {
    ...scratch,
    dataDir: join(dataDir, 'server'),
    port: await freePort(),
    secret: randomBytes(48).toString('base64'),
    env: { SMTP_URL: post.url },
  };
  const client = createClient(`http://127.0.0.1:${place.port}`);
  const work = await createBusiness(client, owner, createSales(client, post), values.sales);

  const readyTimes: number[] = [];
  const untilReady = async (server: Drilled): Promise<void> => {
    const took = await server.ready;
    if (took === null) throw new Error(`a server did not start: ${server.complaints()}`);
    readyTimes.push(took);
  };
  const end = performance.now() + Number(values.minutes) * 60_000;
  const loads: number[] = [];
  let killed = 0;
  let killedEarly = 0;
  let signedIn = -Infinity;
  const signInAgain = async (server: Drilled): Promise<void> => {
    if (performance.now() - signedIn < tokenMs) return;
    client.token = await signIn(server, scratch.ownerUrl);
    signedIn = performance.now();
  };
  for (let kill = 1; kill <= times && performance.now() < end; kill += 1) {
    killed = kill;
    loads.push(loadavg()[0] ?? NaN);
    const server = startDrilled(place);
    if (Math.random() < early && readyTimes.length > 0) {
      killedEarly += 1;
      await pause(Math.random() * percentile(readyTimes, 0.5));
      await server.end('SIGKILL');
    } else {
      await untilReady(server);
      // Resets the rate limits, which this drill is not about.
      await sql`truncate limits`.execute(owner);
      await signInAgain(server);
      const stop = work.begin(kill);
      const lifeMs = Math.min(longest.most, Math.max(longest.least, percentile(readyTimes, 0.5)));
      const step = saleSteps[Math.floor((Math.random() * saleSteps.length) / (values.sales ? 1 : inStep))];
      if (step) {
        await Promise.race([work.sales.begins(step), pause(longest.most)]);
        await pause(Math.random() * work.sales.usual(step));
      } else await pause(Math.random() * lifeMs);
      await server.end('SIGKILL');
      await stop();
    }
    if (kill % 20 === 0) say(`${kill} kills`);
  }

  const server = startDrilled(place);
  await untilReady(server);
  signedIn = -Infinity;
  await signInAgain(server);
  const rows = await looked({
    owner,
    post,
    work,
    onlySales: values.sales,
    client,
    filesIn: join(place.dataDir, 'files'),
    say,
    sweep: () => sendNow(scratch.ownerUrl),
  });
  const code = await server.end('SIGTERM');
  await post.close();
  await owner.destroy();
  await scratch.drop();
  const slowest = Math.max(...readyTimes);
  return [
    { what: 'kills, of these while starting', came: `${killed}, ${killedEarly}` },
    {
      what: 'load of the machine: least, p50, most',
      came: [0, 0.5, 1].map((part) => percentile(loads, part).toFixed(1)).join(', '),
    },
    {
      what: 'ready after a kill: p50, max',
      came: `${percentile(readyTimes, 0.5).toFixed(0)}, ${slowest.toFixed(0)} ms`,
      goal: 'at most 10 s',
      held: slowest <= 10_000,
    },
    ...rows,
    { what: 'the last server', came: `ended with ${code}`, goal: '0', held: code === 0 },
  ];
};
