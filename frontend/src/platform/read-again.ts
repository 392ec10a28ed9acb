import { useApolloClient } from '@apollo/client/react';

/**
 * For a mutation: reads again what is drawn of the named queries. Where a change shows in several lists of which a page
 * draws some, Apollo would complain about the others' names.
 */
export const useReadAgain = (...names: readonly string[]): { readonly refetchQueries: () => string[] } => {
  const client = useApolloClient();
  return {
    refetchQueries: () => {
      const drawn = new Set([...client.getObservableQueries('active')].map(({ queryName }) => queryName));
      return names.filter((name) => drawn.has(name));
    },
  };
};
