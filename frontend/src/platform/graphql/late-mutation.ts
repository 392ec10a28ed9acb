import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useSessionStore } from '../session/session-context.tsx';

interface LateMutation<Data, Variables> {
  /** Sends it, with further headers if any; throws what the client throws, or the failure to load it. */
  readonly mutate: (
    variables: Variables,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Data | undefined>;
  /**
   * Starts loading what it needs; for the form's `onFocus`. Many browsers never ask again for a module that could not be loaded: a
   * form whose connection broke as it was sent could not be sent again without a reload.
   */
  readonly preload: () => void;
}

const loadClient = () => import('./apollo-client.tsx');

/**
 * For a form of the first screen that sends one mutation: the GraphQL client (52 kB) is loaded when the form is first focused, or else
 * when it is sent.
 * @param load imports the document from its own file in `gql/operations`
 */
export const useLateMutation = <Data, Variables extends Record<string, unknown>>(
  load: () => Promise<TypedDocumentNode<Data, Variables>>,
): LateMutation<Data, Variables> => {
  const session = useSessionStore();
  return {
    mutate: async (variables, headers = {}) => {
      const [{ mutateWith }, document] = await Promise.all([loadClient(), load()]);
      return mutateWith(session, document, variables, headers);
    },
    preload: () => {
      for (const part of [loadClient(), load()]) part.catch(() => undefined);
    },
  };
};
