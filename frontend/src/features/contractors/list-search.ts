import { contractorFilter } from '@hearthline/rules/contractors.ts';
import { useListAddress } from '../../platform/list-address.ts';

/** A list's page and filters in the address, and its search as the server is asked: what it would not take reads as nothing. */
export const useSearchedList = (home?: string) => {
  const address = useListAddress<'search' | 'show'>({ home });
  const search = address.said('search');
  return { ...address, search, term: contractorFilter.shape.search.safeParse(search).data ?? null };
};
