import type { Context } from '../../../platform/context.ts';
import type { NewRow, Transaction } from '../../../platform/db/query-builder.ts';

type StatusChange = Pick<NewRow<'contactStatusChanges'>, 'contactId' | 'fromStatus' | 'toStatus'>;

/** Adds a change of a contact's status to its history, as the viewer's. */
export const recordStatus = async (
  { viewer }: Pick<Context, 'viewer'>,
  trx: Transaction,
  change: StatusChange,
): Promise<void> => {
  await trx
    .insertInto('contactStatusChanges')
    .values({ ...change, actorId: viewer?.id ?? null })
    .execute();
};
