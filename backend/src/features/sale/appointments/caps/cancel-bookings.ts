import { canChangeAppointment } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { cancelTogether } from '@hearthline/rules/sale/appointments/caps.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { provedName } from '../../../people/accounts/own-mailbox.policy.ts';
import { appointmentReader } from '../appointment.policy.ts';
import { recordChange } from '../changes/record-change.ts';
import { readForMail } from '../mails/appointment-for-mail.ts';
import { appointmentsCancelled, timeInWords } from '../mails/appointment.mail.ts';
import { notifyOfCancelled } from '../mails/notify-business.ts';

/** What became of many bookings. */
export interface CancelledTogether {
  readonly cancelled: number;
  /** Those that could not be cancelled any more: begun, cancelled already, or gone. */
  readonly skipped: number;
  readonly mails: number;
}

/**
 * Cancels many bookings in one step, as after a flood. Each mailbox gets at most one mail, which names all of its bookings;
 * without `tell`, none does: the mailboxes may be those of strangers who never booked. Who was to hold them hears of it, in one mail.
 * @throws AppError BAD_INPUT; FORBIDDEN if one of them is not the viewer's to change
 */
export const cancelAppointments = async (context: Context, input: unknown): Promise<CancelledTogether> => {
  const { ids, tell } = validate(cancelTogether, input);
  const reader = appointmentReader(context.viewer);
  const [company, zone] = await Promise.all([
    readSetting(context, 'company'),
    readSetting(context, 'timeZone'),
  ]);
  return context.transaction(async (trx) => {
    const now = context.now();
    const viewerId = context.viewer?.id ?? '';
    const found = await trx
      .selectFrom('appointments as a')
      .select(['a.id', 'a.status', 'a.startsAt', reader.changes(viewerId).as('isTheirs')])
      .where('a.id', 'in', ids)
      .where(reader.reads(viewerId))
      .orderBy('a.id')
      .forUpdate()
      .execute();
    if (!found.every(({ isTheirs }) => isTheirs)) throw new AppError('FORBIDDEN');
    const openIds = found
      .filter((appointment) => canChangeAppointment('cancel', appointment, now))
      .map(({ id }) => id);
    await trx
      .updateTable('appointments')
      .set((eb) => ({
        status: 'cancelled',
        version: eb('version', '+', 1),
        calendarSequence: eb('calendarSequence', '+', 1),
      }))
      .where('id', '=', sql<string>`any(${openIds}::uuid[])`)
      .execute();
    const open = await readForMail(trx, openIds);
    const boxes = tell
      ? [...Map.groupBy(open, ({ customerEmail }) => foldEmail(customerEmail)).values()]
      : [];
    const mailIds = new Map<string, string>();
    for (const appointments of boxes) {
      const mailId = await queueMail(
        context,
        trx,
        appointmentsCancelled(appointments, {
          company,
          zone,
          publicUrl: context.publicUrl,
          name: await provedName(trx, appointments[0]?.customerEmail ?? ''),
          now,
        }),
        company,
      );
      if (mailId !== null) for (const appointment of appointments) mailIds.set(appointment.id, mailId);
    }
    await notifyOfCancelled(context, trx, open, { company, zone, publicUrl: context.publicUrl, now });
    for (const appointment of open) {
      await recordChange(
        trx,
        context,
        appointment.id,
        'staff',
        { action: 'cancelled', before: timeInWords(appointment), details: {} },
        mailIds.get(appointment.id) ?? null,
      );
      await audit(context, trx, {
        action: 'appointment.cancelled',
        object: ['appointment', appointment.id],
        details: { party: 'staff', together: open.length, told: tell },
      });
    }
    return {
      cancelled: open.length,
      skipped: ids.length - open.length,
      mails: new Set(mailIds.values()).size,
    };
  });
};
