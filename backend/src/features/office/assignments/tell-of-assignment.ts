import type { Context } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { tellNewOwner } from '../../people/accounts/owner.api.ts';
import { assignables, stillOwned } from './assignable.ts';

/** Tells new owners what is theirs, once an assignment can no longer be taken back. */
export const tellOfAssignmentJob = defineJob<{ readonly assignmentId: string }>('assignments.tell');

/**
 * Mails each new owner once what an assignment gave to them and is theirs still; whoever took something knows. From then on the assignment
 * stands, and what it changed is told by time lines and the audit log alone.
 */
export const tellOfAssignment = (
  context: Context,
  { assignmentId }: { readonly assignmentId: string },
): Promise<void> =>
  context.transaction(async (trx) => {
    const assignment = await trx
      .selectFrom('assignments')
      .select(['kind', 'actorId', 'mailedAt'])
      .where('id', '=', assignmentId)
      .forUpdate()
      .executeTakeFirst();
    if (!assignment || assignment.mailedAt) return;
    const { kind, actorId } = assignment;
    const { several, path } = assignables[kind];
    const items = await trx
      .selectFrom('assignmentItems')
      .select(['recordId', 'toId'])
      .where('assignmentId', '=', assignmentId)
      .where('kind', '=', kind)
      .where('toId', '<>', actorId)
      .execute();
    for (const [ownerId, given] of Map.groupBy(items, ({ toId }) => toId)) {
      if (ownerId === null) continue;
      const ids = given.map(({ recordId }) => recordId);
      const owned = await stillOwned(trx, kind, ids, ownerId);
      const [first] = owned;
      if (!first) continue;
      await tellNewOwner(
        context,
        trx,
        ownerId,
        owned.length === 1
          ? { what: first.what, path: path(first.id) }
          : { what: `${owned.length.toLocaleString('en-US')} ${several.what}`, path: several.path },
      );
    }
    await trx
      .updateTable('assignments')
      .set({ mailedAt: context.now() })
      .where('id', '=', assignmentId)
      .execute();
    await trx.deleteFrom('assignmentItems').where('assignmentId', '=', assignmentId).execute();
  });
