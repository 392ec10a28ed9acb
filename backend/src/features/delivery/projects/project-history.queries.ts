import { can } from '@hearthline/rules/permissions.ts';
import { pageNumber } from '@hearthline/rules/page-number.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { projectHistoryPageSize } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { findProjectAccess } from './project.policy.ts';

interface HistoryParams {
  readonly projectId: string;
  /** Whether the viewer sees what is for those alone who may read the cost. */
  readonly seesAll: boolean;
  readonly seesBudget: boolean;
}

const visible = (db: Db, p: Placeholders<HistoryParams>) =>
  db
    .selectFrom('projectEvents as e')
    .where('e.projectId', '=', p.projectId)
    .where((eb) => eb.or([eb.not('e.adminOnly'), p.seesAll]))
    .where((eb) =>
      eb.or([
        p.seesBudget,
        eb('e.kind', '<>', sql.lit('changed')),
        eb('e.subject', 'is distinct from', sql.lit('budget')),
      ]),
    );

const lines = prepare('project_events', (db, p: Placeholders<HistoryParams & { skip: number }>) =>
  visible(db, p)
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .select(['e.id', 'e.kind', 'e.subject', 'e.before', 'e.after', 'e.createdAt', 'u.name as actorName'])
    .select(
      visible(db, p)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .as('total'),
    )
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(sql.lit(projectHistoryPageSize))
    .offset(p.skip),
);

/** A history entry as plain data. */
export type ProjectEventRow = Omit<NonNullable<(typeof lines)['row']>, 'total'>;

/** One page of a project's history, newest first; some entries only those see who may read its cost. @throws AppError NOT_FOUND, BAD_INPUT */
export const listProjectEvents = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<{ events: ProjectEventRow[]; pagination: Pagination }> => {
  const { isAllowed: seesAll } = await findProjectAccess(context, id, 'project:read-cost');
  const { page } = validate(z.object({ page: pageNumber }), input);
  const rows = await context.query(lines, {
    projectId: id,
    seesAll,
    seesBudget: can(context.viewer, 'project:read-budget'),
    skip: (page - 1) * projectHistoryPageSize,
  });
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
