import pLimit from 'p-limit';
import { AppError } from '../errors.ts';
import { poolSize } from './pool.ts';

/** How many slow reads are at work at once: half of the connections stay for what is fast. */
const atOnce = Math.floor(poolSize / 2);
/** How many may wait for their turn; any more are refused. */
const maxWaiting = 30;

/** Runs a read that may take long, such as counting the matches of a search, when it is its turn. */
export type SlowRead = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * The queue of all slow reads, which share half of the connections and wait for each other. A read whose client has hung up
 * in the meantime, as a browser does when the next letter is typed, is not begun.
 */
export type SlowReads = <T>(read: () => Promise<T>, hasHungUp?: () => boolean) => Promise<T>;

/**
 * Makes the one queue of slow reads of a server process (docs/decisions/0040-slow-reads.md). Nothing may wait in it for
 * another entry of the same queue.
 * @throws AppError UNAVAILABLE, from what it returns, if too many are waiting already, or if nobody waits for the answer any more
 */
export const createSlowReads = (): SlowReads => {
  const inTurn = pLimit(atOnce);
  return async (read, hasHungUp = () => false) => {
    if (inTurn.pendingCount >= maxWaiting) throw new AppError('UNAVAILABLE');
    return inTurn(() => {
      if (hasHungUp()) throw new AppError('UNAVAILABLE');
      return read();
    });
  };
};
