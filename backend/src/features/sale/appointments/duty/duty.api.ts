import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit, changesOf } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { lockDutyExclusive } from './lock-duty.ts';

/**
 * Takes the consultants of an account off duty, so that they get no bookings any more. What is booked stays with them, and waits in
 * Today for somebody else once the account is disabled.
 */
export const takeOffDuty = async (
  context: Pick<Context, 'viewer' | 'requestId'>,
  trx: Transaction,
  userId: string,
): Promise<void> => {
  await lockDutyExclusive(trx);
  const taken = await trx
    .updateTable('consultants')
    .set((eb) => ({ onDuty: false, version: eb('version', '+', 1) }))
    .where('userId', '=', userId)
    .where('onDuty', '=', true)
    .returning('id')
    .execute();
  for (const { id } of taken)
    await audit(context, trx, {
      action: 'consultant.update',
      object: ['consultant', id],
      details: { changes: changesOf({ onDuty: true }, { onDuty: false }) },
    });
};
