import type { ProjectFilter } from '@hearthline/rules/delivery/projects/project-rules.ts';
import type { Context } from '../../../platform/context.ts';
import { countProjectRows } from './project.queries.ts';
import { projectScope } from './project.policy.ts';

/** How many projects match, of those that the viewer sees: the total of the list with this filter. */
export const projectCount = (
  context: Context,
  filter: Pick<ProjectFilter, 'search' | 'status' | 'owner'>,
): Promise<number> =>
  countProjectRows(context, projectScope(context.viewer), context.viewer?.id ?? '', filter);
