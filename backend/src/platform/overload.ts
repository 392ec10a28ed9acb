import type { Log } from './log.ts';

/** When a server is overloaded. Times in milliseconds. */
export const overload = {
  /** Between two looks. */
  lookMs: 250,
  /** Longest that a request should wait for a connection to the database. */
  waitMs: 500,
  /** So many may wait or ask however slow it is: two hundred who want one appointment at the same moment are none too many. */
  fewest: 250,
  /** Nobody more may wait, however short the queue has been there. */
  most: 1000,
  /** How much of what the database could do in one look it is still believed to do in the next, when it did less. */
  trust: 0.6,
  /** So many looks without a queue, and it is over. */
  calmLooks: 4,
  /** A look that comes so much too late, so often in a row, while more than the fewest asked: then the process has no time for anybody. */
  lateMs: 500,
  lateLooks: 3,
} as const;

/** What all work waits for: the pool of connections. */
export interface Queue {
  readonly waitingCount: number;
  on(event: 'acquire', listener: () => void): unknown;
}

/** Decides at the door, before any work, whether there is room for a request. */
export interface Gate {
  /** Costs two comparisons and a count while there is room. @param url as the request has it */
  admits(url: string): boolean;
  close(): void;
}

interface GateOptions {
  readonly log: Log;
  /** Milliseconds that only grow; the specs bring their own, and look themselves. */
  readonly clock?: () => number;
  readonly every?: (look: () => void, milliseconds: number) => () => void;
}

const byInterval = (look: () => void, milliseconds: number): (() => void) => {
  const timer = setInterval(look, milliseconds).unref();
  return () => clearInterval(timer);
};

/** Answered at any rate: who asks for it decides whether this server lives. */
const health = /^\/(healthz|readyz)(\?|$)/;
/** Need no database, and a page that was let in is nothing without them. */
const assets = /^\/assets\//;

/**
 * Refuses what would wait too long, at once and before any work was done for it (docs/decisions/0017-overload.md).
 *
 * Under more load than it can carry, this server's requests wait in one place: for a connection to the database. How many
 * the pool served between two looks, while others waited, says what it can do; so many as it serves in `waitMs` may wait,
 * anybody else is refused. What waits elsewhere, or is merely open, does not count: passwords being compared, files coming
 * in or going out, event streams.
 *
 * Without a queue the limit is `most`, and it falls slowly: a burst, a lock, a pause of the collector refuse nobody.
 */
export const openGate = (queue: Queue, { log, clock = () => performance.now(), every = byInterval }: GateOptions): Gate => {
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
      limit = Math.min(overload.most, Math.max(overload.fewest, (served * overload.waitMs) / passed, limit * overload.trust));
    }
    served = 0;
  };

  /** Few who ask do not make it late: a busy neighbor on the machine does, and sending them away gives nobody time. */
  const lookAtTime = (passed: number): void => {
    late = passed - overload.lookMs >= overload.lateMs && asked > overload.fewest ? late + 1 : 0;
    isLate = late >= overload.lateLooks;
    asked = 0;
  };

  /** One line when it begins, one when it is over. */
  const tell = (): void => {
    if (refused > 0 && refusedBefore === 0) log.warn({ waiting: queue.waitingCount, limit: Math.round(limit), late: isLate }, 'overloaded: refusing requests with 503');
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
