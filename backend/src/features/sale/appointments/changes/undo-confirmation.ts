import { appointmentRef, changeSentences } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { todaySentences, undoMs } from '@hearthline/rules/waiting.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { releaseLead } from '../../../people/contacts/claim-lead.api.ts';
import { lockContactOf } from './answer-contact.ts';
import { missingAppointment, requireAppointment } from '../appointment.policy.ts';

/**
 * Undoes the confirmation of an appointment before its customer is told: it is only booked again. The confirmation leaves the history,
 * because it counts as an answer to whoever waits (contact-waiting.policy.ts); the audit log keeps both.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT when it has changed since, or its mail is on its way
 */
export const undoConfirmation = async (context: Context, input: unknown): Promise<void> => {
  const { id, version } = validate(appointmentRef, input);
  const nobodyMailed = new Date(context.now().getTime() - undoMs);
  await context.transaction(async (trx) => {
    if (!isId(id)) throw missingAppointment();
    await lockContactOf(trx, id);
    const row = await trx
      .selectFrom('appointments')
      .select(['version', 'status', 'contactId', 'customerEmail'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row) await requireAppointment(trx, context.viewer, id, 'appointment:change');
    const appointment = assertVersion(row, version, changeSentences.missing);
    const undone =
      appointment.status === 'confirmed' &&
      (await trx
        .deleteFrom('appointmentChanges')
        .where('id', '=', (eb) =>
          eb
            .selectFrom('appointmentChanges')
            .select('id')
            .where('appointmentId', '=', id)
            .where('action', '=', 'confirmed')
            .where('mailId', 'is', null)
            // Where nobody is mailed, the time that a mail would have waited is what there is.
            .$if(!appointment.customerEmail, (changes) => changes.where('createdAt', '>=', nobodyMailed))
            .orderBy('createdAt', 'desc')
            .limit(1),
        )
        .returning(['id', 'claimed'])
        .executeTakeFirst());
    if (!undone) throw new AppError('CONFLICT', { message: todaySentences.undoLate });
    await releaseLead(context, trx, appointment.contactId, undone.claimed);
    await trx
      .updateTable('appointments')
      .set({ status: 'booked', version: version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, { action: 'appointment.confirm-undo', object: ['appointment', id] });
  });
};
