import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, type FilledDatabase } from '../database.ts';
import type { Drill, Surroundings } from '../drill.ts';
import { load, pace, paced, statusesOf, tookOf, type Outcome, type Request } from '../load.ts';
import { openProcessorTime } from '../processor-time.ts';
import { noneOf, percentile, type Figure } from '../report.ts';
import { contactRequests, type Headers } from '../requests.ts';
import { signIn, startServer, type DrillServer } from '../server.ts';
import { besideBare, measureInTurn } from './side-by-side.ts';

/** A name of one in eight, and one of one in a thousand. */
const [common, rare] = ['amelia', 'quillfeather'];
/** How many times as efficient as the bare server, which counts for every request, a search for the common one must be. */
const minShare = (size: number): number => (size < 100_000 ? 2 : 5);
/** What ten people look for at once: what many have and few, beginnings of words, two words, nothing that is there. */
const anything = [common, rare, 'castillo', 'be', 'a', 'amelia castillo', 'zq'];
const searchers = 10;
/** Requests a second, of all readers together and of one who adds contacts, after each of which all is counted anew. */
const pages = 25;
const creations = 1;
/** How many times as long as alone readers may wait beside searchers, at p95. */
const maxFactor = 3;
const numbersOfServers = [1, 4];

const search = (headers: Headers, text: string): Request => ({
  method: 'GET',
  path: `/api/contacts?search=${encodeURIComponent(text)}`,
  headers,
});

/** Does the same on all servers at once, and collects what became of it. */
const onAll = async (
  servers: readonly DrillServer[],
  send: (server: DrillServer, index: number) => Promise<Outcome[]>,
): Promise<Outcome[]> => (await Promise.all(servers.map(send))).flat();

/** How long readers wait for the first page alone, and beside ten who search on the same servers. */
const measureReaders = async (
  database: FilledDatabase,
  servers: readonly DrillServer[],
  headers: Headers,
  { options, say }: Pick<Surroundings, 'options' | 'say'>,
): Promise<Figure[]> => {
  const seconds = Number(options.readingSeconds);
  const { length } = servers;
  const make = contactRequests(database);
  const read = (): Promise<Outcome[]> =>
    onAll(servers, ({ url }) => paced(url, [make['first page']('REST', headers)], pages / length, seconds));
  await read();
  const [alone, beside]: [Outcome[], Outcome[]] = [[], []];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    await pause(500);
    alone.push(...(await read()));
    const adding = pace(servers[0]?.url ?? '', [make.create('REST', headers)], creations);
    const searching = onAll(servers, ({ url }, index) =>
      load(
        url,
        anything.map((text) => search(headers, text)),
        { seconds: seconds + 1, connections: Math.ceil((searchers - index) / length) },
      ),
    );
    await pause(500);
    beside.push(...(await read()));
    say(`${length} servers, searchers: ${statusesOf(await searching)}`);
    await adding.stop();
  }
  const [before, during] = [alone, beside].map((all) => percentile(tookOf(all), 0.95)) as [number, number];
  const where = `${database.rows} contacts, ${length} server processes`;
  return [
    {
      name: `${where}: p95 of readers beside ten searchers`,
      value: `${during.toFixed(1)} ms, alone ${before.toFixed(1)} ms`,
      goal: `under ${maxFactor} times`,
      met: during < maxFactor * before,
    },
    noneOf(beside.length, 'of these: not answered 200', beside.filter(({ status }) => status !== 200).length),
  ];
};

/** Searches beside a bare server that selects and counts for every request (limit.ts), and readers beside searchers. */
export const drill: Drill = {
  options: { sizes: '10000,1000000', seconds: '2', rounds: '4', readingSeconds: '5' },
  run: async ({ postgres, dataDir, options, say }) => {
    const time = await openProcessorTime(postgres.superUrl);
    const figures: Figure[] = [];
    for (const size of (options.sizes ?? '').split(',').map(Number)) {
      say(`${size.toLocaleString('en-US')} contacts`);
      const database = await createDatabase(postgres, size);
      const start = async (index: number): Promise<DrillServer> => {
        const server = await startServer({
          ...database,
          dataDir: join(dataDir, `searches-${size}-${index}`),
        });
        await server.ready;
        return server;
      };
      const first = await start(0);
      const bare = await startServer({
        ...database,
        dataDir,
        program: ['--import', 'tsx', 'scripts/drill/limit.ts'],
        probe: '/contacts?page=1',
      });
      await bare.ready;
      const headers = await signIn(first);
      for (const word of [common, rare]) {
        const costs = await measureInTurn(
          time,
          [
            { name: 'REST', server: first, requests: [search(headers, word)] },
            {
              name: 'bare',
              server: bare,
              requests: [{ method: 'GET', path: `/contacts?search=${word}`, headers: {} }],
            },
          ],
          { seconds: Number(options.seconds), rounds: Number(options.rounds) },
        );
        const [cost, beside] = [costs.get('REST'), costs.get('bare')];
        if (!cost || !beside) throw new Error(`${word} was not measured`);
        const goal = word === common ? minShare(size) : undefined;
        figures.push(besideBare(`${size} contacts, a search for ${word}, REST`, cost, beside, goal));
        say(`${word}: ${figures.at(-1)?.value} (${figures.at(-1)?.beside})`);
      }
      await bare.end('SIGTERM');
      const servers = [first];
      for (const number of numbersOfServers) {
        while (servers.length < number) servers.push(await start(servers.length));
        figures.push(...(await measureReaders(database, servers, headers, { options, say })));
      }
      for (const server of servers) await server.end('SIGTERM');
    }
    await time.close();
    return figures;
  },
};
