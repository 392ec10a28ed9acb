import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * The number after which the other side's messages of the thread `t` are unread by the viewer, whose place is `r`.
 * For the team, messages that a colleague has answered count as read.
 */
export const readTo = (staff: boolean): RawBuilder<number> =>
  staff ? sql`greatest(coalesce(r.number, 0), t.answered_number)` : sql`coalesce(r.number, 0)`;

/** Limits counting to threads that can have unread messages: for the team, those where the customer has written since. */
export const mayBeUnread = (staff: boolean): RawBuilder<SqlBool> =>
  staff ? sql`t.customer_number > ${readTo(true)}` : sql`t.last_number > coalesce(r.number, 0)`;
