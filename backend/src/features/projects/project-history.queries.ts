import { can } from '@hearthline/rules/permissions.ts';
import { pageNumber, paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { projectHistoryPageSize } from '@hearthline/rules/projects/rules.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { validate } from '../../platform/validation/validate.ts';
import { accessProject } from './project.policy.ts';

/** A history entry as plain data. */
export interface ProjectEventRow {
  readonly id: string;
  readonly kind: string;
  readonly subject: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly actorName: string | null;
  readonly createdAt: Date;
}

/** $2: whether the viewer sees what is for admins only; $4: whether they see the budget. */
const visible = `e.project_id = $1 and (not e.admin_only or $2) and ($4 or e.kind <> 'changed' or e.subject is distinct from 'budget')`;

const lines = `
  select e.id, e.kind, e.subject, e.before, e.after, e.created_at as "createdAt", u.name as "actorName",
    (select count(*) from project_events e where ${visible}) as total
  from project_events e left join users u on u.id = e.actor_id
  where ${visible}
  order by e.created_at desc, e.id desc limit ${projectHistoryPageSize} offset $3`;

/** One page of a project's history, newest first; some entries only the admin sees. @throws AppError NOT_FOUND, BAD_INPUT */
export const listProjectEvents = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<{ events: ProjectEventRow[]; pagination: Pagination }> => {
  await accessProject(context, id);
  const { page } = validate(z.object({ page: pageNumber }), input);
  const seesAll = can(context.viewer, 'project:read-cost');
  const seesBudget = can(context.viewer, 'project:read-budget');
  const rows = await context.sql<ProjectEventRow & { total: string }>('project_events', lines, [
    id,
    seesAll,
    (page - 1) * projectHistoryPageSize,
    seesBudget,
  ]);
  const total = Number(rows[0]?.total ?? 0);
  if (rows.length === 0 && page > 1)
    return {
      events: [],
      pagination: { ...(await listProjectEvents(context, id, { page: 1 })).pagination, page },
    };
  return {
    events: rows.map(({ total: _total, ...row }) => row),
    pagination: paginate(page, total, projectHistoryPageSize),
  };
};
