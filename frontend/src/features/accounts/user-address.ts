import { userFilter, type UserFilter } from '@hearthline/rules/users.ts';
import { useSearchParams } from 'react-router-dom';

/** The part of the address that says what the list of users shows. */
interface UserAddress {
  /** What the server is asked; what the rules do not take reads as not said. */
  readonly filter: UserFilter;
  /** The search as it was typed. */
  readonly search: string;
  /** Anything but another page begins at page 1. `replace`: back does not lead to what was shown before. */
  readonly change: (to: Partial<Record<'search' | 'role' | 'state' | 'sort' | 'direction' | 'page', string | number>>, replace?: boolean) => void;
}

const { shape } = userFilter;

/** Page, search, filters and order live in the address (`?tab=users&role=customer&state=invited`). */
export const useUserAddress = (): UserAddress => {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const filter: UserFilter = {
    page: shape.page.safeParse(params.get('page')).data ?? 1,
    search: shape.search.safeParse(search).data ?? null,
    role: shape.role.safeParse(params.get('role')).data ?? null,
    state: shape.state.safeParse(params.get('state')).data ?? null,
    sort: shape.sort.safeParse(params.get('sort')).data ?? 'joined',
    direction: shape.direction.safeParse(params.get('direction')).data ?? 'desc',
  };
  const change: UserAddress['change'] = (to, replace = false) => {
    // From the address itself: two changes within one turn must not overwrite each other.
    const next = new URLSearchParams(window.location.search || params);
    if (!('page' in to)) next.delete('page');
    for (const [name, value] of Object.entries(to)) {
      if (value === '' || (name === 'page' && value === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    setParams(next, { replace });
  };
  return { filter, search, change };
};
