import { can } from '@hearthline/rules/permissions.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { projectFilter } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { projectSentences, projectsPageSize } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { findProjectRow, listProjectRows } from './project.queries.ts';
import { projectReach } from './project.policy.ts';
import { projectForViewer, type ProjectView } from './project-view.ts';

/** One page of the projects that the viewer reads. @param input page, search, status and sort, not yet validated */
export const listProjects = async (
  context: Context,
  input: unknown,
): Promise<{ projects: ProjectView[]; pagination: Pagination }> => {
  const { viewer } = context;
  const filter = validate(projectFilter, input);
  // The order would tell whose budget is larger.
  if (filter.sort === 'budget' && !can(viewer, 'project:read-budget'))
    throw new AppError('BAD_INPUT', {
      message: projectSentences.unknownOrder,
      fields: { sort: projectSentences.unknownOrder },
    });
  const { rows, total } = viewer
    ? await listProjectRows(context, projectReach(viewer, 'project:update'), viewer.id, filter)
    : { rows: [], total: 0 };
  const today = await businessDay(context);
  return {
    projects: rows.map((row) => projectForViewer(viewer, row, today)),
    pagination: paginate(filter.page, total, projectsPageSize),
  };
};

/** One project. @throws AppError NOT_FOUND for a missing project and for another person's alike */
export const readProject = async (
  context: Pick<Context, 'query' | 'viewer' | 'now'>,
  id: string,
): Promise<ProjectView> => {
  const { viewer } = context;
  const row =
    isId(id) && viewer
      ? await findProjectRow(context, projectReach(viewer, 'project:update'), viewer.id, id)
      : undefined;
  if (!row) throw new AppError('NOT_FOUND', { message: projectSentences.missing });
  return projectForViewer(viewer, row, await businessDay(context));
};
