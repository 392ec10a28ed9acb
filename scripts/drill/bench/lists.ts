import { join } from 'node:path';
import { createDatabase } from '../database.ts';
import type { Drill } from '../drill.ts';
import { openProcessorTime } from '../processor-time.ts';
import type { Figure } from '../report.ts';
import { contactRequests, transports, type Transport } from '../requests.ts';
import { signIn, startServer } from '../server.ts';
import { besideBare, measureInTurn, type Cost } from './side-by-side.ts';

const list = { GraphQL: 0.55, REST: 0.75 } as const;
/** The share of the bare server's efficiency that each API must reach. */
const goals = {
  'first page': list,
  'middle page': list,
  'status filter': list,
  'by id': { GraphQL: 0.45, REST: 0.7 },
} as const;
type Case = keyof typeof goals;
/** How much more the cost of a request may grow with the number of contacts than the bare server's does. */
const maxGrowth = 1.1;

const isBare = (transport: Transport): boolean => transport.startsWith('limit');
const apis = [
  ['GraphQL', 'limit, selected'],
  ['REST', 'limit'],
] as const;

/** The contact list beside a bare server that reads the same columns of the same data (limit.ts). */
export const drill: Drill = {
  options: { sizes: '10000,1000000', seconds: '2', rounds: '4' },
  run: async ({ postgres, dataDir, options, say }) => {
    const time = await openProcessorTime(postgres.superUrl);
    const sizes = (options.sizes ?? '').split(',').map(Number);
    const figures: Figure[] = [];
    const costs = new Map<string, ReadonlyMap<string, Cost>>();
    const costOf = (size: number, name: Case, transport: Transport): Cost => {
      const cost = costs.get(`${size} ${name}`)?.get(transport);
      if (!cost) throw new Error(`${name} of ${size} contacts was not measured`);
      return cost;
    };
    for (const size of sizes) {
      say(`${size.toLocaleString('en-US')} contacts: filling`);
      const database = await createDatabase(postgres, size);
      const product = await startServer({ ...database, dataDir: join(dataDir, `lists-${size}`) });
      const bare = await startServer({
        ...database,
        dataDir,
        program: ['--import', 'tsx', 'scripts/drill/limit.ts'],
        probe: '/contacts?page=1',
      });
      await Promise.all([product.ready, bare.ready]);
      const requests = contactRequests(database);
      for (const name of Object.keys(goals) as Case[]) {
        const headers = await signIn(product);
        const sides = transports.map((transport) => ({
          name: transport,
          server: isBare(transport) ? bare : product,
          requests: [requests[name](transport, isBare(transport) ? {} : headers)],
        }));
        costs.set(
          `${size} ${name}`,
          await measureInTurn(time, sides, {
            seconds: Number(options.seconds),
            rounds: Number(options.rounds),
          }),
        );
        for (const [api, limit] of apis) {
          const [cost, beside] = [costOf(size, name, api), costOf(size, name, limit)];
          const figure = besideBare(`${size} contacts, ${name}, ${api}`, cost, beside, goals[name][api]);
          say(`${figure.name}: ${figure.value} (${figure.beside})`);
          figures.push(figure);
        }
      }
      await product.end('SIGTERM');
      await bare.end('SIGTERM');
    }
    await time.close();
    const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
    if (smallest === largest) return figures;
    for (const name of Object.keys(goals) as Case[])
      for (const [api, limit] of apis) {
        const growth = (transport: Transport): number =>
          costOf(largest, name, transport).request / costOf(smallest, name, transport).request;
        const most = growth(limit) * maxGrowth;
        figures.push({
          name: `${name}, ${api}: growth from ${smallest} to ${largest} contacts`,
          value: growth(api).toFixed(2),
          beside: growth(limit).toFixed(2),
          goal: `at most ${most.toFixed(2)}`,
          met: growth(api) <= most,
        });
      }
    return figures;
  },
};
