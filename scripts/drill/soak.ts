import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { makeScratch } from '../../bench/data.ts';
import type { Target } from '../../bench/load.ts';
import { freePort, signIn } from '../../bench/servers.ts';
import { after, asFastAsPossible, steadily, type Shot } from './load.ts';
import { officeWork } from './office-workload.ts';
import { percentile, slope, type Drill, type Row } from './report.ts';
import { startDrilled } from './server.ts';

interface Sample {
  readonly at: number;
  readonly part: number;
  readonly rss: number;
  readonly utilization: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Heap still in use after a full garbage collection, in bytes. */
  readonly live?: number;
}

const word: Readonly<Record<number, string>> = { 0: 'no answer', [-1]: 'not sent' };
const counted = (shots: readonly Shot[]): string =>
  [...Map.groupBy(shots, ({ status }) => status)]
    .toSorted()
    .map(([status, { length }]) => `${length} × ${word[status] ?? status}`)
    .join(', ');
const tookOf = (shots: readonly Shot[]): number[] => shots.map(({ took }) => took);
const megabytes = (bytes: number): number => bytes / 1_048_576;

/** Runs the server at 70 % of its capacity for a long time, then far beyond its capacity, then at a light load (security K13). */
export const soakDrill: Drill = async ({ postgres, dataDir, given, say }) => {
  const { values } = parseArgs({
    args: given,
    options: {
      minutes: { type: 'string', default: '30' },
      contacts: { type: 'string', default: '10000' },
      rate: { type: 'string' },
    },
  });
  const minutes = Number(values.minutes);
  /** Shortens the parts before and after a short soak. */
  const seconds = (most: number): number => most * Math.min(1, minutes / 10);
  const scratch = await makeScratch(postgres, Number(values.contacts));
  const probe = join(dataDir, 'probe');
  const server = startDrilled({
    ...scratch,
    dataDir: join(dataDir, 'server'),
    port: await freePort(),
    secret: randomBytes(48).toString('base64'),
    env: {
      DRILL_PROBE: probe,
      NODE_OPTIONS: `--import=${pathToFileURL('scripts/drill/soak-probe.mjs').href}`,
    },
  });
  if ((await server.ready) === null) throw new Error(`the server did not start: ${server.complaints()}`);

  let targets: readonly Target[] = [];
  const renew = async (): Promise<void> =>
    void (targets = officeWork(
      server.url,
      { authorization: `Bearer ${await signIn(server, scratch.ownerUrl)}` },
      scratch,
    ));
  await renew();
  // An access token expires after a quarter of an hour.
  const renewing = setInterval(() => void renew(), 600_000);
  let shots: Shot[] = [];
  const load = { targets: () => targets, onShot: (shot: Shot) => void shots.push(shot) };
  const taken = (): Shot[] => {
    const seen = shots;
    shots = [];
    return seen;
  };
  const nextPart = async (): Promise<void> => {
    server.process.kill('SIGUSR2');
    await pause(1500);
  };

  await asFastAsPossible(load, 10, seconds(10));
  // On a machine that others use too, a short measurement says nothing about the next ten minutes, so the rate can be given instead.
  const most = values.rate ? Number(values.rate) / 0.7 : await asFastAsPossible(load, 10, seconds(15));
  say(
    `${values.rate ? 'It is taken to' : 'It can'} do ${most.toFixed(0)} requests a second; ${minutes} minutes at 70 % of that`,
  );
  const calm = most * 0.7;
  // Warms up until everything that is compiled or cached only once has been.
  await steadily(load, calm, after(seconds(60)));
  await nextPart();
  taken();
  await steadily(load, calm, after(minutes * 60));
  const soaked = taken();
  await nextPart();
  say('three times what it can do');
  await steadily(load, most * 3, after(seconds(20)), 2000);
  const crowd = taken();
  await pause(3000);
  await steadily(load, most * 0.1, after(seconds(10)));
  const calmAgain = taken();
  clearInterval(renewing);
  const lives = server.process.exitCode === null && server.process.signalCode === null;
  const code = await server.end('SIGTERM');

  const samples = (await readFile(probe, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample);
  const during = samples.filter(({ part, live }) => part === 1 && live === undefined);
  const [before, afterwards] = samples.flatMap(({ live }) => live ?? []) as [number, number];
  const last = during.at(-1);
  const byMinute = slope(during.map(({ at, rss }) => [at / 60_000, megabytes(rss)]));
  const fifth = Math.ceil(during.length / 5);
  const usually = (part: readonly Sample[]): string =>
    megabytes(
      percentile(
        part.map(({ rss }) => rss),
        0.5,
      ),
    ).toFixed(0);
  const grown = megabytes(afterwards - before);
  const refused = crowd.filter(({ status }) => status === 503).length;
  const rows: Row[] = [
    {
      what: `requests a second at most${values.rate ? ', as told' : ' (10 connections)'}`,
      came: most.toFixed(0),
    },
    {
      what: `requests in ${minutes} min at 70 %`,
      came: `${soaked.length}: ${counted(soaked)}`,
      goal: 'all answered 2xx',
      held: soaked.every(({ status }) => status >= 200 && status < 300),
    },
    {
      what: 'their p50, p99, max',
      came: `${[0.5, 0.99, 1].map((part) => percentile(tookOf(soaked), part).toFixed(1)).join(', ')} ms`,
    },
    {
      what: 'event loop busy',
      came: `${(
        100 *
        percentile(
          during.map(({ utilization }) => utilization),
          0.5,
        )
      ).toFixed(0)} %`,
    },
    {
      what: 'event loop delay p50, p99, max',
      came: `${[last?.p50, last?.p99, last?.max].map((delay) => delay?.toFixed(1)).join(', ')} ms`,
      goal: 'p99 < 50 ms',
      held: (last?.p99 ?? Infinity) < 50,
    },
    {
      what: 'memory, first and last fifth',
      came: `${usually(during.slice(0, fifth))} MB, ${usually(during.slice(-fifth))} MB`,
    },
    {
      what: 'its slope',
      came: `${byMinute.toFixed(2)} MB/min`,
      goal: 'about 0 (< 1 MB/min)',
      held: Math.abs(byMinute) < 1,
    },
    {
      what: 'live heap before and after (everything collected)',
      came: `${megabytes(before).toFixed(1)} MB, ${megabytes(afterwards).toFixed(1)} MB`,
      goal: '< 5 MB more',
      held: grown < 5,
    },
    {
      what: `three times the most, for ${seconds(20).toFixed(0)} s`,
      came: counted(crowd),
      goal: '2xx, or 503',
      held: crowd.every(({ status }) => (status >= 200 && status < 300) || status === 503 || status === -1),
    },
    { what: 'of these refused with 503', came: String(refused), goal: 'some', held: refused > 0 },
    { what: 'their longest', came: `${Math.max(0, ...crowd.map(({ took }) => took)).toFixed(0)} ms` },
    {
      what: 'a tenth of the most, right after',
      came: counted(calmAgain),
      goal: 'all 2xx',
      held: calmAgain.every(({ status }) => status >= 200 && status < 300),
    },
    {
      what: 'the process',
      came: lives ? `lived, ended with ${code}` : 'ended',
      goal: 'lives, ends with 0',
      held: lives && code === 0,
    },
  ];
  await scratch.drop();
  return rows;
};
