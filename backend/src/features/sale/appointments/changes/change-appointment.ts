import {
  canChangeAppointment,
  changeSentences,
  type AppointmentMove,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { undoMs } from '@hearthline/rules/waiting.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, RowChanges, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { provedName } from '../../../people/accounts/own-mailbox.policy.ts';
import type { ChangeParty } from '../appointment-enums.types.ts';
import { lockAppointment, type LockedAppointment } from './lock-appointment.ts';
import { recordChange, type ChangeMade } from './record-change.ts';
import { issueAppointmentLink } from '../links/issue-link.ts';
import { queueMergedConfirmation } from './merged-confirmation.ts';
import { missingAppointment } from '../appointment.policy.ts';
import { readForMail } from '../mails/appointment-for-mail.ts';
import { notifyBusiness } from '../mails/notify-business.ts';

/** The appointment to change, at the version read, and who changes it. */
export interface ChangeTarget {
  readonly id: string;
  readonly version: number;
  readonly party: ChangeParty;
  /** Whether the customer is told of it in the next round: their mailbox has got enough for a day. */
  readonly mailWaits?: boolean;
  /** What is locked before it. */
  readonly prepare?: (trx: Transaction) => Promise<void>;
  /** Checks once it is locked that the appointment is theirs. @throws AppError */
  readonly demand?: (trx: Transaction) => Promise<void>;
}

/** A change, and the columns of the appointment that it sets. */
export interface AppliedChange extends ChangeMade {
  readonly columns: RowChanges<'appointments'>;
}

/** @throws AppError CONFLICT when the appointment's state does not allow that move any more */
export const requireAllowedMove = (
  move: AppointmentMove,
  appointment: Pick<Row<'appointments'>, 'status' | 'startsAt'>,
  now: Date,
): void => {
  if (!canChangeAppointment(move, appointment, now))
    throw new AppError('CONFLICT', { message: changeSentences.notNow });
};

const storeChange = async (
  trx: Transaction,
  { id, version, calendarSequence }: LockedAppointment,
  { columns, tell, news }: AppliedChange,
): Promise<void> => {
  await trx
    .updateTable('appointments')
    .set({
      ...columns,
      version: version + 1,
      ...((tell ?? news) && { calendarSequence: calendarSequence + 1 }),
      ...(columns.status === 'cancelled' && { remindAt: null }),
    })
    .where('id', '=', id)
    .execute();
};

/**
 * Changes an appointment in a transaction: the row, its history, the audit log, the mails and their jobs. The row is locked first, so of
 * two concurrent changes the second sees the result of the first (docs/security.md, J5, K12).
 * @throws AppError NOT_FOUND, CONFLICT, and what `apply` throws
 */
export const changeAppointmentIn = async (
  context: Context,
  trx: Transaction,
  { id, version, party, demand, mailWaits, prepare }: ChangeTarget,
  apply: (trx: Transaction, appointment: LockedAppointment) => Promise<AppliedChange> | AppliedChange,
): Promise<void> => {
  await prepare?.(trx);
  const { query } = readsIn(trx);
  const company = await readSetting({ query }, 'company');
  const zone = await readSetting({ query }, 'timeZone');
  await prepare?.(trx);
  const locked = await lockAppointment(trx, id, version, demand);
  const made = await apply(trx, locked);
  await storeChange(trx, locked, made);
  const [appointment] = await readForMail(trx, [id]);
  if (!appointment) throw missingAppointment();
  const facts = {
    appointment,
    company,
    zone,
    publicUrl: context.publicUrl,
    name: await provedName(trx, appointment.customerEmail),
    now: context.now(),
  };
  const mailId =
    made.tell && !mailWaits
      ? await queueMail(
          context,
          trx,
          made.tell({ ...facts, token: await issueAppointmentLink(trx, id) }),
          company,
        )
      : null;
  if (made.news) await notifyBusiness(context, trx, facts, made.news);
  const changeId = await recordChange(trx, context, id, party, made, mailId);
  if (made.tell && mailWaits) await queueMergedConfirmation(context, trx, { changeId });
  if (made.tellLater) {
    const startAfter = new Date(Date.now() + undoMs);
    await context.jobs.enqueue(trx, made.tellLater, { changeId }, { startAfter });
  }
  await audit(context, trx, {
    action: `appointment.${made.action}`,
    object: ['appointment', id],
    details: { party, ...made.details },
  });
};

/** The same in a transaction of its own. @throws AppError NOT_FOUND, CONFLICT, and what `apply` throws */
export const changeAppointment = (
  context: Context,
  target: ChangeTarget,
  apply: Parameters<typeof changeAppointmentIn>[3],
): Promise<void> => context.transaction((trx) => changeAppointmentIn(context, trx, target, apply));
