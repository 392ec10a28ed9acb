import { tasksPageSize, type TaskFilter } from '@hearthline/rules/office/tasks/task-rules.ts';
import { sql, type Expression, type InferResult, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { isUnassigned } from '../../people/staff/staff.policy.ts';
import { activeStaff, type StaffRow } from '../../people/staff/staff.api.ts';
import { changesTask, seesTask } from './task.policy.ts';

type Caller = Pick<Viewer, 'id' | 'role'>;

/** The tasks that a viewer sees. */
const seenTasks = (db: Db, viewer: Caller) => db.selectFrom('tasks as t').where(seesTask(viewer));

/** All tasks with what is answered of them: for whoever has just given one on, and may not see it any more. */
export const anyTaskViews = (db: Db, viewer: Caller) =>
  db
    .selectFrom('tasks as t')
    .innerJoin('users as maker', 'maker.id', 't.createdById')
    .select([
      't.id',
      't.version',
      't.title',
      't.dueOn',
      't.dueAt',
      't.doneAt',
      't.assigneeId',
      't.contactId',
      't.dealId',
      't.projectId',
      'maker.name as createdBy',
    ])
    .select([
      sql<StaffRow | null>`(select to_json(person) from (${activeStaff(db).where('u.id', '=', sql<string>`t.assignee_id`)}) person)`.as(
        'assignee',
      ),
      changesTask(viewer).$castTo<boolean>().as('viewerCanEdit'),
    ]);

/** The tasks that a viewer sees, with what is answered of them. */
export const taskViews = (db: Db, viewer: Caller) => anyTaskViews(db, viewer).where(seesTask(viewer));

/** A task as the API answers it. */
export type TaskView = InferResult<ReturnType<typeof taskViews>>[number];

type Wanted = Omit<TaskFilter, 'page'>;

/** The condition that a task `t` is looked for. */
const isWanted = (
  { owner, done, contactId, dealId, projectId }: Wanted,
  viewer: Caller,
): RawBuilder<SqlBool> => {
  const column = (name: keyof Tables['tasks']) => sql.ref(`t.${name}`);
  const conditions: Expression<SqlBool>[] = [sql.lit(true)];
  if (owner === 'none') conditions.push(isUnassigned(column('assigneeId'), 'task'));
  else if (owner) conditions.push(sql`${column('assigneeId')} = ${owner === 'me' ? viewer.id : owner}`);
  if (done !== null) conditions.push(sql`(${column('doneAt')} is not null) = ${done}`);
  if (contactId) conditions.push(sql`${column('contactId')} = ${contactId}`);
  if (dealId) conditions.push(sql`${column('dealId')} = ${dealId}`);
  if (projectId) conditions.push(sql`${column('projectId')} = ${projectId}`);
  return sql`${sql.join(conditions, sql` and `)}`;
};

/** One page of the tasks that match, by their due day and time: those of a day with a time come first. */
export const pageOfTasks = (db: Db, wanted: Wanted, viewer: Caller, page: number) =>
  taskViews(db, viewer)
    .where(isWanted(wanted, viewer))
    .orderBy('t.dueOn')
    .orderBy(sql`t.due_at nulls last`)
    .orderBy('t.id')
    .limit(tasksPageSize)
    .offset((page - 1) * tasksPageSize);

/** How many match. */
export const countTasks = (db: Db, wanted: Wanted, viewer: Caller) =>
  seenTasks(db, viewer)
    .where(isWanted(wanted, viewer))
    .select((eb) => eb.fn.countAll<number>().as('total'));

/** The tasks of a record, the open ones first, by their due day. */
export const tasksOfRecord = (
  db: Db,
  viewer: Caller,
  record: 'contactId' | 'dealId' | 'projectId',
  id: string,
) =>
  taskViews(db, viewer)
    .where(`t.${record}`, '=', id)
    .orderBy((eb) => eb('t.doneAt', 'is not', null))
    .orderBy('t.dueOn')
    .orderBy(sql`t.due_at nulls last`)
    .orderBy('t.id')
    .limit(tasksPageSize);
