import {
  canChangeAppointment,
  changeSentences,
  type AppointmentMove,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { undoMs } from '@hearthline/rules/waiting.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { dbIn } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { assertVersion, forUpdate } from '../../../../platform/locks/optimistic-lock.ts';
import { provedName } from '../../../people/accounts/own-mailbox.policy.ts';
import type { ChangeParty } from '../appointment-enums.types.ts';
import { Appointment } from '../appointment.entity.ts';
import { recordChange, type ChangeMade } from './record-change.ts';
import { issueAppointmentLink } from '../links/issue-link.ts';
import { queueMergedConfirmation } from './merged-confirmation.ts';
import { notifyBusiness } from '../mails/notify-business.ts';
import { missingAppointment } from '../appointment.policy.ts';

/** The appointment to change, at the version read, and who changes it. */
export interface ChangeTarget {
  readonly id: string;
  readonly version: number;
  readonly party: ChangeParty;
  /** Whether the customer is told of it in the next round: their mailbox has got enough for a day. */
  readonly mailWaits?: boolean;
  /** Checks in the same transaction that the appointment is theirs. @throws AppError */
  readonly demand?: (em: EntityManager) => Promise<void>;
}

/** @throws AppError CONFLICT when the appointment's state does not allow that move any more */
export const requireAllowedMove = (move: AppointmentMove, appointment: Appointment, now: Date): void => {
  if (!canChangeAppointment(move, appointment, now))
    throw new AppError('CONFLICT', { message: changeSentences.notNow });
};

/**
 * Changes an appointment: the row, its history, the audit log, the mails and their jobs in one transaction.
 * The row is locked first, so of two concurrent changes the second sees the result of the first (docs/security.md, J5, K12).
 * @throws AppError NOT_FOUND, CONFLICT, and what `apply` throws
 */
export const changeAppointment = async (
  context: Context,
  { id, version, party, demand, mailWaits }: ChangeTarget,
  apply: (em: EntityManager, appointment: Appointment) => Promise<ChangeMade> | ChangeMade,
): Promise<void> => {
  const company = await readSetting(context, 'company');
  const zone = await readSetting(context, 'timeZone');
  await context.transaction(async (em) => {
    await demand?.(em);
    if (!isId(id)) throw missingAppointment();
    const appointment = assertVersion(
      await em.findOne(Appointment, { id }, forUpdate),
      version,
      changeSentences.missing,
    );
    appointment.version += 1;
    await em.populate(appointment, ['consultant', 'format']);
    const made = await apply(em, appointment);
    if (made.tell) appointment.calendarSequence += 1;
    if (appointment.status === 'cancelled') appointment.remindAt = null;
    await em.flush();
    const facts = {
      appointment,
      company,
      zone,
      publicUrl: context.publicUrl,
      name: await provedName(dbIn(em), appointment.customerEmail),
      now: context.now(),
    };
    const mailId =
      made.tell && !mailWaits
        ? await queueMail(
            context,
            em,
            made.tell({ ...facts, token: issueAppointmentLink(em, appointment) }),
            company,
          )
        : null;
    if (made.news) await notifyBusiness(context, em, facts, made.news);
    const change = recordChange(em, context, appointment, party, made, mailId);
    if (made.tell && mailWaits) {
      await em.flush();
      await queueMergedConfirmation(context, em, { changeId: change.id });
    }
    if (made.tellLater) {
      await em.flush();
      const startAfter = new Date(Date.now() + undoMs);
      await context.jobs.enqueue(em, made.tellLater, { changeId: change.id }, { startAfter });
    }
    await audit(context, em, {
      action: `appointment.${made.action}`,
      object: ['appointment', id],
      details: { party, ...made.details },
    });
  });
};
