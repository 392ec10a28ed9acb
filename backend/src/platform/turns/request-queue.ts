import { createFairQueue, type FairQueue, type QueueClock, type QueueOptions } from './fair-queue.ts';

/** The connection pool, which nearly all requests wait for. */
export interface ConnectionQueue {
  readonly waitingCount: number;
  on(event: 'acquire', listener: () => void): unknown;
}

/**
 * How many of a lane may wait for a connection before the next request waits for its turn instead: five for each connection,
 * which even slow statements get through within the time after which waiting for a connection ends (docs/security.md, K8).
 */
const maxForConnection = { office: 250, visitors: 30 } as const;

/** How many requests of visitors are worked on at once, whatever they wait for: more means that the processor cannot keep up. */
const maxVisitors = 500;

/**
 * What a request waits for (docs/decisions/0077-one-budget-for-every-visitor.md). A page of the site takes 60 to 100 ms of the
 * server's thread with all that it asks for; a visitor's network may use half a second of it at a stretch, then a fifth, while
 * others are here.
 */
export const requestLimits: Omit<QueueOptions, 'hasRoom'> = {
  atOnce: { budgeted: 2, colleague: 20 },
  waiting: { each: 200, all: 1000 },
  maxWaitMs: { own: 10_000, busy: 1000 },
  budget: {
    processor: { most: 500, perSecond: 200 },
    bytes: { most: 64_000_000, perSecond: 8_000_000 },
  },
};

/** The queue of all requests of a server process. */
export const createRequestQueue = (connections: ConnectionQueue, clock?: QueueClock): FairQueue => {
  const queue = createFairQueue(
    {
      ...requestLimits,
      hasRoom: (lane, working) =>
        connections.waitingCount < maxForConnection[lane] &&
        (lane === 'office' || working.visitors < maxVisitors),
    },
    clock,
  );
  connections.on('acquire', queue.begin);
  return queue;
};
