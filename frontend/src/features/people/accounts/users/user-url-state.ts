import { userFilter, type UserFilter } from '@hearthline/rules/people/users.ts';
import { useListUrl } from '../../../../platform/navigation/list-url.ts';

type ParameterName = 'search' | 'role' | 'state' | 'sort' | 'direction';

/** The part of the address that determines what the list of users shows. */
interface UserAddress extends Pick<ReturnType<typeof useListUrl<ParameterName>>, 'change'> {
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
export const useUserUrlState = (): UserAddress => {
  const { page, param, change } = useListUrl<ParameterName>({
    defaults: { sort: 'joined', direction: 'desc' },
  });
  const search = param('search');
  const filter: UserFilter = {
    page,
    search: searchRule.safeParse(search).data ?? null,
    role: roleRule.safeParse(param('role')).data ?? null,
    state: stateRule.safeParse(param('state')).data ?? null,
    sort: sortRule.safeParse(param('sort')).data ?? 'joined',
    direction: directionRule.safeParse(param('direction')).data ?? 'desc',
  };
  return { filter, search, change };
};
