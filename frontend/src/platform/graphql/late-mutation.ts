import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useSessionStore } from '../session/session-context.tsx';

/**
 * Starts loading what {@link useLateMutation} needs; for the form's `onFocus`. Many browsers never ask again for a module that could not
 * be loaded: a form whose connection broke as it was sent could not be sent again without a reload.
 */
export const preloadMutations = (): void => {
  for (const part of [import('./apollo-client.tsx'), import('../../gql/generated.ts')])
    part.catch(() => undefined);
};

/**
 * For a form of the first screen that sends one mutation: the GraphQL client (97 kB with its documents) is loaded when the form is first
 * focused ({@link preloadMutations}), or else when it is sent.
 * @returns a function that sends it, with further headers if any; it throws what the client throws, or the failure to load it
 */
export const useLateMutation = <Data, Variables extends Record<string, unknown>>(
  load: () => Promise<TypedDocumentNode<Data, Variables>>,
): ((variables: Variables, headers?: Readonly<Record<string, string>>) => Promise<Data | undefined>) => {
  const session = useSessionStore();
  return async (variables, headers = {}) => {
    const [{ mutateWith }, document] = await Promise.all([import('./apollo-client.tsx'), load()]);
    return mutateWith(session, document, variables, headers);
  };
};
