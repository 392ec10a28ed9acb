import { dealFilter, type DealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';

/** The filter for the server: a search that the rules reject is ignored. They are loaded with the list, which alone can be searched. */
export const checkedFilter = (filter: DealFilter): DealFilter => ({
  ...filter,
  search: dealFilter.shape.search.safeParse(filter.search).data ?? null,
});
