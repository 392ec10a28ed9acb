import type { Context } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { claimLead } from '../../../people/contacts/claim-lead.api.ts';
import { advanceNewestDeal } from '../../deals/moves/facts.api.ts';
import type { ChangeTarget } from './change-appointment.ts';
import type { LockedAppointment } from './lock-appointment.ts';

/** Locks the contact of an appointment, which comes before the appointment itself (docs/decisions/0018-lock-orders.md). */
export const lockContactOf = async (trx: Transaction, appointmentId: string): Promise<void> => {
  if (!isId(appointmentId)) return;
  await trx
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', (eb) =>
      eb.selectFrom('appointments').select('contactId').where('id', '=', appointmentId),
    )
    .forNoKeyUpdate()
    .execute();
};

/** A change that answers the contact: theirs is locked first. */
export const answering = (target: ChangeTarget): ChangeTarget => ({
  ...target,
  prepare: (trx) => lockContactOf(trx, target.id),
});

/** Whoever of sales answers somebody whom nobody owns owns them, before the answer is stored. */
export const claimedBy = async (
  context: Context,
  trx: Transaction,
  { contactId }: Pick<LockedAppointment, 'contactId'>,
): Promise<{ claimed: true | null }> => ({ claimed: (await claimLead(context, trx, contactId)) || null });

/** A consultation or a meeting that was held moves the newest open deal of its contact, the first time that somebody says so. */
export const moveDealOfHeld = async (
  context: Context,
  trx: Transaction,
  { id, contactId, kind }: Pick<LockedAppointment, 'id' | 'contactId' | 'kind'>,
): Promise<void> => {
  if (!contactId || kind === 'inspection') return;
  const before = await trx
    .selectFrom('appointmentChanges')
    .select('id')
    .where('appointmentId', '=', id)
    .where('action', '=', 'held')
    .limit(1)
    .executeTakeFirst();
  if (!before) await advanceNewestDeal(context, trx, contactId, 'visited');
};
