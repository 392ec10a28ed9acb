import {
  activeStatuses,
  nearCompletionFrom,
  type ProjectStatus,
  type ProjectStatusFilter,
} from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Given } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type Group = Exclude<ProjectStatusFilter, ProjectStatus>;

/** What the conditions compare with. */
export interface StatusParams {
  /** Null unless the filter is one status. */
  readonly status: ProjectStatus | null;
  /** When the current quarter began; null for a filter that does not need it ({@link needsQuarter}). */
  readonly quarter: Date | null;
}

const eb = expressionBuilder<{ p: Tables['projects'] }, 'p'>();

const isIn = (status: ProjectStatus): Expression<SqlBool> => eb('p.status', '=', sql.lit(status));
const active = (): Expression<SqlBool> =>
  eb('p.status', '=', sql<ProjectStatus>`any(${activeStatuses}::text[])`);
const completed = ({ quarter }: Given<StatusParams>): Expression<SqlBool> =>
  eb.and([isIn('completed'), eb('p.completedAt', '>=', sql<Date>`${quarter}`)]);

/** The projects that a board counts together. */
const groups: Readonly<Record<Group, (given: Given<StatusParams>) => Expression<SqlBool>>> = {
  active,
  under_construction: () => eb.and([isIn('in_progress'), eb('p.progress', '<', sql.lit(nearCompletionFrom))]),
  near_completion: () => eb.and([isIn('in_progress'), eb('p.progress', '>=', sql.lit(nearCompletionFrom))]),
  completed_this_quarter: completed,
  archived: () => eb('p.archivedAt', 'is not', null),
  active_this_quarter: (given) => eb.or([active(), completed(given)]),
};

/** Whether a filter is a group of projects, not one status. */
export const isGroup = (filter: ProjectStatusFilter): filter is Group => filter in groups;

/** Whether a filter compares with the beginning of the quarter. */
export const needsQuarter = (filter: ProjectStatusFilter | null): boolean =>
  filter === 'completed_this_quarter' || filter === 'active_this_quarter';

/** The condition for a list's status filter (`rules/delivery/projects/project-rules.ts` defines each filter) on projects, which are `p`. */
export const statusCondition = (
  filter: ProjectStatusFilter,
  given: Given<StatusParams>,
): Expression<SqlBool> =>
  isGroup(filter) ? groups[filter](given) : eb('p.status', '=', sql<ProjectStatus>`${given.status}`);
