import { useState } from 'react';
import { useKeeping, useWaiting, type Keeping } from './kept.ts';
import { newUuid } from './uuid.ts';

interface Keys {
  /** The options of a call that is to be done once: the same for every try with the same values. */
  readonly headersFor: (values: unknown) => { readonly context: { readonly headers: { readonly 'idempotency-key': string } } };
  /** It is done: the same values again are another wish. */
  readonly forget: () => void;
}

interface Try {
  readonly said: string;
  readonly key: string;
}

const none: Try = { said: '', key: '' };

const tryOf = (kept: unknown): Try => {
  const { said, key } = (typeof kept === 'object' && kept !== null ? kept : none) as Partial<Record<keyof Try, unknown>>;
  return typeof said === 'string' && typeof key === 'string' ? { said, key } : none;
};

const createKeys = (first: Try): Keys & { readonly last: () => Try | null } => {
  let last = first;
  return {
    headersFor: (values) => {
      const said = JSON.stringify(values);
      if (said !== last.said) last = { said, key: newUuid() };
      return { context: { headers: { 'idempotency-key': last.key } } };
    },
    forget: () => {
      last = none;
    },
    last: () => (last.key ? last : null),
  };
};

/**
 * Lets a form that is sent twice, because no answer came, be stored once: `create({ variables, ...keys.headersFor(input) })`.
 * @param name of a form that comes back, as `useKept()` has it: its last try comes back with it, and is no other wish then
 */
export const useIdempotencyKeys = (name?: string, how?: Keeping): Keys => {
  const place = `key:${name ?? ''}`;
  const waiting = useWaiting(place);
  const [keys] = useState(() => createKeys(tryOf(waiting)));
  useKeeping(place, () => (name ? keys.last() : null), how);
  return keys;
};
