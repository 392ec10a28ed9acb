import type { Log } from '../log.ts';

/** When a server counts as overloaded; it looks at regular intervals. Times in milliseconds. */
export const overload = {
  /** Between two looks. */
  lookMs: 250,
  /** The longest a request should wait for a database connection. */
  waitMs: 500,
  /** This many may always wait, however slow the database is: two hundred people may want the same appointment at the same moment. */
  fewest: 250,
  /** Never more than this many may wait, however recently the queue began. */
  most: 1000,
  /** The least share of the last limit that the next one keeps when the database gets slower, so the limit falls in steps. */
  trust: 0.6,
  /** The overload is over after this many looks in a row without a queue. */
  calmLooks: 4,
  /** The process itself is overloaded when `lateLooks` looks in a row come `lateMs` too late, each with more than `fewest` requests since the one before. */
  lateMs: 500,
  lateLooks: 3,
} as const;

/** What all work waits for: the connection pool. */
export interface Queue {
  readonly waitingCount: number;
  on(event: 'acquire', listener: () => void): unknown;
}

/** Decides, before any work is done for a request, whether there is room for it. */
export interface LoadShedder {
  /** Costs two comparisons and a count while there is room. @param url the request's own, with its query */
  admits(url: string): boolean;
  close(): void;
}

interface GateOptions {
  readonly log: Log;
  /** A monotonic clock, in milliseconds. Specs pass their own, and an `every` with which they trigger each look. */
  readonly clock?: () => number;
  readonly every?: (look: () => void, milliseconds: number) => () => void;
}

const byInterval = (look: () => void, milliseconds: number): (() => void) => {
  const timer = setInterval(look, milliseconds).unref();
  return () => clearInterval(timer);
};

/** Always answered: the health checker decides whether this server is kept alive. */
const health = /^\/(healthz|readyz)(\?|$)/;
/** These need no database, and a page that was let in is useless without them. */
const assets = /^\/assets\//;

/**
 * Refuses requests that would wait too long, at once and before any work is done for them (docs/decisions/0017-overload.md).
 *
 * Under more load than it can carry, this server's requests wait in one place: for a database connection. How many
 * the pool served between two looks, while others waited, shows what it can do; as many as it serves in `waitMs` may wait,
 * and any further request is refused. What waits elsewhere, or is merely open, does not count: password hashing, uploads
 * and downloads, event streams.
 *
 * Without a queue the limit is `most`, and it falls slowly, so that no request is refused because of a burst, a lock or a garbage collection.
 */
export const createLoadShedder = (
  queue: Queue,
  { log, clock = () => performance.now(), every = byInterval }: GateOptions,
): LoadShedder => {
  let limit: number = overload.most;
  let served = 0;
  let calm = 0;
  let asked = 0;
  let late = 0;
  let isLate = false;
  let lookedAt = clock();
  let refused = 0;
  let refusedBefore = 0;
  queue.on('acquire', () => void (served += 1));

  const lookAtQueue = (passed: number): void => {
    if (queue.waitingCount === 0) {
      calm += 1;
      if (calm >= overload.calmLooks) limit = overload.most;
    } else {
      calm = 0;
      limit = Math.min(
        overload.most,
        Math.max(overload.fewest, (served * overload.waitMs) / passed, limit * overload.trust),
      );
    }
    served = 0;
  };

  /** With few requests, a late look is the fault of other processes on the machine, and refusing requests would not help. */
  const lookAtTime = (passed: number): void => {
    late = passed - overload.lookMs >= overload.lateMs && asked > overload.fewest ? late + 1 : 0;
    isLate = late >= overload.lateLooks;
    asked = 0;
  };

  /** Logs one line when refusals begin and one when they are over. */
  const tell = (): void => {
    if (refused > 0 && refusedBefore === 0)
      log.warn(
        { waiting: queue.waitingCount, limit: Math.round(limit), late: isLate },
        'overloaded: refusing requests with 503',
      );
    if (refused > 0 && refused === refusedBefore && !isLate && calm >= overload.calmLooks) {
      log.warn({ refused }, 'no longer overloaded');
      refused = 0;
    }
    refusedBefore = refused;
  };

  const stop = every(() => {
    const now = clock();
    const passed = Math.max(1, now - lookedAt);
    lookedAt = now;
    lookAtQueue(passed);
    lookAtTime(passed);
    tell();
  }, overload.lookMs);

  return {
    admits: (url) => {
      asked += 1;
      if (queue.waitingCount < limit && !isLate) return true;
      if (health.test(url) || (!isLate && assets.test(url))) return true;
      refused += 1;
      return false;
    },
    close: stop,
  };
};
