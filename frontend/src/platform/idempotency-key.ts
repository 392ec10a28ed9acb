import { useState } from 'react';
import { newUuid } from './uuid.ts';

interface Keys {
  /** The options of a call that is to be done once: the same for every try with the same values. */
  readonly headersFor: (values: unknown) => { readonly context: { readonly headers: { readonly 'idempotency-key': string } } };
  /** It is done: the same values again are another wish. */
  readonly forget: () => void;
}

const createKeys = (): Keys => {
  let last = { said: '', key: '' };
  return {
    headersFor: (values) => {
      const said = JSON.stringify(values);
      if (said !== last.said) last = { said, key: newUuid() };
      return { context: { headers: { 'idempotency-key': last.key } } };
    },
    forget: () => {
      last = { said: '', key: '' };
    },
  };
};

/** Lets a form that is sent twice, because no answer came, be stored once: `create({ variables, ...keys.headersFor(input) })`. */
export const useIdempotencyKeys = (): Keys => useState(createKeys)[0];
