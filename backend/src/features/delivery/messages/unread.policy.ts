import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The customer's messages of the thread `t` up to this number need no answer: they have one, or somebody said so. */
export const settledTo: RawBuilder<number> = sql`greatest(t.answered_number, t.done_number)`;

/** Whether a member of the team has marked the thread `t` as done, and the customer has written nothing since. */
export const isDone: RawBuilder<boolean> = sql`coalesce(t.done_number > 0 and t.done_number >= t.customer_number, false)`;

/**
 * The number after which others' messages of the thread `t` are unread by the viewer, whose place is `r`.
 * For the team, messages that a colleague has answered or marked as done count as read.
 */
export const readTo = (staff: boolean): RawBuilder<number> =>
  staff ? sql`greatest(coalesce(r.number, 0), ${settledTo})` : sql`coalesce(r.number, 0)`;

/** Limits counting to threads that can have unread messages: for the team, those where the customer has written since. */
export const mayBeUnread = (staff: boolean): RawBuilder<SqlBool> =>
  staff ? sql`t.customer_number > ${readTo(true)}` : sql`t.last_number > coalesce(r.number, 0)`;
