import { AsyncLocalStorage } from 'node:async_hooks';
import type { Payer } from './payer.ts';

/**
 * The request that is being answered, for what lies far below it: what is drawn for it is paid by its payer, and a database
 * connection knows whether it has stored something. It holds nothing of the request, because connections and timers
 * that begin during a request keep it.
 */
export interface Turn {
  readonly payer: Payer;
  /** Whether nobody waits for the answer any more. */
  readonly isAborted: () => boolean;
  /** Lets the next request of the payer begin although this one is not answered yet, because it waits for something else. Again does nothing. */
  readonly release: () => void;
  /** Whether something was committed for it: from then on, its answer is worth waiting for. */
  hasCommitted: boolean;
}

const turns = new AsyncLocalStorage<Turn>();

/** The turn of the request in which this is called; undefined in jobs. */
export const currentTurn = (): Turn | undefined => turns.getStore();

/** Runs something, and all that follows from it, in a turn. */
export const inTurnOf = <T>(turn: Turn, work: () => T): T => turns.run(turn, work);
