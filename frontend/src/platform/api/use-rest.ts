import { startTransition, useEffect, useState } from 'react';
import { hasStatus, readJson, restAddress, type RestOperation, type RestParameters } from './rest-client.ts';
import type { RestAnswers } from './rest-answers.ts';

/** Something that is loaded by an address: there, not there, or not reached. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  /** `errorText` says why. */
  | { readonly state: 'missing' | 'failed'; readonly error: unknown }
  | { readonly state: 'loaded'; readonly value: Value };

interface Answer<Value> {
  readonly address: string;
  readonly tries: number;
  readonly loaded: Loaded<Value>;
}

interface Reading<Value> {
  readonly loaded: Loaded<Value>;
  readonly retry: () => void;
}

/**
 * Reads a JSON document of the site as anybody.
 * @param address null: nothing is asked for
 */
export const useJson = <Value>(address: string | null): Reading<Value> => {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer<Value> | null>(null);
  useEffect(() => {
    if (address === null) return;
    let isLeft = false;
    // Drawn in slices: what came last must not hold up what the reader does meanwhile.
    const show = (loaded: Loaded<Value>): void =>
      startTransition(() => {
        if (!isLeft) setAnswer({ address, tries, loaded });
      });
    readJson<Value>(address).then(
      (value) => show({ state: 'loaded', value }),
      (error: unknown) => show({ state: hasStatus(error, 404) ? 'missing' : 'failed', error }),
    );
    return () => void (isLeft = true);
  }, [address, tries]);
  const isCurrent = answer !== null && answer.address === address && answer.tries === tries;
  return {
    loaded: isCurrent ? answer.loaded : { state: 'loading' },
    retry: () => setTries(tries + 1),
  };
};

/** Reads what an operation of the REST API answers anybody. @param parameters null: nothing is asked for */
export const useRest = <Operation extends RestOperation>(
  operation: Operation,
  parameters: RestParameters | null = {},
): Reading<RestAnswers[Operation]> =>
  useJson(parameters === null ? null : restAddress(operation, parameters));
