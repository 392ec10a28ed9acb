import { useEffect, useState } from 'react';

/** Something that is loaded by an address: there, not there, or not reached. */
export type Loaded<Value> =
  { readonly state: 'loading' | 'missing' | 'failed' } | { readonly state: 'loaded'; readonly value: Value };

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
    const tell = (loaded: Loaded<Value>): void => {
      if (!isLeft) setAnswer({ address, tries, loaded });
    };
    const load = async (): Promise<void> => {
      const response = await fetch(address);
      if (response.ok) tell({ state: 'loaded', value: (await response.json()) as Value });
      else tell({ state: response.status === 404 ? 'missing' : 'failed' });
    };
    load().catch(() => tell({ state: 'failed' }));
    return () => void (isLeft = true);
  }, [address, tries]);
  const isCurrent = answer !== null && answer.address === address && answer.tries === tries;
  return {
    loaded: isCurrent ? answer.loaded : { state: 'loading' },
    retry: () => setTries(tries + 1),
  };
};
