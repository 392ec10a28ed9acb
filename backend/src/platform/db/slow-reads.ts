import pLimit from 'p-limit';
import { AppError } from '../errors.ts';
import { poolSize } from './pool.ts';

/** How many slow reads are at work at once: half of the connections stay for what is fast. */
const atOnce = Math.floor(poolSize / 2);
/** How many may wait for their turn; any more are refused. */
const mostWaiting = 30;

/** Runs reads that may take long, such as counting the matches of a search: they share half of the connections and wait for each other. */
export type SlowReads = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * Makes the one queue of slow reads of a server process (docs/decisions/0040-slow-reads.md). Nothing may wait in it for
 * another entry of the same queue.
 * @throws AppError UNAVAILABLE, from what it returns, if too many are waiting already
 */
export const createSlowReads = (): SlowReads => {
  const inTurn = pLimit(atOnce);
  return async (read) => {
    if (inTurn.pendingCount >= mostWaiting) throw new AppError('UNAVAILABLE');
    return inTurn(read);
  };
};
