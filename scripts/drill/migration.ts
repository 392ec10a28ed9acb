import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeScratch } from '../../bench/data.ts';
import { freePort, signIn } from '../../bench/servers.ts';
import { after, asFastAsPossible, steadily, type Shot } from './load.ts';
import { officeWork } from './office-workload.ts';
import { percentile, type Drill } from './report.ts';
import { startDrilled } from './server.ts';

const perSecond = 50;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Migrates a database to later versions while its server answers fifty requests a second (security K10). */
export const migrationDrill: Drill = async ({ postgres, dataDir, given, say }) => {
  const { values } = parseArgs({
    args: given,
    options: {
      contacts: { type: 'string', default: '200000' },
      rounds: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '20' },
    },
  });
  const scratch = await makeScratch(postgres, Number(values.contacts));
  const server = startDrilled({
    ...scratch,
    dataDir: join(dataDir, 'server'),
    port: await freePort(),
    secret: randomBytes(48).toString('base64'),
  });
  if ((await server.ready) === null) throw new Error(`the server did not start: ${server.complaints()}`);
  const targets = officeWork(
    server.url,
    { authorization: `Bearer ${await signIn(server, scratch.ownerUrl)}` },
    scratch,
  );
  const migrator = fork('scripts/drill/migration-next-version.ts', [scratch.ownerUrl, scratch.appUrl], {
    execArgv: ['--import', 'tsx'],
  });
  await once(migrator, 'message');

  const shots: Shot[] = [];
  const load = { targets: () => targets, onShot: (shot: Shot) => void shots.push(shot) };
  await asFastAsPossible(load, 5, 5);
  shots.length = 0;
  say(
    `${perSecond} requests a second for ${values.seconds} s, then ${values.rounds} versions under the same`,
  );
  await steadily(load, perSecond, after(Number(values.seconds)));
  const base = shots.splice(0);

  let done = false;
  const loaded = steadily(load, perSecond, () => done);
  const spans: Span[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    await pause(500);
    const from = performance.now();
    migrator.send(round);
    const [said] = (await once(migrator, 'message')) as [string];
    if (said !== 'done') throw new Error(said);
    spans.push({ from, to: performance.now() });
  }
  done = true;
  await loaded;
  migrator.kill();
  const code = await server.end('SIGTERM');
  const during = shots.filter(({ at, took }) => spans.some(({ from, to }) => at < to && at + took > from));
  await scratch.drop();

  const times = (all: readonly Shot[]): string =>
    [0.5, 0.99, 1]
      .map((part) =>
        percentile(
          all.map(({ took }) => took),
          part,
        ).toFixed(1),
      )
      .join(', ');
  const [calm, busy] = [base, during].map((all) =>
    percentile(
      all.map(({ took }) => took),
      0.99,
    ),
  ) as [number, number];
  const failed = [...base, ...shots].filter(({ status }) => status < 200 || status > 299);
  return [
    { what: 'rows of the largest table', came: Number(values.contacts).toLocaleString('en-US') },
    {
      what: 'versions, and how long each took',
      came: `${spans.length}, ${percentile(
        spans.map(({ from, to }) => to - from),
        0.5,
      ).toFixed(0)} ms`,
    },
    { what: 'requests before', came: `${base.length}, p50 p99 max ${times(base)} ms` },
    { what: 'requests while one ran', came: `${during.length}, p50 p99 max ${times(during)} ms` },
    {
      what: 'p99 while one ran / before',
      came: (busy / calm).toFixed(2),
      goal: 'at most 2',
      held: busy <= 2 * calm,
    },
    { what: 'answers that were not 2xx', came: String(failed.length), goal: '0', held: failed.length === 0 },
    { what: 'the server of the version before', came: `ended with ${code}`, goal: '0', held: code === 0 },
  ];
};
