import pLimit, { type LimitFunction } from 'p-limit';

/** Runs work for a key once all earlier work for the same key in this process is done. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Makes callers that want the same thing wait for each other here instead of on database connections.
 * It only spares the database: correctness does not depend on it, with any number of processes.
 */
export const createKeyedMutex = (): InTurn => {
  const turns = new Map<string, LimitFunction>();
  return async (key, work) => {
    const turn = turns.get(key) ?? pLimit(1);
    turns.set(key, turn);
    try {
      return await turn(work);
    } finally {
      if (turn.pendingCount === 0) turns.delete(key);
    }
  };
};
