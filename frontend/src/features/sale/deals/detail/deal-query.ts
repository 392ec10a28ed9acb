import { useDealDesignQuery, useDealQuery } from '../../../../gql/generated.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';

/** A deal with what happened, read again when anybody changes one. */
export const useDeal = (id: string) => {
  const { data, error, loading, refetch } = useDealQuery({
    variables: { id },
  });
  const read = (): void => void refetch().catch(() => undefined);
  useWorkspaceChanges(['deals', 'contacts'], read);
  return {
    deal: data?.deal,
    isMissing: problemOf(error).code === 'NOT_FOUND',
    error,
    loading,
    read,
    readNewest: async () => (await refetch()).data?.deal,
  };
};

/** The versions of a deal's design; none until they are read. */
export const useDesignVersions = (code: string | null | undefined) => {
  const { data } = useDealDesignQuery({
    variables: { code: code ?? '' },
    skip: !code,
  });
  return data?.design?.versions ?? [];
};
