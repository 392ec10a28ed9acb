import { AppError } from '../errors.ts';

/** Delivers what arrives on channels to their followers in this process. */
export interface Events {
  /** Passes a payload to all followers of the channel. */
  emit(channel: string, payload: string): void;
  /**
   * Iterates over what arrives from now on, until the follower returns.
   * Throws AppError UNAVAILABLE once the follower is so slow that too much is waiting: it has then missed something.
   * @param pick turns a payload into a value; null if it is not for this follower
   */
  follow<T>(channel: string, pick: (payload: string) => T | null): AsyncIterableIterator<T>;
}

/** How many values may wait for one follower. */
const waitingLimit = 500;

type Follower = (payload: string) => void;

/** Makes the events of one process. Between processes they travel through PostgreSQL: every server listens and emits what it hears. */
export const createEvents = (): Events => {
  const followers = new Map<string, Set<Follower>>();

  const follow = <T>(channel: string, pick: (payload: string) => T | null): AsyncIterableIterator<T> => {
    const waiting: T[] = [];
    let ended = false;
    let overrun = false;
    let wake: (() => void) | undefined;
    const all = followers.get(channel) ?? new Set();
    followers.set(channel, all);
    const end = (): void => {
      ended = true;
      all.delete(receive);
      wake?.();
    };
    const receive: Follower = (payload) => {
      const picked = pick(payload);
      if (picked === null) return;
      waiting.push(picked);
      if (waiting.length > waitingLimit) {
        overrun = true;
        end();
      }
      wake?.();
    };
    all.add(receive);
    return {
      next: async () => {
        while (!ended && waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
        if (overrun) throw new AppError('UNAVAILABLE');
        const value = ended ? undefined : waiting.shift();
        return value === undefined ? { done: true, value: undefined } : { done: false, value };
      },
      return: () => {
        end();
        return Promise.resolve({ done: true, value: undefined });
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  };

  return {
    emit: (channel, payload) => followers.get(channel)?.forEach((receive) => receive(payload)),
    follow,
  };
};
