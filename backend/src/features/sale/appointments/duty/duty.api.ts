import { audit, changesOf } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { dbIn } from '../../../../platform/db/query-builder.ts';
import { lockDutyExclusive } from './lock-duty.ts';

/**
 * Takes the consultants of an account off duty, so that they get no bookings any more. What is booked stays with them, and waits in
 * Today for somebody else once the account is disabled.
 */
export const takeOffDuty = async (
  context: Pick<Context, 'viewer' | 'requestId'>,
  em: EntityManager,
  userId: string,
): Promise<void> => {
  await lockDutyExclusive(em);
  const taken = await dbIn(em)
    .updateTable('consultants')
    .set((eb) => ({ onDuty: false, version: eb('version', '+', 1) }))
    .where('userId', '=', userId)
    .where('onDuty', '=', true)
    .returning('id')
    .execute();
  for (const { id } of taken)
    await audit(context, em, {
      action: 'consultant.update',
      object: ['consultant', id],
      details: { changes: changesOf({ onDuty: true }, { onDuty: false }) },
    });
};
