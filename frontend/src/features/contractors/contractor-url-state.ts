import { contractorFilter } from '@hearthline/rules/contractors.ts';
import { useListAddress } from '../../platform/navigation/list-url.ts';

/** A list's page and filters in the address, and its search text for the server: empty if the server would reject it. */
export const useSearchedList = (home?: string) => {
  const address = useListAddress<'search' | 'show'>({ home });
  const search = address.said('search');
  return { ...address, search, term: contractorFilter.shape.search.safeParse(search).data ?? null };
};
