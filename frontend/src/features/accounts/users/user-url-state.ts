import { userFilter, type UserFilter } from '@hearthline/rules/users.ts';
import { useListAddress } from '../../../platform/navigation/list-url.ts';

type Said = 'search' | 'role' | 'state' | 'sort' | 'direction';

/** The part of the address that determines what the list of users shows. */
interface UserAddress extends Pick<ReturnType<typeof useListAddress<Said>>, 'change'> {
  /** The filter for the server; values that the rules reject are ignored. */
  readonly filter: UserFilter;
  /** The search text as typed. */
  readonly search: string;
}

const {
  search: searchRule,
  role: roleRule,
  state: stateRule,
  sort: sortRule,
  direction: directionRule,
} = userFilter.shape;

/** Keeps page, search, filters and order in the address (`?tab=users&role=customer&state=invited`). */
export const useUserAddress = (): UserAddress => {
  const { page, said, change } = useListAddress<Said>({ usual: { sort: 'joined', direction: 'desc' } });
  const search = said('search');
  const filter: UserFilter = {
    page,
    search: searchRule.safeParse(search).data ?? null,
    role: roleRule.safeParse(said('role')).data ?? null,
    state: stateRule.safeParse(said('state')).data ?? null,
    sort: sortRule.safeParse(said('sort')).data ?? 'joined',
    direction: directionRule.safeParse(said('direction')).data ?? 'desc',
  };
  return { filter, search, change };
};
