import { projectFilter, type ProjectFilter } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { useListUrl } from '../../../../platform/navigation/list-url.ts';
import { viewOf, type ProjectView } from './project-views.ts';

type Parameter = 'search' | 'status' | 'owner' | 'sort' | 'view';

interface ProjectAddress extends Pick<ReturnType<typeof useListUrl<Parameter>>, 'change'> {
  /** The filter for the server; values that the rules reject are ignored. */
  readonly filter: ProjectFilter;
  /** The search text as typed. */
  readonly search: string;
  readonly view: ProjectView;
}

const { search: searchRule, status: statusRule, owner: ownerRule, sort: sortRule } = projectFilter.shape;

/** Keeps view, page, search, status, manager and order of the projects in the address (`?view=board&search=alder&status=planning`). @param defaultView the view of an address that names none */
export const useProjectUrlState = (defaultView: ProjectView): ProjectAddress => {
  const { page, param, change } = useListUrl<Parameter>({
    defaults: { sort: 'newest', view: defaultView },
    home: '/admin?tab=projects',
  });
  const search = param('search');
  const filter = {
    page,
    search: searchRule.safeParse(search).data ?? null,
    status: statusRule.safeParse(param('status')).data ?? null,
    owner: ownerRule.safeParse(param('owner')).data ?? null,
    sort: sortRule.safeParse(param('sort')).data ?? ('newest' as const),
  };
  return { filter, search, view: viewOf(param('view'), defaultView), change };
};
