import { useApolloClient } from '@apollo/client/react';

/**
 * Options of a mutation that refetch those of the named queries that are in use. If a change affects several lists and the
 * page shows only some of them, Apollo would warn about the names of the others.
 */
export const useRefetchActiveQueries = (
  ...names: readonly string[]
): { readonly refetchQueries: () => string[] } => {
  const client = useApolloClient();
  return {
    refetchQueries: () => {
      const drawn = new Set([...client.getObservableQueries('active')].map(({ queryName }) => queryName));
      return names.filter((name) => drawn.has(name));
    },
  };
};
