// npm run bench [-- --sizes 10000,1000000 --seconds 2 --rounds 3]
import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../backend/src/platform/log.ts';
import { cases, transports, targetOf, type CaseName, type Transport } from './cases.ts';
import { makeScratch } from './data.ts';
import { load } from './load.ts';
import { measureHeavyWork } from './heavy-work.ts';
import { measureLogins } from './logins.ts';
import { cost, joined, measure, type Round } from './measure.ts';
import { postmasterOf, settled } from './processor-time.ts';
import { measureSearchers } from './searchers.ts';
import { report, type Results } from './report.ts';
import { residentMegabytes, signIn, startLimit, startProduct } from './servers.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '4' },
  },
});
const seconds = Number(values.seconds);
/**
 * How long requests of each kind are sent before any is measured, in seconds. V8 goes on compiling for some ten thousand of
 * them, in parallel and at the server's expense.
 */
const warmUp = 4;
const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-bench-'));
// Every size has its own product server and limit server, all running at once.
const postgres = await startEmbeddedPostgres({
  dataDir,
  log: createLog('silent'),
  // Cleaning up after the filling would count as time of some request.
  settings: { shared_buffers: '512MB', max_connections: '150', autovacuum: 'off' },
});

const postmaster = await postmasterOf(postgres.superUrl);
/** Below this rate, in requests a second, a round is prolonged: what is unfinished at its end would count too much. */
const slowRate = 100;
const slowSeconds = 8;

/** Creates a database of one size and starts the servers on it. */
const open = async (rows: number) => {
  process.stdout.write(`${rows.toLocaleString('en-US')} contacts: filling\n`);
  const scratch = await makeScratch(postgres, rows);
  const product = await startProduct(scratch.appUrl, scratch.ownerUrl, join(dataDir, `product-${rows}`));
  const limit = await startLimit(scratch.appUrl);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idleMegabytes = await residentMegabytes(product.process.pid);
  const headers = { authorization: '' };
  /** A sign-in lasts a quarter of an hour, and a run longer. */
  const signInAgain = async (): Promise<void> => {
    headers.authorization = `Bearer ${await signIn(product, scratch.ownerUrl)}`;
  };
  await signInAgain();
  const urls = { limit: limit.url, GraphQL: product.url, REST: product.url };
  const target = (name: CaseName, transport: Transport) =>
    targetOf(name, transport, urls, transport === 'limit' ? {} : headers, scratch);
  const processes = (transport: Transport) => ({
    server: (transport === 'limit' ? limit : product).process.pid,
    postmaster,
  });
  const rounds = new Map<CaseName, Record<Transport, Round[]>>(
    cases.map(({ name }) => [name, { limit: [], GraphQL: [], REST: [] }]),
  );
  const close = async (): Promise<void> => {
    await product.stop();
    await limit.stop();
    await scratch.drop();
  };
  return { rows, scratch, product, headers, signInAgain, idleMegabytes, target, processes, rounds, close };
};

const places: Awaited<ReturnType<typeof open>>[] = [];
/** Those that were measured to the end. */
const closed: typeof places = [];
const extra: string[] = [];
try {
  for (const rows of values.sizes.split(',').map(Number)) places.push(await open(rows));
  const runners = places.flatMap((place) => transports.map((transport) => ({ place, transport })));
  const largest = places.at(-1);
  const firstWrite = cases.find(({ name }) => name.startsWith('create'));
  for (const { name } of cases) {
    for (const place of places) await place.signInAgain();
    // Before anything is written: the newest contacts would all have the same name, and no search for another would find a row among them.
    if (name === firstWrite?.name && largest) {
      const { product, headers, rows: size } = largest;
      const calm = () => settled(postgres.superUrl);
      extra.push(...(await measureSearchers(product.url, headers, size, 5, calm)), '');
    }
    const slow = new Set<object>();
    for (const { place, transport } of runners) {
      const { requests, seconds: lasted } = await load(place.target(name, transport), warmUp);
      if (requests / lasted < slowRate) slow.add(place);
    }
    for (let round = 0; round < Number(values.rounds); round += 1) {
      // Each round covers every size and transport and begins with a different one, so that a slow moment of the machine makes no size or transport look slow.
      for (let turn = 0; turn < runners.length; turn += 1) {
        const { place, transport } = runners[(round + turn) % runners.length] as (typeof runners)[number];
        await settled(postgres.superUrl);
        place.rounds
          .get(name)
          ?.[transport].push(
            await measure(
              place.target(name, transport),
              slow.has(place) ? Math.max(seconds, slowSeconds) : seconds,
              place.processes(transport),
            ),
          );
      }
    }
    for (const { rows, rounds } of places) {
      const measured = rounds.get(name);
      const micros = (transport: Transport) => Math.round(cost(joined(measured?.[transport] ?? [])));
      process.stdout.write(`${name}, ${rows}: ${transports.map((t) => `${t} ${micros(t)} µs`).join(', ')}\n`);
    }
  }
  for (const place of places) await place.signInAgain();
  const [first] = places;
  if (first)
    extra.push(
      ...(await measureLogins(first.product.url, first.scratch.ownerUrl, first.target('by id', 'REST'), 5)),
      '',
    );
  for (const place of places.splice(0)) {
    closed.push(place);
    await place.close();
  }
  extra.push(...(await measureHeavyWork(postgres, join(dataDir, 'heavy-work'))), '');
} finally {
  for (const place of places) await place.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

const results: Results = new Map(
  closed.map(({ rows, rounds }) => [
    rows,
    new Map(
      [...rounds].map(([name, measured]) => [
        name,
        { limit: joined(measured.limit), GraphQL: joined(measured.GraphQL), REST: joined(measured.REST) },
      ]),
    ),
  ]),
);
const text = report(results, Math.max(...closed.map(({ idleMegabytes }) => idleMegabytes)), extra);
process.stdout.write(`${text}\n`);
await writeFile('bench/results.md', text);
