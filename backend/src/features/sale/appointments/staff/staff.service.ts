import {
  appointmentRef,
  newTime,
  noteToCustomer,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { asStaff } from '../changes/as-staff.ts';
import { answering, claimedBy, moveDealOfHeld } from '../changes/answer-contact.ts';
import { changeAppointment, requireAllowedMove } from '../changes/change-appointment.ts';
import { appointmentDetailsChanged, appointmentCancelled, timeInWords } from '../mails/appointment.mail.ts';
import { tellOfConfirmationJob } from '../changes/tell-of-confirmation.ts';
import { moveAppointment, reassignAppointment, withoutCollision } from '../changes/move-appointment.ts';

/** Confirms a booking. The customer is told by a job, unless that is undone before (undo-confirmation.ts). @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT when it is no longer waiting to be confirmed (docs/security.md, J5) */
export const confirmAppointment = (context: Context, input: unknown): Promise<void> =>
  changeAppointment(
    context,
    answering(asStaff(context, validate(appointmentRef, input))),
    async (trx, appointment) => {
      requireAllowedMove('confirm', appointment, context.now());
      return {
        ...(await claimedBy(context, trx, appointment)),
        action: 'confirmed',
        columns: { status: 'confirmed' },
        tellLater: tellOfConfirmationJob,
        details: {},
      };
    },
  );

const move = appointmentRef.extend(newTime.shape);

/** Moves a booking to another time, with the same or another consultant. @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT, SLOT_TAKEN */
export const rescheduleAppointment = (context: Context, input: unknown): Promise<void> => {
  const { id, version, ...time } = validate(move, input);
  return moveAppointment(context, asStaff(context, { id, version }), time);
};

const cancel = appointmentRef.extend({ note: noteToCustomer });

/** Cancels a booking, with an optional message to the customer. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT */
export const cancelAppointment = (context: Context, input: unknown): Promise<void> => {
  const { note, ...ref } = validate(cancel, input);
  return changeAppointment(context, answering(asStaff(context, ref)), async (trx, appointment) => {
    requireAllowedMove('cancel', appointment, context.now());
    return {
      ...(await claimedBy(context, trx, appointment)),
      action: 'cancelled',
      columns: { status: 'cancelled' },
      before: timeInWords(appointment),
      note,
      tell: (data) => appointmentCancelled(data, note),
      news: { title: 'Cancelled', isOff: true },
      details: {},
    };
  });
};

const outcome = appointmentRef.extend({
  outcome: z.enum(['held', 'missed'], 'Please say whether it was held or missed'),
});

/** Records the outcome of an appointment that has begun; no mail is sent. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT */
export const closeAppointment = (context: Context, input: unknown): Promise<void> => {
  const { outcome: status, ...ref } = validate(outcome, input);
  return changeAppointment(context, answering(asStaff(context, ref)), async (trx, appointment) => {
    requireAllowedMove(status === 'held' ? 'hold' : 'miss', appointment, context.now());
    const claimed = status === 'held' ? await claimedBy(context, trx, appointment) : {};
    if (status === 'held') await moveDealOfHeld(context, trx, appointment);
    return { ...claimed, action: status, columns: { status }, details: {} };
  });
};

const assign = appointmentRef.extend({ consultantId: z.string() });

/** Gives a booking to another consultant at the same time. @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT, SLOT_TAKEN */
export const assignAppointment = async (context: Context, input: unknown): Promise<void> => {
  const { consultantId, ...ref } = validate(assign, input);
  const zone = await readSetting(context, 'timeZone');
  return withoutCollision(() =>
    changeAppointment(context, asStaff(context, ref), async (trx, appointment) => {
      requireAllowedMove('reschedule', appointment, context.now());
      const former = appointment.consultant;
      const before = former.name;
      const { id, name: after } = await reassignAppointment(trx, appointment, consultantId, zone);
      return {
        action: 'reassigned',
        columns: { consultantId: id },
        before,
        after,
        tell: (data) => appointmentDetailsChanged(data, [`${after} will see you instead of ${before}.`]),
        news: { title: 'New for you', facts: [['Until now with', before]], former },
        details: { consultant: id },
      };
    }),
  );
};
