import { appointmentRef, newTime } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { consumeUnlessFailed } from '../../../../platform/access/rate-limits.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import type { ChangeParty } from '../appointment-enums.types.ts';
import { changeAppointment, requireAllowedMove, type ChangeTarget } from '../changes/change-appointment.ts';
import { appointmentCancelled, timeInWords } from '../mails/appointment.mail.ts';
import { consumeMailQuota, withinMailbox } from '../booking/mailbox-limit.ts';
import { moveAppointment } from '../changes/move-appointment.ts';
import { requireOwnAppointment, missingAppointment, ownAppointment } from '../appointment.policy.ts';

/** Limits how often a customer or visitor can change one booking, because each change sends mails (docs/security.md, J6). */
export const withinLimit = (context: Context, id: string, work: () => Promise<void>): Promise<void> =>
  consumeUnlessFailed(context.limits, [['appointmentChange', id]], work);

/** Cancels on behalf of the customer or visitor. @throws AppError NOT_FOUND, CONFLICT */
export const cancelByGuest = (context: Context, target: ChangeTarget): Promise<void> =>
  changeAppointment(context, target, (_em, appointment) => {
    requireAllowedMove('cancel', appointment, context.now());
    return {
      action: 'cancelled',
      columns: { status: 'cancelled' },
      before: timeInWords(appointment),
      tell: (data) => appointmentCancelled(data, null),
      news: { title: 'Cancelled', isOff: true },
      details: {},
    };
  });

const asCustomer = (context: Context, { id, version }: { id: string; version: number }): ChangeTarget => {
  if (!isId(id)) throw missingAppointment();
  const party: ChangeParty = 'customer';
  return { id, version, party, demand: (trx) => requireOwnAppointment(trx, context.viewer, id) };
};

const addressOf = prepare(
  'appointment_address',
  (db, p: Placeholders<{ id: string; viewer: string | null }>) =>
    db
      .selectFrom('appointments as a')
      .select('a.customerEmail')
      .where('a.id', '=', p.id)
      .where(ownAppointment(p.viewer)),
);

/** The booking's address, which may be anyone's when a customer typed it. A mailed link proves that its bearer reads that mailbox. */
const bookedAddress = async (context: Context, id: string): Promise<string | undefined> =>
  (await context.query.byKey(addressOf, { id, viewer: context.viewer?.id ?? null }))?.customerEmail;

/** Limits mails to the booking's address. */
const withinBookedMailbox = async (
  context: Context,
  id: string,
  work: (mailWaits: boolean) => Promise<void>,
): Promise<void> => {
  const address = await bookedAddress(context, id);
  return address === undefined ? work(false) : withinMailbox(context, address, work);
};

const move = appointmentRef.extend(newTime.omit({ consultantId: true }).shape);

/** Moves one of the customer's own appointments. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT, SLOT_TAKEN, TOO_MANY_REQUESTS */
export const rescheduleMyAppointment = async (context: Context, input: unknown): Promise<void> => {
  const { id, version, ...time } = validate(move, input);
  const target = asCustomer(context, { id, version });
  await withinLimit(context, id, () =>
    withinBookedMailbox(context, id, (mailWaits) =>
      moveAppointment(context, { ...target, mailWaits }, { ...time, consultantId: null }),
    ),
  );
};

/** Cancels one of the customer's own appointments: always, but its mail waits where the mailbox has got enough for a day. @throws AppError NOT_FOUND, CONFLICT, TOO_MANY_REQUESTS */
export const cancelMyAppointment = async (context: Context, input: unknown): Promise<void> => {
  const ref = validate(appointmentRef, input);
  const target = asCustomer(context, ref);
  await withinLimit(context, ref.id, async () => {
    const address = await bookedAddress(context, ref.id);
    const mailWaits = address !== undefined && !(await consumeMailQuota(context, address));
    await cancelByGuest(context, { ...target, mailWaits });
  });
};
