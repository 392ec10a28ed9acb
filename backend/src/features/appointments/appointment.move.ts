import { changeSentences, type newTime } from '@hearthline/rules/appointment-changes.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { z } from 'zod';
import type { Period } from '../../platform/business-time.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db.ts';
import { AppError, deadlockDetected, exclusionViolation, sqlState } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { readSetting } from '../../platform/setting.entity.ts';
import { bookablePeriod } from './appointment.book.ts';
import { refuseSameTime } from './appointment.caps.ts';
import { changeAppointment, demandMove, type ChangeTarget } from './appointment.change.ts';
import type { Appointment } from './appointment.entity.ts';
import { isFree } from './appointment.free.ts';
import { appointmentMoved, timeInWords } from './appointment.mail.ts';
import { inSlotTurn } from './appointment.turn.ts';
import { Consultant } from './consultant.entity.ts';
import { keepDuty } from './duty.lock.ts';

type NewTime = z.output<typeof newTime>;

const free = `
  select c.id from consultants c
  where ($4::uuid is null or c.id = $4) and ${isFree({ startsAt: '$1', endsAt: '$2', except: '$3::uuid' })}
  order by (c.id = $5::uuid) desc, c.position, c.id limit 1`;

/**
 * A consultant who is free at a time: the wanted one; if none is named, the current one if possible, or else any.
 * @throws AppError SLOT_TAKEN
 */
const findConsultant = async (em: EntityManager, appointment: Appointment, { startsAt, endsAt }: Period, wanted: string | null): Promise<Consultant> => {
  if (wanted !== null && !isId(wanted)) throw new AppError('SLOT_TAKEN');
  await keepDuty(em);
  const [found] = await executeIn<{ id: string }>(em, free, [startsAt, endsAt, appointment.id, wanted, appointment.consultant.id]);
  if (!found) throw new AppError('SLOT_TAKEN');
  return em.findOneOrFail(Consultant, { id: found.id });
};

/** Whether another write took the time after the look (exclusion constraint), or two wanted each other's times (deadlock). */
const collided = (error: unknown): boolean => [exclusionViolation, deadlockDetected].includes(sqlState(error) ?? '');

/** Retries when the database refused because another write was faster; the next look then finds another consultant, or none. */
export const withoutCollision = async <T>(work: () => Promise<T>, tries = 4): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!collided(error)) throw error;
    if (tries <= 1) throw new AppError('SLOT_TAKEN');
    return withoutCollision(work, tries - 1);
  }
};

const refuseSame = (): AppError => new AppError('BAD_INPUT', { message: changeSentences.sameTime, fields: { appointmentTime: changeSentences.sameTime } });

/**
 * Moves an appointment to another time, under the rules of booking. One that staff move stays confirmed;
 * one that a customer moves must be confirmed by staff again.
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT, SLOT_TAKEN
 */
export const moveAppointment = async (context: Context, target: ChangeTarget, time: NewTime): Promise<void> => {
  const { period } = await bookablePeriod(context, time);
  const { phone } = await readSetting(context.sql, 'company');
  const isStaff = target.party === 'staff';
  const move = (): Promise<void> =>
    changeAppointment(context, target, async (em, appointment) => {
      demandMove('reschedule', appointment, context.now());
      if (appointment.startsAt.getTime() === period.startsAt.getTime()) throw refuseSame();
      await refuseSameTime(em, { mailbox: foldEmail(appointment.customerEmail), account: appointment.customer?.id ?? null, period, phone }, appointment.id);
      const before = timeInWords(appointment);
      const consultant = await findConsultant(em, appointment, period, isStaff ? time.consultantId : null);
      const { appointmentDate, appointmentTime } = time;
      Object.assign(appointment, { appointmentDate, appointmentTime, ...period, consultant });
      if (!isStaff) appointment.status = 'booked';
      const after = timeInWords(appointment);
      return {
        action: 'rescheduled',
        before,
        after,
        tell: (told) => appointmentMoved(told, before),
        ...(!isStaff && { news: `moved from ${before} to ${after}` }),
        details: { startsAt: period.startsAt.toISOString(), consultant: consultant.id },
      };
    });
  await inSlotTurn(period.startsAt, () => withoutCollision(move));
};

/** Gives an appointment to another consultant at the same time. @throws AppError BAD_INPUT, SLOT_TAKEN when that one is not free */
export const reassignAppointment = async (em: EntityManager, appointment: Appointment, consultantId: string): Promise<Consultant> => {
  if (appointment.consultant.id === consultantId) throw new AppError('BAD_INPUT', { message: changeSentences.sameConsultant });
  return findConsultant(em, appointment, appointment, consultantId);
};
