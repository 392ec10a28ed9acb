import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FollowUp } from '../../people/contacts/conversation.api.ts';

/** Makes a task of the caller's with a call. @returns its id */
export const makeFollowUp = async (
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  trx: Transaction,
  { contactId, title, dueOn }: FollowUp,
): Promise<string> => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const { id } = await trx
    .insertInto('tasks')
    .values({ title, dueOn, contactId, assigneeId: viewer.id, createdById: viewer.id, createdAt: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Removes the task that was made with a call that is taken back, unless somebody has changed it since. */
export const takeFollowUpBack = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('tasks').where('id', '=', id).where('version', '=', 1).execute();
};
