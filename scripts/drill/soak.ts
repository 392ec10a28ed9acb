import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createDatabase } from './database.ts';
import type { Drill } from './drill.ts';
import { isOk, load, statusesOf, tookOf, type LoadOptions, type Outcome } from './load.ts';
import { exactly, percentile, slope, under } from './report.ts';
import { officeWork } from './requests.ts';
import { signIn, startServer } from './server.ts';

/** What soak-probe.mjs writes every second: memory in bytes, delays of the event loop in milliseconds. */
interface Sample {
  readonly at: number;
  readonly part: number;
  readonly rss: number;
  readonly utilization: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Heap still in use after a full garbage collection. */
  readonly live?: number;
}

/** An access token expires after a quarter of an hour. */
const tokenMinutes = 10;
const megabytes = (bytes: number): number => bytes / 1_048_576;

/** Runs the server at 70 % of its capacity for a long time, then far beyond its capacity, then at a light load (docs/security.md, K13). */
export const drill: Drill = {
  options: { minutes: '30', contacts: '10000', rate: '' },
  run: async ({ postgres, dataDir, options, say }) => {
    const minutes = Number(options.minutes);
    /** Shortens the parts before and after a short soak. */
    const seconds = (most: number): number => Math.max(2, most * Math.min(1, minutes / 10));
    const database = await createDatabase(postgres, Number(options.contacts));
    const probe = join(dataDir, 'probe');
    const server = await startServer({
      ...database,
      dataDir: join(dataDir, 'server'),
      env: {
        DRILL_PROBE: probe,
        NODE_OPTIONS: `--import=${pathToFileURL('scripts/drill/soak-probe.mjs').href}`,
      },
    });
    await server.ready;
    const send = async (sent: LoadOptions): Promise<Outcome[]> =>
      load(server.url, officeWork(await signIn(server), database), sent);
    const nextPart = async (): Promise<void> => {
      server.process.kill('SIGUSR2');
      await pause(1500);
    };

    await send({ seconds: seconds(10) });
    // On a machine that others use too, a short measurement says nothing about the next ten minutes, so the rate can be given instead.
    const capacity =
      Number(options.rate) / 0.7 || (await send({ seconds: seconds(15) })).length / seconds(15);
    say(`${capacity.toFixed(0)} requests a second; ${minutes} minutes at 70 % of that`);
    // Warms up until everything that is compiled or cached only once has been.
    await send({ seconds: seconds(60), rate: capacity * 0.7 });
    await nextPart();
    const soaked: Outcome[] = [];
    for (let left = minutes; left > 0; left -= tokenMinutes)
      soaked.push(...(await send({ seconds: Math.min(left, tokenMinutes) * 60, rate: capacity * 0.7 })));
    await nextPart();
    say('more than a thousand at once');
    const crowd = await send({ seconds: seconds(20), connections: 1200 });
    await pause(3000);
    const calm = await send({ seconds: seconds(10), rate: capacity * 0.1 });
    const lives = server.process.exitCode === null && server.process.signalCode === null;
    const code = await server.end('SIGTERM');

    const samples = (await readFile(probe, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Sample);
    const during = samples.filter(({ part, live }) => part === 1 && live === undefined);
    const [before = NaN, after = NaN] = samples.flatMap(({ live }) => live ?? []).map(megabytes);
    const last = during.at(-1);
    const growth = slope(during.map(({ at, rss }) => [at / 60_000, megabytes(rss)]));
    const fifth = Math.ceil(during.length / 5);
    const usual = (part: readonly Sample[]): string =>
      megabytes(percentile(part.map(({ rss }) => rss), 0.5)).toFixed(0); // prettier-ignore
    const busy = percentile(during.map(({ utilization }) => utilization), 0.5); // prettier-ignore
    // 503 where too many wait, 429 where one asks for more than a share.
    const isRefused = ({ status }: Outcome): boolean => status === 503 || status === 429;
    const refused = crowd.filter(isRefused).length;
    return [
      { name: `requests a second at most${options.rate && ', as told'}`, value: capacity.toFixed(0) },
      {
        name: `requests in ${minutes} min at 70 %`,
        value: `${soaked.length}: ${statusesOf(soaked)}`,
        goal: 'all answered 2xx',
        met: soaked.every(isOk),
      },
      {
        name: 'their p50, p99, max',
        value: `${[0.5, 0.99, 1].map((share) => percentile(tookOf(soaked), share).toFixed(1)).join(', ')} ms`,
      },
      { name: 'event loop busy', value: `${(busy * 100).toFixed(0)} %` },
      under('p99 of the delay of the event loop', last?.p99 ?? NaN, 50, ' ms'),
      {
        name: 'memory, first and last fifth',
        value: `${usual(during.slice(0, fifth))} MB, ${usual(during.slice(-fifth))} MB`,
      },
      under('growth of memory in a minute', Math.abs(growth), 1, ' MB'),
      { name: 'live heap before', value: `${before.toFixed(1)} MB` },
      under('growth of the live heap', after - before, 5, ' MB'),
      {
        name: '1,200 connections at once',
        value: statusesOf(crowd),
        goal: '2xx, 503 or 429',
        met: crowd.every((one) => isOk(one) || isRefused(one)),
      },
      { name: 'of these refused', value: String(refused), goal: 'some', met: refused > 0 },
      { name: 'their longest', value: `${percentile(tookOf(crowd), 1).toFixed(0)} ms` },
      {
        name: 'a tenth of the most, right after',
        value: statusesOf(calm),
        goal: 'all 2xx',
        met: calm.length > 0 && calm.every(isOk),
      },
      exactly('the process', lives ? `lived, ended with ${code}` : 'ended', 'lived, ended with 0'),
    ];
  },
};
