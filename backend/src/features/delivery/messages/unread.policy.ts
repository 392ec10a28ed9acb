import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

const thread = expressionBuilder<{ t: Tables['messageThreads'] }, 't'>();

/** The customer's messages of the thread `t` up to this number need no answer: they have one, or somebody said so. */
export const settledTo: Expression<number> = thread.fn<number>('greatest', [
  't.answeredNumber',
  't.doneNumber',
]);

/** Whether a member of the team has marked the thread `t` as done, and the customer has written nothing since. */
export const isDone: RawBuilder<boolean> = sql`coalesce(${thread.and([
  thread('t.doneNumber', '>', sql.lit(0)),
  thread('t.doneNumber', '>=', thread.ref('t.customerNumber')),
])}, false)`;

/**
 * The number after which others' messages of the thread `t` are unread by the viewer, whose place is `r`.
 * For the team, messages that a colleague has answered or marked as done count as read.
 */
export const readTo = (staff: boolean): RawBuilder<number> =>
  staff ? sql`greatest(coalesce(r.number, 0), ${settledTo})` : sql`coalesce(r.number, 0)`;

/** Limits counting to threads that can have unread messages: for the team, those where the customer has written since. */
export const mayBeUnread = (staff: boolean): Expression<SqlBool> =>
  thread(staff ? 't.customerNumber' : 't.lastNumber', '>', readTo(staff));
