import {
  newTask,
  taskChange,
  taskFilter,
  taskRecords,
  taskSentences,
  tasksPageSize,
  type TaskChange,
  type TaskRecord,
} from '@hearthline/rules/office/tasks/task-rules.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import type { Context, Viewer } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import type { Db, Transaction } from '../../../platform/db/query-builder.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { dayIn } from '../../../platform/time/business-time.ts';
import { validate, validateOne } from '../../../platform/validation/validate.ts';
import { requireProject } from '../../delivery/projects/project.policy.ts';
import { tellNewOwner } from '../../people/accounts/owner.api.ts';
import { requireContact } from '../../people/contacts/contact.policy.ts';
import { withSurvivor } from '../../people/contacts/merging/survivor.api.ts';
import { activeStaff } from '../../people/staff/staff.api.ts';
import { requireDeal } from '../../sale/deals/deal.policy.ts';
import {
  anyTaskViews,
  countTasks,
  pageOfTasks,
  tasksOfRecord,
  taskViews,
  type TaskView,
} from './task.queries.ts';

const missing = (): AppError => new AppError('NOT_FOUND', { message: taskSentences.missing });

const callerOf = ({ viewer }: Pick<Context, 'viewer'>): Viewer => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
};

const readTask = async (context: Context, id: string): Promise<TaskView> => {
  const task = await taskViews(context.db, callerOf(context)).where('t.id', '=', id).executeTakeFirst();
  if (!task) throw missing();
  return task;
};

/** One page of the tasks that the viewer sees. @throws AppError BAD_INPUT */
export const listTasks = async (
  context: Context,
  input: unknown,
): Promise<{ tasks: TaskView[]; pagination: Pagination }> => {
  const { page, ...wanted } = await withSurvivor(context, validate(taskFilter, input));
  const viewer = callerOf(context);
  if (taskRecords.some((record) => wanted[record] && !isId(wanted[record])))
    return { tasks: [], pagination: paginate(page, 0, tasksPageSize) };
  const [{ total }, tasks] = await Promise.all([
    countTasks(context.db, wanted, viewer).executeTakeFirstOrThrow(),
    pageOfTasks(context.db, wanted, viewer, page).execute(),
  ]);
  return { tasks, pagination: paginate(page, Number(total), tasksPageSize) };
};

/** The tasks of a contact, a deal or a project that the viewer sees, the open ones first; at most 50. */
export const listTasksOf = (context: Context, record: TaskRecord, id: string): Promise<TaskView[]> =>
  tasksOfRecord(context.db, callerOf(context), record, id).execute();

const gates = { contactId: requireContact, dealId: requireDeal, projectId: requireProject } as const;

/** The record that a task is about, which the viewer must read. @throws AppError NOT_FOUND */
const requireRecord = async (
  trx: Transaction,
  viewer: Viewer,
  task: Readonly<Partial<Record<TaskRecord, string | null | undefined>>>,
): Promise<void> => {
  for (const record of taskRecords) {
    const id = task[record];
    if (!id) continue;
    await gates[record](trx, viewer, id);
    const table = ({ contactId: 'contacts', dealId: 'deals', projectId: 'projects' } as const)[record];
    // It stays until the task is stored.
    const found = await trx
      .selectFrom(table as 'contacts')
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    if (!found) throw missing();
  }
};

/** @throws AppError BAD_INPUT unless this is an active member of staff */
const requireAssignee = async (db: Db, id: string | null | undefined): Promise<void> => {
  if (!id) return;
  const found = isId(id) && (await activeStaff(db).where('u.id', '=', id).executeTakeFirst());
  if (!found) throw fieldError('assigneeId', taskSentences.owner);
};

/** When it is due: a time has its day in the business time zone; a day alone takes the time away. */
const dueOf = async (trx: Transaction, { dueOn, dueAt }: TaskChange) => {
  if (dueAt) return { dueAt, dueOn: dayIn(await readSetting(readsIn(trx), 'timeZone'), dueAt) };
  return { ...(dueOn && { dueOn, dueAt: null }), ...(dueAt === null && { dueAt: null }) };
};

/** The columns of its record: a record takes the place of another. */
const recordOf = (change: TaskChange): Partial<Record<TaskRecord, string | null>> => {
  const named = taskRecords.filter((record) => change[record] !== undefined);
  const chosen = named.find((record) => change[record]);
  const cleared = chosen ? taskRecords : named;
  return Object.fromEntries(cleared.map((record) => [record, change[record] ?? null]));
};

const tell = (context: Context, trx: Transaction, assigneeId: string | null | undefined, title: string) =>
  tellNewOwner(context, trx, assigneeId, { what: `the task ${title}`, path: '/admin' });

/**
 * Makes a task; its assignee is the caller unless somebody else is named. Who does it hears of it by mail.
 * @throws AppError BAD_INPUT; NOT_FOUND for a record that the caller does not read
 */
export const createTask = async (context: Context, input: unknown): Promise<TaskView> => {
  const values = await withSurvivor(context, validate(newTask, input));
  const viewer = callerOf(context);
  const assigneeId = values.assigneeId === undefined ? viewer.id : values.assigneeId;
  const id = await context.transaction(async (trx) => {
    await requireRecord(trx, viewer, values);
    await requireAssignee(trx, assigneeId);
    const { dueOn, dueAt = null } = await dueOf(trx, values);
    const task = await trx
      .insertInto('tasks')
      .values({
        title: values.title as string,
        dueOn: dueOn as string,
        dueAt,
        doneAt: values.done ? context.now() : null,
        assigneeId,
        createdById: viewer.id,
        createdAt: context.now(),
        ...recordOf(values),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!values.done) await tell(context, trx, assigneeId, values.title as string);
    return task.id;
  });
  return readTask(context, id);
};

/** A task that the viewer may change, locked. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT */
const lockTask = async (trx: Transaction, viewer: Viewer, id: string, version: number): Promise<TaskView> => {
  if (!isId(id)) throw missing();
  await trx.selectFrom('tasks').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const task = await taskViews(trx, viewer).where('t.id', '=', id).executeTakeFirst();
  if (!task) throw missing();
  if (!task.viewerCanEdit) throw new AppError('FORBIDDEN');
  return assertVersion(task, version, taskSentences.missing);
};

/**
 * Changes a task. Moving it to a record, giving it to somebody and opening it again need the record in reading scope.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const updateTask = async (
  context: Context,
  id: string,
  readVersion: number,
  input: unknown,
): Promise<TaskView> => {
  const version = validateOne('version', versionRule, readVersion);
  const change = validate(taskChange, input);
  const viewer = callerOf(context);
  await context.transaction(async (trx) => {
    const before = await lockTask(trx, viewer, id, version);
    const record = recordOf(change);
    await requireRecord(trx, viewer, record);
    const opens = change.done === false && before.doneAt !== null;
    const { assigneeId } = change;
    const isNew = assigneeId !== undefined && assigneeId !== before.assigneeId;
    // An open task lets its assignee read the record: nobody gives that to themselves or others who does not have it.
    if (opens || isNew) await requireRecord(trx, viewer, { ...before, ...record });
    if (isNew) await requireAssignee(trx, assigneeId);
    await trx
      .updateTable('tasks')
      .set({
        ...(change.title !== undefined && { title: change.title }),
        ...(await dueOf(trx, change)),
        ...(assigneeId !== undefined && { assigneeId }),
        ...(change.done === true && { doneAt: before.doneAt ?? context.now() }),
        ...(change.done === false && { doneAt: null }),
        ...record,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    if (isNew) await tell(context, trx, assigneeId, change.title ?? before.title);
  });
  return anyTaskViews(context.db, viewer).where('t.id', '=', id).executeTakeFirstOrThrow(missing);
};

/** Removes a task for good. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT */
export const removeTask = (context: Context, id: string, readVersion: number): Promise<string> =>
  context.transaction(async (trx) => {
    await lockTask(trx, callerOf(context), id, validateOne('version', versionRule, readVersion));
    await trx.deleteFrom('tasks').where('id', '=', id).execute();
    return id;
  });
