import { isStaffMember } from '@hearthline/rules/permissions.ts';
import {
  messageExcerpt,
  messageThreadFilter,
  messageThreadsPageSize,
  type MessageThreadShow,
} from '@hearthline/rules/delivery/messages.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { searchFilter } from '../../../platform/db/search-condition.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName, type Bound, type Given } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { accessProject } from '../projects/project.policy.ts';
import { messageScope, type MessageScope } from './message.policy.ts';
import type { MessageRow } from './read-messages.ts';
import { threadState, threadShows } from './thread-state.ts';
import { mayBeUnread, readTo, settledTo } from './unread.policy.ts';

/** Whose threads, and which. */
interface Threads {
  readonly scope: MessageScope;
  /** Whether the viewer is on the team's side. */
  readonly staff: boolean;
  /** Which of the team's threads; null for all. */
  readonly show?: MessageThreadShow | null;
}

/**
 * The number of messages in the thread `t`, `r` that the viewer has not read: for the team the customer's, for a customer all that they
 * have not written themselves, so that those who buy together see what the other one wrote.
 */
const unreadOf = ({ scope, staff }: Threads, viewerId: Bound<string>) =>
  expressionBuilder<Tables & { t: Tables['messageThreads'] }, 't'>()
    .selectFrom('messages as m')
    .select(sql<number>`count(*)::int`.as('unread'))
    .whereRef('m.projectId', '=', 't.projectId')
    .where('m.number', '>', readTo(staff))
    .where((eb) =>
      staff
        ? eb('m.fromStaff', '=', sql.lit(false))
        : eb('m.authorId', 'is distinct from', sql<string>`${viewerId}::uuid`),
    )
    .where(scope.messages(viewerId));

/** The viewer's threads: for the team those with messages, for a customer one for each of their projects. */
const threadsOf = (db: Db, { scope, staff, show }: Threads, viewerId: Bound<string>) =>
  db
    .selectFrom('projects as p')
    .leftJoin('messageThreads as t', 't.projectId', 'p.id')
    .leftJoin('messageReads as r', (join) =>
      join.onRef('r.projectId', '=', 't.projectId').on('r.userId', '=', viewerId),
    )
    .where(scope.where(viewerId))
    .$if(staff, (threads) => threads.where('t.lastNumber', '>', sql.lit(0)))
    .$if(staff && Boolean(show), (threads) =>
      threads.where(show ? threadShows[show](viewerId) : sql<SqlBool>`true`),
    );

/** The message `m`, if there is one. */
const latest = (viewerId: Bound<string>) => {
  const eb = expressionBuilder<{ m: Tables['messages'] }, 'm'>();
  return eb
    .case()
    .when('m.id', 'is not', null)
    .then(
      jsonBuildObject({
        id: eb.ref('m.id'),
        number: eb.ref('m.number'),
        text: eb.ref('m.text'),
        key: eb.ref('m.key'),
        authorName: eb.ref('m.authorName'),
        fromStaff: eb.ref('m.fromStaff'),
        isMine: sql<boolean>`${eb.ref('m.authorId')} is not distinct from ${viewerId}::uuid`,
        createdAt: eb.ref('m.createdAt'),
      }),
    )
    .end();
};

interface ListParams {
  readonly viewerId: string;
  readonly skip: number;
}

const listed = (
  db: Db,
  { search, ...threads }: Threads & { readonly search: string | null },
  { viewerId, skip }: Given<ListParams>,
) =>
  db
    .with('found', () =>
      threadsOf(db, threads, viewerId)
        .select((eb) => [
          'p.id',
          'p.createdAt',
          't.lastAt',
          eb
            .case()
            .when(mayBeUnread(threads.staff))
            .then(sql<number>`${unreadOf(threads, viewerId)}`)
            .else(sql<number>`0`)
            .end()
            .as('unread'),
          sql<boolean>`coalesce(${eb.ref('t.customerNumber')} > ${settledTo}, false)`.as('isWaiting'),
          threadState(threads.staff).as('state'),
        ])
        .$if(search !== null, (found) =>
          found.where((eb) =>
            searchFilter(search ?? '', [eb.fn<string | null>('search_fold', ['p.searchText'])]),
          ),
        ),
    )
    .with('page', (found) =>
      found
        .selectFrom('found')
        .select((eb) => [
          'found.id',
          'found.unread',
          'found.isWaiting',
          'found.state',
          sql<number>`row_number() over (order by unread > 0 desc, ${eb.ref('found.lastAt')} desc nulls last, ${eb.ref('found.createdAt')} desc, id desc)`.as(
            'place',
          ),
        ])
        .orderBy('place')
        .limit(sql.lit(messageThreadsPageSize))
        .offset(skip),
    )
    .selectFrom('page')
    .innerJoin('projects as p', 'p.id', 'page.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('messages as m')
          .selectAll('m')
          .whereRef('m.projectId', '=', 'page.id')
          .where(threads.scope.messages(viewerId))
          .orderBy('m.number', 'desc')
          .limit(sql.lit(1))
          .as('m'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'page.id',
      'p.name as projectName',
      'p.status as projectStatus',
      'p.customerName',
      'page.unread',
      'page.isWaiting',
      'page.state',
      latest(viewerId).as('latest'),
      eb
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .as('total'),
    ])
    .orderBy('page.place');

const threadPage = perName((threads: Threads & { readonly name: string }) =>
  prepare(`message_threads_${threads.name}`, (db, p: Placeholders<ListParams>) =>
    listed(db, { ...threads, search: null }, p),
  ),
);

type ListedRow = NonNullable<ReturnType<typeof threadPage>['row']>;

/** A thread in a list, as plain data. */
export interface ThreadRow extends Omit<ListedRow, 'latest' | 'total'> {
  readonly latest: MessageRow | null;
}

const lineOf = ({ total: _total, latest, ...thread }: ListedRow): ThreadRow => ({
  ...thread,
  latest: latest && {
    ...latest,
    text: messageExcerpt(latest.text),
    createdAt: new Date(latest.createdAt),
  },
});

/** One page of threads, those with unread messages first. @param input page and search, not yet validated */
export const listThreads = async (
  context: Context,
  input: unknown,
): Promise<{ threads: ThreadRow[]; pagination: Pagination }> => {
  const { viewer } = context;
  const { page, search, show } = validate(messageThreadFilter, input);
  if (!viewer) return { threads: [], pagination: paginate(page, 0, messageThreadsPageSize) };
  const [scope, staff] = [messageScope(viewer), isStaffMember(viewer)];
  const params = { viewerId: viewer.id, skip: (page - 1) * messageThreadsPageSize };
  const rows = search
    ? await listed(context.db, { scope, staff, show, search }, params).execute()
    : await context.query(
        threadPage({ name: staff && show ? `${scope.name}_${show}` : scope.name, scope, staff, show }),
        params,
      );
  if (rows.length === 0 && page > 1) {
    const { pagination } = await listThreads(context, { page: 1, search, show });
    return { threads: [], pagination: { ...pagination, page } };
  }
  return {
    threads: rows.map(lineOf),
    pagination: paginate(page, Number(rows[0]?.total ?? 0), messageThreadsPageSize),
  };
};

const counted = (db: Db, threads: Threads, viewerId: Bound<string>, projectId?: Bound<string>) =>
  db
    .selectFrom(
      threadsOf(db, threads, viewerId)
        .select(sql<number>`${unreadOf(threads, viewerId)}`.as('unread'))
        .where(mayBeUnread(threads.staff))
        .$if(projectId !== undefined, (one) => one.where('p.id', '=', sql<string>`${projectId}`))
        .as('counted'),
    )
    .select([
      sql<number>`coalesce(sum(unread), 0)::int`.as('messages'),
      sql<number>`(count(*) filter (where unread > 0))::int`.as('threads'),
    ]);

const unreadInAll = perName((threads: Threads & { readonly name: string }) =>
  prepare(`message_unread_${threads.name}`, (db, p: Placeholders<{ viewerId: string }>) =>
    counted(db, threads, p.viewerId),
  ),
);

const unreadInOne = perName((threads: Threads & { readonly name: string }) =>
  prepare(
    `message_unread_of_${threads.name}`,
    (db, p: Placeholders<{ viewerId: string; projectId: string }>) =>
      counted(db, threads, p.viewerId, p.projectId),
  ),
);

/** How much the viewer has not read, in all threads or in one project's. @throws AppError NOT_FOUND */
export const countUnread = async (
  context: Context,
  projectId?: string | null,
): Promise<{ messages: number; threads: number }> => {
  const { query, viewer } = context;
  const ofOne = typeof projectId === 'string';
  if (ofOne) await accessProject(context, projectId);
  const scope = messageScope(viewer);
  const threads = { name: scope.name, scope, staff: isStaffMember(viewer) };
  const [row] = !viewer
    ? []
    : ofOne
      ? await query(unreadInOne(threads), { viewerId: viewer.id, projectId })
      : await query(unreadInAll(threads), { viewerId: viewer.id });
  return row ?? { messages: 0, threads: 0 };
};
