import type { MessageThreadShow } from '@hearthline/rules/delivery/messages.ts';
import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Bound } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { isDone } from './unread.policy.ts';

/** How the team stands to a thread, as plain data. */
export interface ThreadState {
  /** The project's id. */
  readonly id: string;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  readonly isDone: boolean;
}

/** {@link ThreadState} of the thread `t` of the project `p`, null if there is none. It is the team's own: a customer gets null. */
export const threadState = (staff: boolean) => {
  const eb = expressionBuilder<Tables & { t: Tables['messageThreads']; p: Tables['projects'] }, 't' | 'p'>();
  const state = jsonBuildObject({
    id: eb.ref('p.id'),
    assigneeId: eb.ref('t.assigneeId'),
    assigneeName: eb
      .selectFrom('users as u')
      .select('u.name')
      .whereRef('u.id', '=', 't.assigneeId')
      .$asScalar(),
    isDone,
  });
  return staff
    ? sql<ThreadState | null>`case when ${eb.ref('t.id')} is not null then ${state} end`
    : sql<ThreadState | null>`null::json`;
};

/** The condition of each part of the team's threads, on the thread `t`. */
export const threadShows: Readonly<
  Record<MessageThreadShow, (viewerId: Bound<string>) => RawBuilder<SqlBool>>
> = {
  open: () => sql`not ${isDone}`,
  mine: (viewerId) => sql`${sql.ref('t.assigneeId')} = ${viewerId} and not ${isDone}`,
  done: () => sql`${isDone}`,
};
