import {
  activeStatuses,
  nearCompletionFrom,
  type ProjectStatus,
  type ProjectStatusFilter,
} from '@hearthline/rules/projects/rules.ts';
import { beginningOf } from '../../platform/time/business-day.ts';
import type { Context } from '../../platform/context.ts';

type Group = Exclude<ProjectStatusFilter, ProjectStatus>;

/** Adds a value to a statement and returns its placeholder, such as `$3`. */
type Place = (value: unknown) => string;

type Quarter = () => Promise<Date>;

const active = (place: Place): string => `status = any(${place(activeStatuses)})`;
const completed = async (place: Place, quarter: Quarter): Promise<string> =>
  `(status = 'completed' and completed_at >= ${place(await quarter())})`;

/** The projects that a board counts together. */
const groups: Readonly<Record<Group, (place: Place, quarter: Quarter) => string | Promise<string>>> = {
  active,
  under_construction: () => `status = 'in_progress' and progress < ${nearCompletionFrom}`,
  near_completion: () => `status = 'in_progress' and progress >= ${nearCompletionFrom}`,
  completed_this_quarter: completed,
  active_this_quarter: async (place, quarter) => `(${active(place)} or ${await completed(place, quarter)})`,
};

/** The condition for a list's status filter (`rules/projects/rules.ts` defines each filter). */
export const statusCondition = async (
  context: Pick<Context, 'db' | 'query' | 'sql' | 'now'>,
  filter: ProjectStatusFilter,
  place: Place,
): Promise<string> =>
  filter in groups
    ? groups[filter as Group](place, () => beginningOf(context, 'quarter'))
    : `status = ${place(filter)}`;
