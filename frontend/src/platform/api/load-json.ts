import { startTransition, useEffect, useState } from 'react';

/** Something that is loaded by an address: there, not there, or not reached. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  /** `errorText` says why. */
  | { readonly state: 'missing' | 'failed'; readonly error: unknown }
  | { readonly state: 'loaded'; readonly value: Value };

/** An answer that is not ok, as `problemOf` reads it. It has no words, which would be part of every first load. */
class FailedLoad extends Error {
  override name = 'FailedLoad';
  readonly statusCode: number;

  constructor({ status, statusText }: Response) {
    super(`${status} ${statusText}`);
    this.statusCode = status;
  }
}

/**
 * Reads JSON from the site's own API, as anybody.
 * @throws FailedLoad for an answer that is not ok, TypeError when there is no connection
 */
export const loadJson = async <Value>(address: string): Promise<Value> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new FailedLoad(answer);
  return (await answer.json()) as Value;
};

interface Answer<Value> {
  readonly address: string;
  readonly tries: number;
  readonly loaded: Loaded<Value>;
}

/**
 * Reads JSON from the site's own API.
 * @param address null: nothing is asked for
 */
export const useJson = <Value>(address: string | null): { loaded: Loaded<Value>; retry: () => void } => {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer<Value> | null>(null);
  useEffect(() => {
    if (address === null) return;
    let isLeft = false;
    // Drawn in slices: what came last must not hold up what the reader does meanwhile.
    const tell = (loaded: Loaded<Value>): void =>
      startTransition(() => {
        if (!isLeft) setAnswer({ address, tries, loaded });
      });
    loadJson<Value>(address).then(
      (value) => tell({ state: 'loaded', value }),
      (error: unknown) =>
        tell({
          state: error instanceof FailedLoad && error.statusCode === 404 ? 'missing' : 'failed',
          error,
        }),
    );
    return () => void (isLeft = true);
  }, [address, tries]);
  const isCurrent = answer !== null && answer.address === address && answer.tries === tries;
  return {
    loaded: isCurrent ? answer.loaded : { state: 'loading' },
    retry: () => setTries(tries + 1),
  };
};
