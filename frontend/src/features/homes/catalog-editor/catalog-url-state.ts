import { homeFilter, homeStatuses, type HomeStatus } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { useListUrl } from '../../../platform/navigation/list-url.ts';
import { catalogList } from './catalog-words.ts';

/** What restricts the list; null for nothing. */
export interface CatalogFilter {
  readonly search: string | null;
  readonly status: HomeStatus | null;
}

/** Whether some homes are left out. */
export const isNarrowed = ({ search, status }: CatalogFilter): boolean => Boolean(search ?? status);

/** Keeps search and status of the list in the address (`?search=enid&status=draft`). */
export const useCatalogUrlState = () => {
  const { param, change } = useListUrl<keyof CatalogFilter>({ home: catalogList });
  const search = param('search');
  const filter: CatalogFilter = {
    search: homeFilter.shape.search.safeParse(search).data ?? null,
    status: homeStatuses.find((status) => status === param('status')) ?? null,
  };
  return { filter, search, change };
};
