import { expect } from 'vitest';
import type { Caller } from '../api.ts';

/** Asks GraphQL for one field, which must be answered. */
export const askFor = async (caller: Caller, query: string, variables: object = {}): Promise<any> => {
  const { data, errors } = await caller.gql(query, variables as Record<string, unknown>);
  expect(errors).toBeUndefined();
  return Object.values(data as object)[0];
};

/** The code of what GraphQL refused; undefined if it did not. */
export const codeOf = ({
  errors,
}: {
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[] | undefined;
}): string | undefined => errors?.[0]?.extensions.code;
