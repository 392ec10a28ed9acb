import { useState } from 'react';
import { useKeepOnSessionEnd, useRestoredValue, type Keeping } from '../form-memory/restored-form.ts';
import { newUuid } from '../browser/uuid.ts';

interface Keys {
  /** The options of a call that must take effect only once: the same for every try with the same values. */
  readonly headersFor: (values: unknown) => {
    readonly context: { readonly headers: { readonly 'idempotency-key': string } };
  };
  /** To be called on success: sending the same values again is then a new request. */
  readonly forget: () => void;
}

interface Try {
  readonly said: string;
  readonly key: string;
}

const none: Try = { said: '', key: '' };

const tryOf = (stored: unknown): Try => {
  const { said, key } = (typeof stored === 'object' && stored !== null ? stored : none) as Partial<
    Record<keyof Try, unknown>
  >;
  return typeof said === 'string' && typeof key === 'string' ? { said, key } : none;
};

const createKeys = (first: Try): Keys & { readonly last: () => Try | null } => {
  let last = first;
  return {
    headersFor: (values) => {
      const serialized = JSON.stringify(values);
      if (serialized !== last.said) last = { said: serialized, key: newUuid() };
      return { context: { headers: { 'idempotency-key': last.key } } };
    },
    forget: () => {
      last = none;
    },
    last: () => (last.key ? last : null),
  };
};

/**
 * Has a form stored once even if it is sent twice because no answer came: `create({ variables, ...keys.headersFor(input) })`.
 * @param name of a form that is restored, as in `useRestoredForm()`: its last key is restored with it, so that sending it again is no new request
 */
export const useIdempotencyKeys = (name?: string, how?: Keeping): Keys => {
  const place = `key:${name ?? ''}`;
  const waiting = useRestoredValue(place);
  const [keys] = useState(() => createKeys(tryOf(waiting)));
  useKeepOnSessionEnd(place, () => (name ? keys.last() : null), how);
  return keys;
};
