import { join } from 'node:path';
import { createDatabase } from './database.ts';
import type { Drill } from './drill.ts';
import { isOk, load } from './load.ts';
import { openProcessorTime } from './processor-time.ts';
import { exactly, under, type Figure } from './report.ts';
import { contactRequests, transports, type Transport } from './requests.ts';
import { signIn, startServer, usageOf } from './server.ts';

type Case = Exclude<keyof ReturnType<typeof contactRequests>, 'search'>;
const list = { GraphQL: 0.55, REST: 0.75 } as const;
const create = { GraphQL: 0.6, REST: 0.6 } as const;
/** The share of the limit's efficiency that each transport must reach: processor time for each request, the limit's by its own. */
const goals: Readonly<Record<Case, Readonly<Record<'GraphQL' | 'REST', number>>>> = {
  'first page': list,
  'middle page': list,
  'status filter': list,
  'by id': { GraphQL: 0.45, REST: 0.7 },
  create,
  'create, with a key': create,
};
/** How much more the cost of a request may grow with the number of contacts than the limit's does. */
const maxGrowth = 1.1;
/** Seconds for which requests of each kind are sent before any is measured: V8 goes on compiling for some ten thousand of them. */
const warmUp = 4;

/** Compares the contact list with a bare server on the same data (limit.ts), in one run and in turn. */
export const drill: Drill = {
  options: { sizes: '10000,100000', seconds: '2', rounds: '4' },
  run: async ({ postgres, dataDir, options, say }) => {
    const time = await openProcessorTime(postgres.superUrl);
    const sizes = (options.sizes ?? '').split(',').map(Number);
    const figures: Figure[] = [];
    /** Of each size, case and transport, the processor time for a request, in microseconds. */
    const costs = new Map<string, number>();
    for (const size of sizes) {
      say(`${size.toLocaleString('en-US')} contacts: filling`);
      const database = await createDatabase(postgres, size);
      const product = await startServer({ ...database, dataDir: join(dataDir, `product-${size}`) });
      const limit = await startServer({
        ...database,
        dataDir,
        program: ['--import', 'tsx', 'scripts/drill/limit.ts'],
        probe: '/contacts?page=1',
      });
      await Promise.all([product.ready, limit.ready]);
      const memory = usageOf(product.process.pid).memory;
      figures.push(under(`idle memory of the server at ${size} contacts`, memory, 200, ' MB'));
      const requests = contactRequests(database);
      for (const name of Object.keys(goals) as Case[]) {
        const headers = await signIn(product);
        const sent = new Map(
          transports.map((transport) => [transport, { answered: 0, failed: 0, seconds: 0 }]),
        );
        const send = async (transport: Transport, seconds: number): Promise<void> => {
          const { url, process } = transport === 'limit' ? limit : product;
          const request = requests[name](transport, transport === 'limit' ? {} : headers);
          await time.settled();
          const before = time.of(process.pid);
          const outcomes = await load(url, [request], { seconds });
          const total = sent.get(transport);
          if (!total || seconds === warmUp) return;
          total.seconds += time.of(process.pid) - before;
          total.answered += outcomes.filter(isOk).length;
          total.failed += outcomes.filter((one) => !isOk(one)).length;
        };
        for (const transport of transports) await send(transport, warmUp);
        // Each round begins with a different one, so that a slow moment of the machine makes none look slow.
        for (let round = 0; round < Number(options.rounds); round += 1)
          for (const turn of transports.keys())
            await send(transports[(round + turn) % transports.length] as Transport, Number(options.seconds));
        for (const [transport, { answered, seconds }] of sent)
          costs.set(`${size} ${name} ${transport}`, (seconds / answered) * 1e6);
        const cost = (transport: Transport): number => costs.get(`${size} ${name} ${transport}`) ?? NaN;
        say(`${name}: ${transports.map((one) => `${one} ${cost(one).toFixed(0)} µs`).join(', ')}`);
        for (const transport of ['GraphQL', 'REST'] as const) {
          const ratio = cost('limit') / cost(transport);
          const goal = goals[name][transport];
          figures.push({
            name: `${size} contacts, ${name}, ${transport}: of the limit`,
            value: ratio.toFixed(2),
            goal: `at least ${goal}`,
            met: ratio >= goal,
          });
        }
        const failed = [...sent.values()].reduce((sum, total) => sum + total.failed, 0);
        if (failed > 0) figures.push(exactly(`${name}: answers that were not 2xx`, failed, 0));
      }
      await product.end('SIGTERM');
      await limit.end('SIGTERM');
    }
    await time.close();
    const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
    for (const name of smallest < largest ? Object.keys(goals) : []) {
      const growth = (one: Transport): number =>
        (costs.get(`${largest} ${name} ${one}`) ?? NaN) / (costs.get(`${smallest} ${name} ${one}`) ?? NaN);
      const most = growth('limit') * maxGrowth;
      figures.push({
        name: `${name}: growth over GraphQL and REST from ${smallest} to ${largest} contacts`,
        value: `${growth('GraphQL').toFixed(2)}, ${growth('REST').toFixed(2)}`,
        goal: `at most ${most.toFixed(2)}`,
        met: growth('GraphQL') <= most && growth('REST') <= most,
      });
    }
    return figures;
  },
};
