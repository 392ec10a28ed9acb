import { messageAssignment, messagePlace } from '@hearthline/rules/delivery/messages.ts';
import { ownerRoles, unknownOwner } from '@hearthline/rules/people/owners.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { accessProject, requireProject } from '../projects/project.policy.ts';
import { publishThreadEvent } from './message-events.ts';
import { threadState, type ThreadState } from './thread-state.ts';

type Change =
  | { readonly action: 'message.assign'; readonly assigneeId: string | null }
  | { readonly action: 'message.done'; readonly number: number }
  | { readonly action: 'message.reopen' };

const state = prepare('message_thread_state', (db, p: Placeholders<{ projectId: string }>) =>
  db
    .selectFrom('projects as p')
    .innerJoin('messageThreads as t', 't.projectId', 'p.id')
    .select(threadState(true).as('state'))
    .where('p.id', '=', p.projectId),
);

/** @throws AppError NOT_FOUND where nobody has written yet */
const readState = async ({ query }: Context, projectId: string): Promise<ThreadState> => {
  const [row] = await query(state, { projectId });
  if (!row?.state) throw new AppError('NOT_FOUND');
  return row.state;
};

/** Only a colleague who can sign in can look after a thread; locked, so that the account is not closed meanwhile. */
const requireColleague = async (db: Db, id: string): Promise<void> => {
  const colleague =
    isId(id) &&
    (await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('role', 'in', ownerRoles.task)
      .where('disabledAt', 'is', null)
      .forShare()
      .executeTakeFirst());
  if (!colleague) throw new AppError('BAD_INPUT', { fields: { assigneeId: unknownOwner } });
};

const apply = async (db: Db, projectId: string, change: Change): Promise<boolean> => {
  const thread = db.updateTable('messageThreads').where('projectId', '=', projectId);
  const changed =
    change.action === 'message.assign'
      ? thread.set({ assigneeId: change.assigneeId })
      : thread.set((eb) => ({
          doneNumber:
            change.action === 'message.done'
              ? eb.fn<number>('least', [eb.val(change.number), 'lastNumber'])
              : 0,
        }));
  return Boolean(await changed.returning('id').executeTakeFirst());
};

const manage = async (context: Context, projectId: string, change: Change): Promise<ThreadState> => {
  await accessProject(context, projectId, 'message:manage');
  await context.transaction(async (trx) => {
    await requireProject(trx, context.viewer, projectId, 'message:manage');
    if (change.action === 'message.assign' && change.assigneeId)
      await requireColleague(trx, change.assigneeId);
    if (!(await apply(trx, projectId, change))) throw new AppError('NOT_FOUND');
    const { action, ...details } = change;
    await audit(context, trx, { action, object: ['project', projectId], details });
    await publishThreadEvent(trx, { projectId, kind: 'managed', number: 0 });
  });
  return readState(context, projectId);
};

/** Gives a thread to a member of the team to look after, or to nobody. @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT */
export const assignThread = (context: Context, projectId: string, input: unknown): Promise<ThreadState> =>
  manage(context, projectId, { action: 'message.assign', ...validate(messageAssignment, input) });

/**
 * Marks a thread as done up to a message that was read. What the customer wrote since, or writes later, opens it again.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT
 */
export const markThreadDone = (context: Context, projectId: string, input: unknown): Promise<ThreadState> =>
  manage(context, projectId, { action: 'message.done', ...validate(messagePlace, input) });

/** Takes that back: what waited for an answer waits again. @throws AppError NOT_FOUND, FORBIDDEN */
export const reopenThread = (context: Context, projectId: string): Promise<ThreadState> =>
  manage(context, projectId, { action: 'message.reopen' });
