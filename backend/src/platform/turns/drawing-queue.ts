import { currentTurn } from './current-turn.ts';
import { createFairQueue, type QueueClock } from './fair-queue.ts';
import { ownWork } from './payer.ts';

/**
 * A page of cards asks for fifty drawings at once, and colleagues behind one address may each open one. A visitor's network may
 * draw for twenty seconds at a stretch, then for half of the time, while others draw as well.
 */
const limits = {
  atOnce: { budgeted: 1, colleague: 1 },
  waiting: { each: 200, all: 2000 },
  maxWaitMs: { own: 20_000, busy: 20_000 },
  budget: {
    processor: { most: 20_000, perSecond: 500 },
    // Bytes are counted where they are sent.
    bytes: { most: 1, perSecond: 1 },
  },
} as const;

/** Work that takes a thread or a process of its own, and waits until one is free. */
export interface DrawingQueue {
  /**
   * Does one piece of work when it is its turn, paid by whoever sent the request in which it is wanted. That request gives its own
   * turn back first: others of the same payer are answered meanwhile. Only the wait has an end: what has begun is finished,
   * because ending it would cost a thread that is warm. What nobody waits for any more is not begun.
   * @param name the same wherever the same is wanted: it is done once for all who wait, when the first of them has its turn
   * @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE; whatever the work throws
   */
  draw<T>(work: () => Promise<T>, name?: string): Promise<T>;
  close(): void;
}

/** A piece of work for which several may wait, each in their own line. */
interface Shared {
  readonly done: PromiseWithResolvers<unknown>;
  isDone: boolean;
  askers: number;
}

/** Makes the queue of one process, or of several threads, of which at most one works for the same payer. */
export const createDrawingQueue = (threads = 1, clock?: QueueClock): DrawingQueue => {
  const queue = createFairQueue(
    { ...limits, hasRoom: (_lane, { office, visitors }) => office + visitors < threads },
    clock,
  );
  const shared = new Map<string, Shared>();

  const inTurn = async <T>(work: () => Promise<T>, isNeedless: () => boolean): Promise<T> => {
    const turn = currentTurn();
    turn?.release();
    const isAborted = (): boolean => isNeedless() || (turn?.isAborted() ?? false);
    const place = await queue.enter(turn?.payer ?? ownWork, isAborted);
    const began = performance.now();
    try {
      return await work();
    } finally {
      place.end({ processor: performance.now() - began });
    }
  };

  const share = async <T>(work: () => Promise<T>, name: string): Promise<T> => {
    const one = shared.get(name) ?? { done: Promise.withResolvers<unknown>(), isDone: false, askers: 0 };
    shared.set(name, one);
    one.askers += 1;
    const mine = inTurn(
      async () => {
        // If it fails, the next one tries.
        const drawn = await work();
        one.isDone = true;
        one.done.resolve(drawn);
        return drawn;
      },
      () => one.isDone,
    );
    try {
      return (await Promise.race([one.done.promise, mine])) as T;
    } finally {
      one.askers -= 1;
      if (one.askers === 0) shared.delete(name);
    }
  };

  return {
    draw: (work, name) => (name === undefined ? inTurn(work, () => false) : share(work, name)),
    close: queue.close,
  };
};
