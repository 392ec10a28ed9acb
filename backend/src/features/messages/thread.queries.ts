import { messageExcerpt, messageThreadFilter, messageThreadsPageSize } from '@hearthline/rules/messages.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import type { Context } from '../../platform/context.ts';
import { searchCondition } from '../../platform/db/search-condition.ts';
import { validate } from '../../platform/validation/validate.ts';
import { accessProject } from '../projects/project.policy.ts';
import { isStaff, messageScope, type MessageScope } from './message.policy.ts';
import type { MessageRow } from './read-messages.ts';

/** A thread in a list, as plain data. */
export interface ThreadRow {
  readonly id: string;
  readonly projectName: string;
  readonly projectStatus: string;
  readonly customerName: string | null;
  readonly latest: MessageRow | null;
  readonly unread: number;
  readonly isWaiting: boolean;
}

/** The number after which the other side's messages are unread. For the team, messages that a colleague has answered count as read. */
const readTo = (staff: boolean): string =>
  staff ? 'greatest(coalesce(r.number, 0), t.answered_number)' : 'coalesce(r.number, 0)';

/** The number of the other side's messages in the thread `t`, `r` that the viewer ($1) has not read. */
const unreadOf = (scope: MessageScope, staff: boolean): string => `
  (select count(*)::int from messages m where m.project_id = t.project_id and m.number > ${readTo(staff)} and m.from_staff <> ${staff} and ${scope.messages('$1')})`;

const read = 'left join message_reads r on r.project_id = t.project_id and r.user_id = $1';

/** Limits counting to threads that can have unread messages: for the team, those where the customer has written since. */
const mayBeUnread = (staff: boolean): string =>
  staff ? `t.customer_number > ${readTo(true)}` : 't.last_number > coalesce(r.number, 0)';

/** The viewer's threads: for the team those with messages, for a customer one for each of their projects. */
const threadsFrom = (scope: MessageScope, staff: boolean): string => `
  from projects p ${staff ? 'join message_threads t on t.project_id = p.id and t.last_number > 0' : 'left join message_threads t on t.project_id = p.id'} ${read}
  where ${scope.where('$1', 'p')}`;

const listing = (scope: MessageScope, staff: boolean, condition: string): string => `
  with found as (
    select p.id, p.created_at, t.last_at, case when ${mayBeUnread(staff)} then ${unreadOf(scope, staff)} else 0 end as unread,
      coalesce(t.customer_number > t.answered_number, false) as waiting ${threadsFrom(scope, staff)} ${condition}
  ), page as (
    select *, row_number() over (order by unread > 0 desc, last_at desc nulls last, created_at desc, id desc) as place from found
    order by place limit ${messageThreadsPageSize} offset $2
  )
  select page.id, p.name as "projectName", p.status as "projectStatus", p.customer_name as "customerName", page.unread, page.waiting as "isWaiting",
    m.id as "latestId", m.number, m.text, m.key, m.author_name as "authorName", m.from_staff as "fromStaff", m.author_id is not distinct from $1::uuid as "isMine", m.created_at as "createdAt",
    (select count(*) from found) as total
  from page join projects p on p.id = page.id
  left join lateral (select * from messages m where m.project_id = page.id and ${scope.messages('$1')} order by m.number desc limit 1) m on true
  order by page.place`;

type ListedRow = Omit<ThreadRow, 'latest'> &
  Omit<MessageRow, 'id'> & { readonly latestId: string | null; readonly total: string };

const lineOf = ({
  id,
  projectName,
  projectStatus,
  customerName,
  unread,
  isWaiting,
  latestId,
  total: _total,
  text,
  ...message
}: ListedRow): ThreadRow => ({
  id,
  projectName,
  projectStatus,
  customerName,
  unread,
  isWaiting,
  latest: latestId === null ? null : { ...message, id: latestId, text: messageExcerpt(text) },
});

/** One page of threads, those with unread messages first. @param input page and search, not yet validated */
export const listThreads = async (
  context: Context,
  input: unknown,
): Promise<{ threads: ThreadRow[]; pagination: Pagination }> => {
  const { sql, viewer } = context;
  const { page, search } = validate(messageThreadFilter, input);
  const [scope, staff] = [messageScope(viewer), isStaff(viewer)];
  const values: unknown[] = [viewer?.id, (page - 1) * messageThreadsPageSize];
  const condition = search
    ? `and ${searchCondition(search, (value) => `$${values.push(value)}`, ['search_fold(p.search_text)'])}`
    : '';
  const rows = await sql<ListedRow>(
    search ? '' : `message_threads_${scope.name}`,
    listing(scope, staff, condition),
    values,
  );
  if (rows.length === 0 && page > 1) {
    const { pagination } = await listThreads(context, { page: 1, search });
    return { threads: [], pagination: { ...pagination, page } };
  }
  return {
    threads: rows.map(lineOf),
    pagination: paginate(page, Number(rows[0]?.total ?? 0), messageThreadsPageSize),
  };
};

const counting = (scope: MessageScope, staff: boolean, condition: string): string => `
  select coalesce(sum(unread), 0)::int as messages, count(*) filter (where unread > 0)::int as threads from (
    select ${unreadOf(scope, staff)} as unread ${threadsFrom(scope, staff)} and ${mayBeUnread(staff)} ${condition}
  ) counted`;

/** How much the viewer has not read, in all threads or in one project's. @throws AppError NOT_FOUND */
export const countUnread = async (
  context: Context,
  projectId?: string | null,
): Promise<{ messages: number; threads: number }> => {
  const { sql, viewer } = context;
  const [scope, staff] = [messageScope(viewer), isStaff(viewer)];
  if (typeof projectId === 'string') await accessProject(context, projectId);
  const [row] =
    typeof projectId === 'string'
      ? await sql<{ messages: number; threads: number }>(
          `message_unread_of_${scope.name}`,
          counting(scope, staff, 'and p.id = $2'),
          [viewer?.id, projectId],
        )
      : await sql<{ messages: number; threads: number }>(
          `message_unread_${scope.name}`,
          counting(scope, staff, ''),
          [viewer?.id],
        );
  return row ?? { messages: 0, threads: 0 };
};
