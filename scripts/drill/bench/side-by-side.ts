import { isOk, load, type Request } from '../load.ts';
import type { openProcessorTime } from '../processor-time.ts';
import { exactly, type Figure } from '../report.ts';
import type { DrillServer } from '../server.ts';

/** One of those who are compared: what is sent to which server. */
export interface Side {
  readonly name: string;
  readonly server: DrillServer;
  readonly requests: readonly Request[];
}

/** What a side needed for a request, in microseconds of a processor. */
export interface Cost {
  /** Server and PostgreSQL together. */
  readonly request: number;
  /** PostgreSQL's part of it. */
  readonly database: number;
  /** Answers that were 2xx, and others. */
  readonly answered: number;
  readonly failed: number;
}

/** Seconds for which each side is sent requests before any is measured: V8 goes on compiling for some ten thousand of them. */
const warmUp = 4;

/**
 * Measures the processor time of several who do the same work, in one run and in turn. Each round begins with another one, so that
 * a slow moment of the machine makes none look slow.
 * @returns the cost of each side, by its name
 */
export const measureInTurn = async (
  time: Awaited<ReturnType<typeof openProcessorTime>>,
  sides: readonly Side[],
  { seconds, rounds, connections = 10 }: { seconds: number; rounds: number; connections?: number },
): Promise<ReadonlyMap<string, Cost>> => {
  const send = async ({ server, requests }: Side, duration: number): Promise<Cost> => {
    const now = () => ({ request: time.of(server.process.pid), database: time.of(undefined) });
    await time.settled();
    const before = now();
    const outcomes = await load(server.url, requests, { seconds: duration, connections });
    await time.settled();
    const after = now();
    const answered = outcomes.filter(isOk).length;
    return {
      request: after.request - before.request,
      database: after.database - before.database,
      answered,
      failed: outcomes.length - answered,
    };
  };
  for (const side of sides) await send(side, warmUp);
  const rows = new Map(sides.map(({ name }) => [name, [] as Cost[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const turn of sides.keys()) {
      const side = sides[(round + turn) % sides.length] as Side;
      rows.get(side.name)?.push(await send(side, seconds));
    }
  return new Map(
    [...rows].map(([name, costs]) => {
      const sum = (part: keyof Cost): number => costs.reduce((total, cost) => total + cost[part], 0);
      const answered = sum('answered');
      const perAnswer = (part: keyof Cost): number => (sum(part) / answered) * 1e6;
      const cost = { request: perAnswer('request'), database: perAnswer('database') };
      return [name, { ...cost, answered, failed: sum('failed') }];
    }),
  );
};

const microseconds = ({ request, database }: Cost): string =>
  `${request.toFixed(0)} µs, ${database.toFixed(0)} of them PostgreSQL’s`;

/**
 * The cost of a side beside that of a bare server. If some of its answers were not 2xx, it says that instead.
 * @param minShare how much of the other's efficiency it must reach: the processor time of the other, divided by its own
 */
export const besideBare = (name: string, cost: Cost, bare: Cost, minShare?: number): Figure => {
  const failed = cost.failed + bare.failed;
  if (failed > 0) return exactly(`${name}: answers that were not 2xx`, failed, 0);
  const share = bare.request / cost.request;
  return {
    name,
    value: microseconds(cost),
    beside: `${microseconds(bare)}: ${share.toFixed(2)}`,
    ...(minShare !== undefined && { goal: `at least ${minShare}`, met: share >= minShare }),
  };
};
