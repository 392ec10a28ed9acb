import { ownerRoles, type OwnedKind } from '@hearthline/rules/people/owners.ts';
import { isStaff, scopeOf, type Action, type Role } from '@hearthline/rules/permissions.ts';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Bound } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';

/**
 * Whose records are a member of staff's own (docs/people.md): theirs and, for who leads a team, those of its members. It is asked anew
 * by every statement, so that a new team or leader counts at the next request.
 */
export const colleagues = (viewerId: Bound<string>): RawBuilder<readonly string[]> =>
  sql`array(select ${viewerId}::uuid union all select m.user_id from team_members m join teams t on t.id = m.team_id where t.leader_id = ${viewerId}::uuid)`;

/** The condition that the owner in a column is the viewer, or is led by them. */
export const isOwnedBy = (owner: Expression<unknown>, viewerId: Bound<string>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${owner} = any (${colleagues(viewerId)})`;

/** The condition that nobody active who may own such a record is the owner in a column. */
export const isUnassigned = (owner: Expression<unknown>, kind: OwnedKind): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (select from users active where active.id = ${owner} and active.disabled_at is null and active.role in (${sql.join(ownerRoles[kind].map((role) => sql.lit(role)))}))`;

/** The condition that the account in a column is an active one of staff. */
export const isActiveStaff = (account: Expression<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`not ${isUnassigned(account, 'task')}`;

/** The ids of the records about which the viewer, or whom they lead, has an open task: it lets them read these. */
export const withOpenTask = (
  record: 'contactId' | 'dealId' | 'projectId',
  viewerId: Bound<string>,
): RawBuilder<string> =>
  sql<string>`select ${sql.ref(`task.${record}`)} from tasks task where task.done_at is null and ${isOwnedBy(sql.ref('task.assigneeId'), viewerId)}`;

/** Which records of a table a viewer reaches. `name` is part of a prepared statement's name, because the SQL differs by scope. */
export interface RecordScope {
  readonly name: 'all' | 'none' | `${'read' | 'change'}_${Role}`;
  /** A condition on a record. @param record the alias of its table in the statement */
  readonly where: (record: string, viewerId: Bound<string>) => RawBuilder<SqlBool>;
}

const everything: RecordScope = { name: 'all', where: () => sql<SqlBool>`true` };
const nothing: RecordScope = { name: 'none', where: () => sql<SqlBool>`false` };

type Caller = Pick<Viewer, 'role'> | null;

/** The conditions of what is own, for reading and for changing. */
export interface OwnRecords {
  readonly read: (record: string, viewerId: Bound<string>, role: Role) => RawBuilder<SqlBool>;
  readonly change: (record: string, viewerId: Bound<string>, role: Role) => RawBuilder<SqlBool>;
}

const reads = (action: Action): boolean => /:(list|read)/.test(action);

/**
 * The records that an action of a member of staff reaches; none for everybody else.
 * @param own what is own among records of the kind
 */
export const staffScope = (viewer: Caller, action: Action, own: OwnRecords): RecordScope => {
  const scope = scopeOf(viewer, action);
  if (!viewer || !scope || !isStaff(viewer.role)) return nothing;
  if (scope === 'all') return everything;
  const { role } = viewer;
  const kind = reads(action) ? 'read' : 'change';
  return { name: `${kind}_${role}`, where: (record, viewerId) => own[kind](record, viewerId, role) };
};

/** A table whose records staff reach by their scope. */
interface Gate {
  readonly table: 'contacts' | 'deals' | 'projects' | 'appointments';
  readonly scope: (viewer: Caller, action: Action) => RecordScope;
  /** The action whose scope decides what is there for the viewer. */
  readonly reads: Action;
  readonly missing: () => AppError;
}

/**
 * Makes the check that stands before work with one record.
 * @returns a function of the database or the transaction, the viewer, the id and what is to be done, which by default is reading;
 * it throws AppError NOT_FOUND for what the viewer does not read, and FORBIDDEN for what they read and may not change
 */
export const recordGate =
  ({ table, scope, reads: readAction, missing }: Gate) =>
  async (
    db: Db,
    viewer: Pick<Viewer, 'id' | 'role'> | null,
    id: string,
    action: Action = readAction,
  ): Promise<void> => {
    const [reading, doing] = [scope(viewer, readAction), scope(viewer, action)];
    if (!viewer || !isId(id) || reading.name === 'none') throw missing();
    // Whoever reaches all finds out by the work itself whether it is there.
    if (reading.name === 'all' && doing.name === 'all') return;
    const found = await db
      .selectFrom(`${table} as record` as 'contacts as record')
      .select(doing.where('record', viewer.id).as('isAllowed'))
      .where('record.id', '=', id)
      .where(reading.where('record', viewer.id))
      .executeTakeFirst();
    if (!found) throw missing();
    if (!found.isAllowed) throw new AppError('FORBIDDEN');
  };

/** Makes the question whether an action reaches one record of a viewer's. Whether a record is there at all is asked only where not everything is reached. */
export const recordReach =
  ({ table, scope }: Pick<Gate, 'table' | 'scope'>) =>
  async (
    db: Db,
    viewer: Pick<Viewer, 'id' | 'role'> | null,
    id: string,
    action: Action,
  ): Promise<boolean> => {
    const { name, where } = scope(viewer, action);
    if (!viewer || name === 'all' || name === 'none') return viewer !== null && name === 'all';
    const found = await db
      .selectFrom(`${table} as record` as 'contacts as record')
      .select('record.id')
      .where('record.id', '=', id)
      .where(where('record', viewer.id))
      .executeTakeFirst();
    return found !== undefined;
  };

/** A column of a statement's alias. */
export const columnOf = <Table extends keyof Tables>(
  alias: string,
  column: keyof Tables[Table] & string,
): RawBuilder<unknown> => sql.ref(`${alias}.${column}`);
