import { changeSentences, type newTime } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError, deadlockDetected, exclusionViolation, sqlState } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { visitedLocation } from '../../../people/locations/location.api.ts';
import { chooseConsultant, type Moving, type WantedTime } from '../booking/assign-consultant.ts';
import { refuseSameTime } from '../caps/enforce-caps.ts';
import { changeAppointment, requireAllowedMove, type ChangeTarget } from './change-appointment.ts';
import type { LockedAppointment } from './lock-appointment.ts';
import { appointmentMoved, timeInWords } from '../mails/appointment.mail.ts';
import { reminderFor } from '../mails/send-appointment-reminders.ts';
import { bookableSpan, bookableStart, bookingRules, withBuffers } from '../slots/bookable-times.ts';
import { withConsultantMutex, withSlotMutex } from '../booking/slot-mutex.ts';
import { lockDutyShared } from '../duty/lock-duty.ts';

type NewTime = z.output<typeof newTime>;

/**
 * A consultant who is free at a time: the wanted one; if none is named, the current one if possible, or else the one whose turn it is.
 * @throws AppError SLOT_TAKEN
 */
export const findConsultant = async (
  trx: Transaction,
  { id, consultantId }: Moving,
  time: WantedTime,
  wanted: string | null,
): Promise<Pick<Row<'consultants'>, 'id' | 'name'>> => {
  if (wanted !== null && !isId(wanted)) throw new AppError('SLOT_TAKEN');
  await lockDutyShared(trx);
  const found = await chooseConsultant(trx, time, wanted, { id, consultantId });
  if (!found) throw new AppError('SLOT_TAKEN');
  return found;
};

/** Whether another write took the time after the look (exclusion constraint), or two wanted each other's times (deadlock). */
const collided = (error: unknown): boolean =>
  [exclusionViolation, deadlockDetected].includes(sqlState(error) ?? '');

/** Takes turns, and retries when the database refused because another write was faster; the next look then finds another consultant, or none. */
export const withoutCollision = async <T>(work: () => Promise<T>, tries = 4): Promise<T> => {
  try {
    return await withConsultantMutex(work);
  } catch (error) {
    if (!collided(error)) throw error;
    if (tries <= 1) throw new AppError('SLOT_TAKEN');
    return withoutCollision(work, tries - 1);
  }
};

const refuseSame = (): AppError =>
  new AppError('BAD_INPUT', {
    message: changeSentences.sameTime,
    fields: { appointmentTime: changeSentences.sameTime },
  });

/**
 * Moves an appointment to another time, under the rules of booking; its format and its display location stay. One that staff move stays confirmed;
 * one that a customer moves must be confirmed by staff again.
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT, SLOT_TAKEN
 */
export const moveAppointment = async (
  context: Context,
  target: ChangeTarget,
  time: NewTime,
): Promise<void> => {
  const rules = await bookingRules(context);
  const startsAt = bookableStart(rules, time);
  const { phone } = await readSetting(context, 'company');
  const isStaff = target.party === 'staff';
  const move = (): Promise<void> =>
    changeAppointment(context, target, async (trx, appointment) => {
      requireAllowedMove('reschedule', appointment, context.now());
      if (appointment.startsAt.getTime() === startsAt.getTime()) throw refuseSame();
      const isVisit = appointment.format.medium === 'visit';
      const location = (isVisit && (await visitedLocation(context, appointment.locationId))) || null;
      const span = bookableSpan(rules, time, appointment.format, isStaff, location);
      await refuseSameTime(
        trx,
        {
          mailbox: foldEmail(appointment.customerEmail),
          account: appointment.customerId,
          period: { startsAt, endsAt: span.endsAt },
          phone,
        },
        appointment.id,
      );
      const before = timeInWords(appointment);
      const consultant = await findConsultant(
        trx,
        appointment,
        { span, day: time.appointmentDate, zone: rules.zone },
        isStaff ? time.consultantId : null,
      );
      const { appointmentDate, appointmentTime } = time;
      const { bufferBefore, bufferAfter } = appointment.format;
      return {
        action: 'rescheduled',
        columns: {
          appointmentDate,
          appointmentTime,
          startsAt,
          endsAt: span.endsAt,
          bufferBefore,
          bufferAfter,
          consultantId: consultant.id,
          remindAt: reminderFor(startsAt, rules.now),
          ...(!isStaff && { status: 'booked' as const }),
        },
        before,
        after: timeInWords(time),
        tell: (data) => appointmentMoved(data, before),
        news: { title: 'Moved', facts: [['Old time', before]], former: appointment.consultant },
        details: { startsAt: startsAt.toISOString(), consultant: consultant.id },
      };
    });
  await withSlotMutex(startsAt, () => withoutCollision(move));
};

/** Gives an appointment to another consultant at the same time. @throws AppError BAD_INPUT, SLOT_TAKEN when that one is not free */
export const reassignAppointment = async (
  trx: Transaction,
  appointment: LockedAppointment,
  consultantId: string,
  zone: string,
): Promise<Pick<Row<'consultants'>, 'id' | 'name'>> => {
  if (appointment.consultantId === consultantId)
    throw new AppError('BAD_INPUT', { message: changeSentences.sameConsultant });
  return findConsultant(
    trx,
    appointment,
    { span: withBuffers(appointment, appointment), day: appointment.appointmentDate, zone },
    consultantId,
  );
};
