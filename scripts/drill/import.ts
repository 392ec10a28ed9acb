import { readFileSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { targetOf } from '../../bench/cases.ts';
import { makeScratch } from '../../bench/data.ts';
import { freePort, signIn } from '../../bench/servers.ts';
import { contactImport } from './contact-import.ts';
import { writeContactsFile } from './contacts-file.ts';
import { after, steadily, type Shot } from './load.ts';
import { percentile, type Drill, type Row } from './report.ts';
import { startDrilled } from './server.ts';

interface Usage {
  /** The most memory that the process has held, in MB. */
  readonly peak: number;
  /** Its processor time, in seconds. */
  readonly processor: number;
}

/** Only Linux tells; elsewhere both are not a number. */
const usageOf = (pid: number | undefined): Usage => {
  try {
    const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return { peak: Number(peak) / 1024, processor: (Number(times[11]) + Number(times[12])) / 100 };
  } catch {
    return { peak: NaN, processor: NaN };
  }
};

const goals = { seconds: 40, megabytes: 300, p95: 100 } as const;

/** Imports one large file and takes it back, while somebody else leafs through the contacts ten times a second. */
export const importDrill: Drill = async ({ postgres, dataDir, given, say }) => {
  const { values } = parseArgs({
    args: given,
    options: {
      rows: { type: 'string', default: '100000' },
      contacts: { type: 'string', default: '20000' },
      rate: { type: 'string', default: '10' },
    },
  });
  const rows = Number(values.rows);
  const file = join(dataDir, 'contacts.csv');
  await writeContactsFile(file, rows);
  const { size } = statSync(file);
  const scratch = await makeScratch(postgres, Number(values.contacts));
  const server = startDrilled({
    ...scratch,
    dataDir: join(dataDir, 'server'),
    port: await freePort(),
    secret: randomBytes(48).toString('base64'),
  });
  if ((await server.ready) === null) throw new Error(`the server did not start: ${server.complaints()}`);
  const authorization = `Bearer ${await signIn(server, scratch.ownerUrl)}`;
  const shots: Shot[] = [];
  const urls = { limit: server.url, GraphQL: server.url, REST: server.url };
  const load = {
    targets: () => [targetOf('first page', 'GraphQL', urls, { authorization }, scratch)],
    onShot: (shot: Shot) => void shots.push(shot),
  };
  await steadily(load, Number(values.rate), after(10));
  const calm = shots.splice(0);

  let done = false;
  const others = steadily(load, Number(values.rate), () => done);
  const began = performance.now();
  const before = usageOf(server.process.pid);
  const parts: string[] = [];
  let last = began;
  const part = (name: string): void => {
    parts.push(`${name} ${((performance.now() - last) / 1000).toFixed(1)} s`);
    say(parts.at(-1) ?? '');
    last = performance.now();
  };
  const one = await contactImport(server.url, authorization, file);
  part('upload');
  await one.check();
  part('check');
  const { counts } = await one.start();
  part('import');
  const took = (performance.now() - began) / 1000;
  const during = shots.splice(0);
  const usage = usageOf(server.process.pid);
  const back = await one.revert();
  part('revert');
  done = true;
  await others;
  const code = await server.end('SIGTERM');
  await scratch.drop();

  const times = (all: readonly Shot[]): string =>
    [0.5, 0.95, 1]
      .map((share) =>
        percentile(
          all.map(({ took: ms }) => ms),
          share,
        ).toFixed(1),
      )
      .join(', ');
  const p95 = percentile(
    during.map(({ took: ms }) => ms),
    0.95,
  );
  const failed = [...calm, ...during, ...shots].filter(({ status }) => status !== 200).length;
  const repeats = Math.floor(rows / 500);
  const result: Row[] = [
    { what: 'file', came: `${rows.toLocaleString('en-US')} rows, ${(size / 1_000_000).toFixed(1)} MB` },
    { what: 'load of the machine (1 minute)', came: loadavg()[0]?.toFixed(1) ?? '' },
    {
      what: 'upload, check and import',
      came: `${took.toFixed(1)} s (${parts.join(', ')})`,
      goal: `under ${goals.seconds} s`,
      held: took < goals.seconds,
    },
    {
      what: 'processor time of the server meanwhile',
      came: `${(usage.processor - before.processor).toFixed(1)} s`,
    },
    {
      what: 'most memory of the server',
      came: `${usage.peak.toFixed(0)} MB (${before.peak.toFixed(0)} MB before)`,
      goal: `under ${goals.megabytes} MB`,
      held: Number.isNaN(usage.peak) ? undefined : usage.peak < goals.megabytes,
    },
    { what: 'contact list of somebody else before', came: `${calm.length}, p50 p95 max ${times(calm)} ms` },
    {
      what: 'contact list of somebody else meanwhile',
      came: `${during.length}, p50 p95 max ${times(during)} ms`,
      goal: `p95 under ${goals.p95} ms`,
      held: p95 < goals.p95,
    },
    {
      what: 'contact list of somebody else during the revert',
      came: `${shots.length}, p50 p95 max ${times(shots)} ms`,
    },
    {
      what: 'contacts created, combined, refused',
      came: `${counts.created}, ${counts.repeat}, ${counts.error}`,
      goal: `${rows - repeats}, ${repeats}, 0`,
      held: counts.created === rows - repeats && counts.repeat === repeats && counts.error === 0,
    },
    {
      what: 'contacts removed by the revert',
      came: String(back.counts.removed),
      goal: String(rows - repeats),
      held: back.counts.removed === rows - repeats,
    },
    { what: 'answers that were not 200', came: String(failed), goal: '0', held: failed === 0 },
    { what: 'the server', came: `ended with ${code}`, goal: '0', held: code === 0 },
  ];
  return result;
};
