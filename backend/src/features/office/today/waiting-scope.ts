import { scopeOf, type Role } from '@hearthline/rules/permissions.ts';
import { waitingActions, waitingKinds, type WaitingKind } from '@hearthline/rules/waiting.ts';
import { sql, type AliasedExpression, type InferResult, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Placeholders } from '../../../platform/db/statement.ts';
import { readableIds, readsAll, type RecordTable } from '../scope/readable-tables.policy.ts';
import { appointmentScope } from '../../sale/appointments/appointment.policy.ts';
import { changesTask, seesTask } from '../tasks/task.policy.ts';
import { waitingSources } from './waiting-sources.ts';
import { rowColumns, type Look } from './waiting-row.ts';

/** Whose scope decides who is shown a row; null: whoever may open its screen sees all of them. */
const followed: Readonly<Record<WaitingKind, RecordTable | null>> = {
  call: 'contacts',
  booking: 'appointments',
  unstaffed: 'appointments',
  document: 'projects',
  request: 'projects',
  build: 'projects',
  home: 'projects',
  message: 'projects',
  address: null,
  deal: 'deals',
  quote: 'deals',
  agreement: 'deals',
  change_order: 'deals',
  deposit: 'deals',
  payment_due: 'deals',
  refund: 'deals',
  project: 'projects',
  order: 'projects',
  mail: null,
  import: null,
  task: null,
};

const everything = (db: Db, p: Placeholders<Look>) => {
  const [first, ...others] = waitingSources(db, p);
  return first.unionAll(others);
};
type Waiting = InferResult<ReturnType<typeof everything>>[number];

type Column = 'id' | 'contactId' | 'dealId' | 'projectId';
const column = (name: Column | 'kind') => sql.ref(`row.${name}`);
const recordTables = ['contacts', 'deals', 'projects', 'appointments'] as const satisfies RecordTable[];

const isRead = (role: Role, table: RecordTable, id: Column): RawBuilder<SqlBool> =>
  readsAll({ role }, table)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${column(id)} in (select id from ${sql.ref(`readable_${table}`)})`;

/** The condition that a row is one that the role may open and the viewer reads. */
const isShown = (role: Role, viewerId: Placeholders<Look>['viewerId']): RawBuilder<SqlBool> => {
  const kinds = waitingKinds.filter((kind) => scopeOf({ role }, waitingActions[kind]) !== null);
  const parts = [null, ...recordTables].flatMap((table) => {
    const those = kinds.filter((kind) => followed[kind] === table).map((kind) => sql.lit(kind));
    if (those.length === 0) return [];
    const id = table === 'projects' ? 'projectId' : 'id';
    return sql<SqlBool>`(${column('kind')} in (${sql.join(those)}) and ${table ? isRead(role, table, id) : sql`true`})`;
  });
  const isSeen = sql<SqlBool>`(${column('kind')} <> 'task' or exists (select from tasks t where t.id = ${column('id')} and ${seesTask({ id: viewerId, role })}))`;
  return sql<SqlBool>`((${sql.join(parts, sql` or `)}) and ${isSeen})`;
};

/** The id of another record that a row names; null if the viewer does not read that. */
const named = <Name extends Column>(role: Role, table: RecordTable, name: Name) =>
  sql<string | null>`case when ${isRead(role, table, name)} then ${column(name)} end`.as(name);

/** The condition that a row may tell of its record: a task tells nothing of one that the viewer does not read. */
const tells = (role: Role): RawBuilder<SqlBool> => {
  const reads = (table: RecordTable, id: Column) =>
    sql`(${column(id)} is null or ${isRead(role, table, id)})`;
  return sql<SqlBool>`(${column('kind')} <> 'task' or (${reads('contacts', 'contactId')} and ${reads('deals', 'dealId')} and ${reads('projects', 'projectId')}))`;
};

/** Whether the viewer may answer a row: who reads a booking or a task may not change it by that alone. */
const isAnswerable = (role: Role, viewerId: Placeholders<Look>['viewerId']): RawBuilder<boolean> => {
  const { where } = appointmentScope({ role }, 'appointment:change');
  return sql<boolean>`case ${column('kind')}
    when 'booking' then exists (select from appointments a where a.id = ${column('id')} and ${where('a', viewerId)})
    when 'task' then exists (select from tasks t where t.id = ${column('id')} and ${changesTask({ id: viewerId, role })})
    else true end`;
};

/** All that waits, as far as a role is shown it and the viewer reads it: for an admin everything. */
export const waitingFor = (role: Role, db: Db, p: Placeholders<Look>): AliasedExpression<Waiting, 'w'> => {
  if (role === 'admin') return everything(db, p).as('w');
  const ids = (table: RecordTable) => sql<{ id: string }>`(${readableIds({ role }, table, p.viewerId)})`;
  return db
    .with('readable_contacts', () => ids('contacts'))
    .with('readable_deals', () => ids('deals'))
    .with('readable_projects', () => ids('projects'))
    .with('readable_appointments', () => ids('appointments'))
    .selectFrom(everything(db, p).as('row'))
    .select(rowColumns)
    .select([
      named(role, 'contacts', 'contactId'),
      named(role, 'deals', 'dealId'),
      named(role, 'projects', 'projectId'),
      sql<string>`case when ${tells(role)} then row.who else '' end`.as('who'),
      sql<string | null>`case when ${tells(role)} then row.phone end`.as('phone'),
      isAnswerable(role, p.viewerId).as('viewerCanEdit'),
    ])
    .where(isShown(role, p.viewerId))
    .as('w');
};
