import { projectFilter, type ProjectFilter } from '@hearthline/rules/projects/rules.ts';
import { useListUrl } from '../../../platform/navigation/list-url.ts';

interface ProjectAddress extends Pick<ReturnType<typeof useListUrl<'search' | 'status' | 'sort'>>, 'change'> {
  /** The filter for the server; values that the rules reject are ignored. */
  readonly filter: ProjectFilter;
  /** The search text as typed. */
  readonly search: string;
}

const { search: searchRule, status: statusRule, sort: sortRule } = projectFilter.shape;

/** Keeps page, search, status and order of the list of projects in the address (`?page=2&search=alder&status=planning`). */
export const useProjectUrlState = (): ProjectAddress => {
  const { page, param, change } = useListUrl<'search' | 'status' | 'sort'>({
    usual: { sort: 'newest' },
    home: '/admin?tab=projects',
  });
  const search = param('search');
  const filter = {
    page,
    search: searchRule.safeParse(search).data ?? null,
    status: statusRule.safeParse(param('status')).data ?? null,
    sort: sortRule.safeParse(param('sort')).data ?? ('newest' as const),
  };
  return { filter, search, change };
};
