import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { assignSentences } from '@hearthline/rules/office/assignments/assign-rules.ts';
import { taskSentences } from '@hearthline/rules/office/tasks/task-rules.ts';
import type { OwnedKind } from '@hearthline/rules/people/owners.ts';
import type { Action } from '@hearthline/rules/permissions.ts';
import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Context, Viewer } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import { setProjectManagers } from '../../delivery/projects/project-manager.api.ts';
import { projectScope } from '../../delivery/projects/project.policy.ts';
import {
  setContactOwners,
  type NewOwner,
  type OwnerChanged,
  type OwnerChangedBy,
} from '../../people/contacts/contact-owner.api.ts';
import { contactScope, missingContact } from '../../people/contacts/contact.policy.ts';
import { isUnassigned } from '../../people/staff/staff.policy.ts';
import { setDealOwners } from '../../sale/deals/deal-owner.api.ts';
import { dealScope, missingDeal } from '../../sale/deals/deal.policy.ts';
import { setTaskAssignees } from '../tasks/task-assignee.api.ts';
import { givesTask, seesTask } from '../tasks/task.policy.ts';

/** How records of a kind are assigned. Conditions are about the alias of their table. */
interface Assignable {
  /** The action whose scope they must be in. */
  readonly action: Action;
  /** Their table; statements are typed as if it were `contacts as c`, which has the same columns here. */
  readonly table: string;
  readonly alias: string;
  readonly owner: string;
  readonly reads: (viewer: Viewer) => Expression<SqlBool>;
  readonly changes: (viewer: Viewer) => Expression<SqlBool>;
  readonly missing: () => AppError;
  /** Those that keep their owner, and why. */
  readonly isClosed?: Expression<SqlBool>;
  readonly isArchived?: Expression<SqlBool>;
  readonly give: (
    context: Context,
    trx: Transaction,
    changes: readonly NewOwner[],
    by: OwnerChangedBy,
  ) => Promise<OwnerChanged[]>;
  /** One as its new owner is told of it, after "the new owner of", and its page. */
  readonly what: Expression<string>;
  readonly path: (id: string) => string;
  /** Several of them. */
  readonly several: { readonly what: string; readonly path: string };
}

const isOf = (stages: readonly string[]) => sql.join(stages.map((stage) => sql.lit(stage)));

export const assignables: Readonly<Record<OwnedKind, Assignable>> = {
  contact: {
    action: 'contact:assign',
    table: 'contacts as c',
    alias: 'c',
    owner: 'c.ownerId',
    reads: (viewer) => contactScope(viewer).where('c', viewer.id),
    changes: (viewer) => contactScope(viewer, 'contact:assign').where('c', viewer.id),
    missing: missingContact,
    give: (_context, trx, changes, by) => setContactOwners(trx, changes, by),
    what: sql<string>`'the contact ' || c.first_name || ' ' || c.last_name`,
    path: (id) => `/contacts/${id}`,
    several: { what: 'contacts', path: '/admin?tab=contacts&owner=me' },
  },
  deal: {
    action: 'deal:assign',
    table: 'deals as d',
    alias: 'd',
    owner: 'd.ownerId',
    reads: (viewer) => dealScope(viewer).where('d', viewer.id),
    changes: (viewer) => dealScope(viewer, 'deal:assign').where('d', viewer.id),
    missing: missingDeal,
    isClosed: sql<SqlBool>`d.stage not in (${isOf(openStages)})`,
    isArchived: sql<SqlBool>`d.archived_at is not null`,
    give: setDealOwners,
    what: sql<string>`'the deal D-' || d.number || ' of ' || d.buyer_name`,
    path: (id) => `/deals/${id}`,
    several: { what: 'deals', path: '/admin?tab=deals&owner=me' },
  },
  project: {
    action: 'project:assign',
    table: 'projects as p',
    alias: 'p',
    owner: 'p.managerId',
    reads: (viewer) => projectScope(viewer).where(viewer.id),
    changes: (viewer) => projectScope(viewer, 'project:assign').where(viewer.id),
    missing: () => new AppError('NOT_FOUND', { message: projectSentences.missing }),
    isArchived: sql<SqlBool>`p.archived_at is not null`,
    give: setProjectManagers,
    what: sql<string>`'the project ' || p.name`,
    path: (id) => `/projects/${id}`,
    several: { what: 'projects', path: '/admin?tab=projects&owner=me' },
  },
  task: {
    action: 'task:update',
    table: 'tasks as t',
    alias: 't',
    owner: 't.assigneeId',
    reads: seesTask,
    changes: givesTask,
    missing: () => new AppError('NOT_FOUND', { message: taskSentences.missing }),
    give: (_context, trx, changes) => setTaskAssignees(trx, changes),
    what: sql<string>`'the task ' || t.title`,
    path: () => '/admin',
    several: { what: 'tasks', path: '/admin' },
  },
};

/** The records of a kind with these ids. */
const rowsOf = (trx: Transaction, kind: OwnedKind, ids: readonly string[]) => {
  const { table, alias } = assignables[kind];
  return trx
    .selectFrom(table as 'contacts as c')
    .where(sql<boolean>`${sql.ref(`${alias}.id`)} = any(${ids}::uuid[])`);
};

const idIn = (kind: OwnedKind) => sql<string>`${sql.ref(`${assignables[kind].alias}.id`)}`;
const ownerIn = (kind: OwnedKind) => sql<string | null>`${sql.ref(assignables[kind].owner)}`;

/** Locks those of the records that are there, in the order of their ids. */
export const lockRecords = (
  trx: Transaction,
  kind: OwnedKind,
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> =>
  rowsOf(trx, kind, ids)
    .select([
      idIn(kind).as('id'),
      sql<number>`${sql.ref(`${assignables[kind].alias}.version`)}`.as('version'),
    ])
    .orderBy(idIn(kind))
    .forNoKeyUpdate()
    .execute();

/**
 * Checks locked records before they are assigned: all of them are in the caller's scope, none keeps its owner, and all are still whose
 * they are to be.
 * @param from `none`, or the id of the owner that the caller saw; null for any
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const assertAssignable = async (
  trx: Transaction,
  viewer: Viewer,
  kind: OwnedKind,
  ids: readonly string[],
  from: string | null,
): Promise<void> => {
  const {
    reads,
    changes,
    missing,
    isClosed = sql.lit(false),
    isArchived = sql.lit(false),
  } = assignables[kind];
  const owner = ownerIn(kind);
  const isFrom = from === 'none' ? isUnassigned(owner, kind) : sql<SqlBool>`${owner} = ${from}::uuid`;
  const found = await rowsOf(trx, kind, ids)
    .select([
      sql<boolean>`${reads(viewer)} is true`.as('isRead'),
      sql<boolean>`${changes(viewer)} is true`.as('isReached'),
      sql<boolean>`${isClosed}`.as('isClosed'),
      sql<boolean>`${isArchived}`.as('isArchived'),
      sql<boolean>`${from === null ? sql.lit(true) : isFrom} is true`.as('isStill'),
    ])
    .execute();
  if (found.length < ids.length || !found.every(({ isRead }) => isRead)) throw missing();
  // Whoever comes second hears that, also where what they read is not theirs to change any more.
  if (!found.every(({ isStill }) => isStill)) throw conflict(assignSentences.taken);
  if (!found.every(({ isReached }) => isReached)) throw new AppError('FORBIDDEN');
  if (found.some((row) => row.isClosed)) throw conflict(assignSentences.closed);
  if (found.some((row) => row.isArchived)) throw conflict(assignSentences.archived);
};

/** Those of the records that somebody owns still, as their owner is told of each. */
export const stillOwned = (
  trx: Transaction,
  kind: OwnedKind,
  ids: readonly string[],
  ownerId: string,
): Promise<{ id: string; what: string }[]> =>
  rowsOf(trx, kind, ids)
    .select([idIn(kind).as('id'), sql<string>`${assignables[kind].what}`.as('what')])
    .where(sql<boolean>`${ownerIn(kind)} = ${ownerId}::uuid`)
    .orderBy(idIn(kind))
    .execute();
