/** Runs work for a key once all earlier work for the same key in this process is done. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Makes callers that want the same thing wait for each other here instead of on database connections.
 * It only spares the database: correctness does not depend on it, with any number of processes.
 */
export const createKeyedMutex = (): InTurn => {
  /** The last turn of each key, waiting or at work. */
  const turns = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const earlier = turns.get(key) ?? Promise.resolve();
    const turn = earlier.catch(() => undefined).then(() => work());
    turns.set(key, turn);
    try {
      return await turn;
    } finally {
      if (turns.get(key) === turn) turns.delete(key);
    }
  };
};
