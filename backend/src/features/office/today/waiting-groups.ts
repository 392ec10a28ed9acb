import { ownerRoles, type OwnedKind } from '@hearthline/rules/people/owners.ts';
import type { Role } from '@hearthline/rules/permissions.ts';
import { waitingKinds, waitingLast, type WaitingGroup, type WaitingKind } from '@hearthline/rules/waiting.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Placeholders } from '../../../platform/db/statement.ts';
import type { Look } from './waiting-row.ts';
import { waitingFor } from './waiting-scope.ts';

/** As what the owner of a row owns it: only who may own that counts. */
const ownedAs: Readonly<Record<WaitingKind, OwnedKind>> = {
  call: 'contact',
  // Of an appointment it is first of all its consultant, who may be any of staff; so is who answers a conversation.
  booking: 'task',
  unstaffed: 'task',
  document: 'project',
  request: 'project',
  build: 'project',
  home: 'project',
  message: 'task',
  address: 'contact',
  deal: 'deal',
  quote: 'deal',
  agreement: 'deal',
  change_order: 'deal',
  deposit: 'deal',
  payment_due: 'deal',
  refund: 'deal',
  project: 'project',
  order: 'project',
  mail: 'task',
  import: 'task',
  task: 'task',
};

const literals = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)));

/** The condition that the active account `owner` may own a row of its kind. */
const mayOwnRow: RawBuilder<SqlBool> = sql<SqlBool>`(${sql.join(
  [...new Set(Object.values(ownedAs))].map(
    (as) =>
      sql`(w.kind in (${literals(waitingKinds.filter((kind) => ownedAs[kind] === as))}) and owner.role in (${literals(ownerRoles[as])}))`,
  ),
  sql` or `,
)})`;

const isFresh = (p: Placeholders<Look>) =>
  sql<boolean>`(w.kind in ('call', 'booking') and w.since > ${p.freshSince})`;

/** In which group a row stands, as `rules/waiting.ts` says it. */
const groupOf = (p: Placeholders<Look>): RawBuilder<WaitingGroup> => sql<WaitingGroup>`case
  when w.kind = 'task' then case
    when w.overdue_from <= ${p.now}::timestamptz then 'now' when w.day <= ${p.today}::date then 'today' else 'later' end
  when w.kind = 'call' and w.due_at is not null then 'later'
  when w.kind in (${literals(waitingLast)}) then 'today'
  else 'now' end`;

/**
 * Where a row stands in its group: a number, then an instant. In `now` the newest of those who have just asked comes first, so theirs
 * counts backwards.
 */
const places = (p: Placeholders<Look>) =>
  [
    sql<number>`case when w.kind = 'call' and w.due_at is not null then 5
    when w.kind in (${literals(waitingLast)}) then 3
    when w.kind = 'task' and w.overdue_from > ${p.now}::timestamptz then case when w.day <= ${p.today}::date then 2 else 4 end
    when ${isFresh(p)} then 0 else 1 end`.as('place'),
    sql<number>`case when w.kind = 'task' and w.overdue_from > ${p.now}::timestamptz then extract(epoch from w.overdue_from)
    when w.kind = 'call' and w.due_at is not null then extract(epoch from w.due_at)
    when ${isFresh(p)} then -extract(epoch from w.since) else extract(epoch from w.since) end`.as('moment'),
  ] as const;

/** All that waits, as far as a role is shown it and the viewer reads it: each row with its group, its place there, and the account whose it is. */
export const grouped = (role: Role, db: Db, p: Placeholders<Look>) =>
  db
    .selectFrom(waitingFor(role, db, p))
    .leftJoin('users as owner', (join) =>
      join
        .on(sql<SqlBool>`owner.id = w.owner_id`)
        .on('owner.disabledAt', 'is', null)
        .on(mayOwnRow),
    )
    .selectAll('w')
    .select(['owner.id as activeOwnerId', groupOf(p).as('group'), ...places(p)])
    .select(isFresh(p).as('isFresh'));
