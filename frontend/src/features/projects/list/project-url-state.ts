import { projectFilter, type ProjectFilter } from '@hearthline/rules/projects/rules.ts';
import { useListAddress } from '../../../platform/navigation/list-url.ts';

interface ProjectAddress extends Pick<
  ReturnType<typeof useListAddress<'search' | 'status' | 'sort'>>,
  'change'
> {
  /** The filter for the server; values that the rules reject are ignored. */
  readonly filter: ProjectFilter;
  /** The search text as typed. */
  readonly search: string;
}

const { search: searchRule, status: statusRule, sort: sortRule } = projectFilter.shape;

/** Keeps page, search, status and order of the list of projects in the address (`?page=2&search=alder&status=planning`). */
export const useProjectAddress = (): ProjectAddress => {
  const { page, said, change } = useListAddress<'search' | 'status' | 'sort'>({
    usual: { sort: 'newest' },
    home: '/admin?tab=projects',
  });
  const search = said('search');
  const filter = {
    page,
    search: searchRule.safeParse(search).data ?? null,
    status: statusRule.safeParse(said('status')).data ?? null,
    sort: sortRule.safeParse(said('sort')).data ?? ('newest' as const),
  };
  return { filter, search, change };
};
