import { expect } from 'vitest';
import type { RestRoute } from '../../platform/http/rest-router.ts';
import type { Caller } from '../api.ts';
import { callOf, type Operation } from '../graphql/operations.ts';

/** An id that nothing has. */
export const missingId = '01890a5d-0000-7000-8000-000000000000';

/** The guard's answer to a caller; `allowed` means only that the guard let the call pass. */
export interface Outcome {
  readonly verdict: string;
  readonly message: string | undefined;
}

const refusals = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'EMAIL_NOT_VERIFIED',
  'MUST_CHANGE_PASSWORD',
  'SECOND_FACTOR_MISSING',
  'PROOF_REQUIRED',
]);

/** Reads the guard's verdict from the body of a GraphQL answer. */
export const verdictIn = (body: {
  errors?: { message: string; extensions: { code: string } }[];
}): Outcome => {
  const error = body.errors?.find(({ extensions }) => refusals.has(extensions.code));
  return { verdict: error?.extensions.code ?? 'allowed', message: error?.message };
};

/** Calls an operation of the schema, with arguments made up from their types. */
export const callOperation = async (caller: Caller, operation: Operation, id: string): Promise<Outcome> => {
  const { declared, selection, variables } = callOf(operation, id);
  const { status, body } = await caller.rest(
    'POST',
    operation.kind === 'subscription' ? '/graphql/stream' : '/graphql',
    { query: `${operation.kind} ${declared} { ${selection} }`, variables },
  );
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  // A subscription that has begun has no answer yet.
  return operation.kind === 'subscription' && status === 200
    ? { verdict: 'allowed', message: undefined }
    : verdictIn(body);
};

/** Calls a REST route with an empty body. */
export const callRoute = async (
  caller: Caller,
  { method, path }: RestRoute,
  id: string,
): Promise<{ status: number; body: any }> => {
  const { status, body } = await caller.rest(
    method.toUpperCase(),
    path.replaceAll(/:\w+/g, id),
    method === 'get' ? undefined : {},
    { 'x-hearthline': 'spec' },
  );
  expect(status, path).toBeLessThan(500);
  return { status, body };
};
