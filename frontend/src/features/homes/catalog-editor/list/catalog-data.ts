import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { CatalogHomesDocument, type CatalogRowFragment } from '../../../../gql/generated.ts';
import type { CatalogFilter } from '../catalog-url-state.ts';

interface Read {
  /** What was asked for. */
  readonly key: string;
  readonly homes: readonly CatalogRowFragment[];
}

/**
 * All homes that match: the order is that of the whole catalog, so all of its pages are read. Homes that were read last stay
 * until others have been.
 */
export const useCatalogHomes = ({ search, status }: CatalogFilter) => {
  const client = useApolloClient();
  const [read, setRead] = useState<Read>();
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: unknown }>();
  const [round, setRound] = useState(0);
  const key = JSON.stringify({ search, status, round });
  useEffect(() => {
    let isLate = false;
    const pageOf = async (page: number) => {
      const { data } = await client.query({
        query: CatalogHomesDocument,
        variables: { page, search, status },
      });
      return data?.catalogHomes;
    };
    const readAll = async (): Promise<void> => {
      const first = await pageOf(1);
      const pages = Array.from({ length: (first?.pagination.totalPages ?? 1) - 1 }, (_, index) => index + 2);
      const others = await Promise.all(pages.map(pageOf));
      if (!isLate) setRead({ key, homes: [first, ...others].flatMap((page) => page?.homes ?? []) });
    };
    readAll().catch((error: unknown) => isLate || setFailed({ key, error }));
    return () => {
      isLate = true;
    };
  }, [client, key, search, status]);
  return {
    /** Undefined until the first answer. */
    homes: read?.homes,
    loading: read?.key !== key && failed?.key !== key,
    error: failed?.key === key ? failed.error : null,
    reread: useCallback(() => setRound((count) => count + 1), []),
    /** Shows the homes in this order, without reading them. */
    arrange: useCallback(
      (ids: readonly string[]): void =>
        setRead((before) => {
          if (!before) return before;
          const place = new Map(ids.map((id, index) => [id, index]));
          const homes = before.homes.toSorted(
            (one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0),
          );
          return { ...before, homes };
        }),
      [],
    ),
  };
};
