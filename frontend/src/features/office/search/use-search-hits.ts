import { skipToken } from '@apollo/client/react';
import { useSearchQuery, type SearchQuery } from '../../../gql/generated.ts';
import { useDebouncedValue } from '../../../platform/state/debounced-value.ts';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

/** How long typing must pause before the server is asked, in milliseconds. */
export const pauseBeforeSearch = 120;

interface SearchHits {
  readonly hits: SearchQuery['search'];
  /** Whether the hits are not yet those of the text. */
  readonly isWaiting: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** What the server finds for a text. Until it has answered, the hits of the text before stay: the list does not flicker. */
export const useSearchHits = (text: string): SearchHits => {
  const searched = useDebouncedValue(text, pauseBeforeSearch);
  const { data, previousData, loading, error, refetch } = useSearchQuery(
    text && searched ? { variables: { text: searched }, ...networkOnly } : skipToken,
  );
  return {
    hits: text ? ((data ?? previousData)?.search ?? []) : [],
    isWaiting: text !== '' && (searched !== text || loading),
    error: text && !loading ? error : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
};
