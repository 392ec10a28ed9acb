import { activeStatuses, nearCompletionFrom, type ProjectStatusFilter } from '@hearthline/rules/projects.ts';
import { beginningOf } from '../../platform/business-day.ts';
import type { Context } from '../../platform/context.ts';

/**
 * The condition under which a project belongs to what a list is narrowed to (`rules/projects.ts` says what each means).
 * @param place takes a value of the statement and says where it stands, as in `$3`
 */
export const statusCondition = async (context: Pick<Context, 'sql' | 'now'>, filter: ProjectStatusFilter, place: (value: unknown) => string): Promise<string> => {
  const active = (): string => `status = any(${place(activeStatuses)})`;
  const completed = async (): Promise<string> => `(status = 'completed' and completed_at >= ${place(await beginningOf(context, 'quarter'))})`;
  switch (filter) {
    case 'active': return active();
    case 'under_construction': return `status = 'in_progress' and progress < ${nearCompletionFrom}`;
    case 'near_completion': return `status = 'in_progress' and progress >= ${nearCompletionFrom}`;
    case 'completed_this_quarter': return completed();
    case 'active_this_quarter': return `(${active()} or ${await completed()})`;
    default: return `status = ${place(filter)}`;
  }
};
