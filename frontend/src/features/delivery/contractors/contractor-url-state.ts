import { contractorFilter } from '@hearthline/rules/delivery/contractors.ts';
import { useListUrl } from '../../../platform/navigation/list-url.ts';

/** A list's page and filters in the address, and its search text for the server: empty if the server would reject it. */
export const useContractorUrlState = (home?: string) => {
  const address = useListUrl<'search' | 'show'>({ home });
  const search = address.param('search');
  return { ...address, search, term: contractorFilter.shape.search.safeParse(search).data ?? null };
};
