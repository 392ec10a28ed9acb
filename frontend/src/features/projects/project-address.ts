import { projectFilter, type ProjectFilter } from '@hearthline/rules/projects.ts';
import { useSearchParams } from 'react-router-dom';

interface ProjectAddress {
  /** What the server is asked; what the rules do not take reads as not said. */
  readonly filter: ProjectFilter;
  /** The search as it was typed. */
  readonly search: string;
  /** Another search, status or order begins at page 1. `replace`: back does not lead to what was shown before. */
  readonly change: (to: Partial<Record<'search' | 'status' | 'sort' | 'page', string | number>>, replace?: boolean) => void;
}

const { page: pageRule, search: searchRule, status: statusRule, sort: sortRule } = projectFilter.shape;

/** Page, search, status and order of the list of projects live in the address (`?page=2&search=alder&status=planning`). */
export const useProjectAddress = (): ProjectAddress => {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const filter = {
    page: pageRule.safeParse(params.get('page')).data ?? 1,
    search: searchRule.safeParse(search).data ?? null,
    status: statusRule.safeParse(params.get('status')).data ?? null,
    sort: sortRule.safeParse(params.get('sort')).data ?? 'newest',
  };
  const change: ProjectAddress['change'] = (to, replace = false) => {
    // From the address itself: two changes within one turn must not overwrite each other.
    const next = new URLSearchParams(window.location.search || params);
    if (!('page' in to)) next.delete('page');
    for (const [name, value] of Object.entries(to)) {
      if (value === '' || value === 'newest' || (name === 'page' && value === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    setParams(next, { replace });
  };
  return { filter, search, change };
};
