import { boardFilter, boardPageSize } from '@hearthline/rules/delivery/projects/moves.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import type { Context } from '../../../../platform/context.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { listProjectRows } from '../project.queries.ts';
import { projectReach } from '../project.policy.ts';
import { projectForViewer, type ProjectView } from '../project-view.ts';

/** What the board and the timeline over all projects show. */
export interface ProjectBoard {
  /** The day in the business time zone, `yyyy-mm-dd`. */
  readonly today: string;
  readonly projects: ProjectView[];
  readonly pagination: Pagination;
}

/** One page of the active projects that the viewer reads, those that should be finished first. @throws AppError BAD_INPUT */
export const readProjectBoard = async (context: Context, input: unknown): Promise<ProjectBoard> => {
  const { viewer } = context;
  const { page, search, status, owner } = validate(boardFilter, input);
  const today = await businessDay(context);
  const { rows, total } = viewer
    ? await listProjectRows(
        context,
        projectReach(viewer, 'project:update'),
        viewer.id,
        { page, search, status, owner, sort: 'completion' },
        boardPageSize,
      )
    : { rows: [], total: 0 };
  return {
    today,
    projects: rows.map((row) => projectForViewer(viewer, row, today)),
    pagination: paginate(page, total, boardPageSize),
  };
};
