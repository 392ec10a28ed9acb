import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { dbIn, type NewRow } from '../../../platform/db/query-builder.ts';

type StatusChange = Pick<NewRow<'contactStatusChanges'>, 'contactId' | 'fromStatus' | 'toStatus'>;

/** Adds a change of a contact's status to its history, as the viewer's. */
export const recordStatus = async (
  { viewer }: Pick<Context, 'viewer'>,
  em: EntityManager,
  change: StatusChange,
): Promise<void> => {
  await dbIn(em)
    .insertInto('contactStatusChanges')
    .values({ ...change, actorId: viewer?.id ?? null })
    .execute();
};
