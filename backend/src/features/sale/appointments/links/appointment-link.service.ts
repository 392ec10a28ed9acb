import {
  appointmentRef,
  changeSentences,
  newTime,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { text } from '@hearthline/rules/text.ts';
import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import { hashOfSecret } from '../../../../platform/crypto/link-secrets.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validate, validateOne } from '../../../../platform/validation/validate.ts';
import type { ChangeTarget } from '../changes/change-appointment.ts';
import { moveAppointment } from '../changes/move-appointment.ts';
import { cancelByGuest, withinLimit } from '../own/own.service.ts';
import { readBusiness, summaries, summaryOf, type SummaryRow } from '../own/summary.queries.ts';

const token = text({ max: 200 });

const linked = prepare('appointment_linked', (db, p: Placeholders<{ hash: string }>) =>
  summaries(db)
    .innerJoin('appointmentLinks as l', 'l.appointmentId', 'a.id')
    .where('l.tokenHash', '=', p.hash),
);

/**
 * The appointment that a mailed link belongs to; reading changes nothing. A cancelled one can still be viewed.
 * @throws AppError LINK_INVALID, LINK_EXPIRED once it has begun
 */
export const appointmentOfLink = async (context: Context, given: unknown): Promise<SummaryRow> => {
  const hash = hashOfSecret(validateOne('token', token, given));
  const row = await context.query.byKey(linked, { hash });
  if (!row) throw new AppError('LINK_INVALID');
  if (row.startsAt <= context.now())
    throw new AppError('LINK_EXPIRED', { message: changeSentences.linkExpired });
  return summaryOf(row, context.now(), true, await readBusiness(context));
};

const ref = z.object({ token, version: appointmentRef.shape.version });
const move = ref.extend(newTime.omit({ consultantId: true }).shape);

const target = (id: string, version: number): ChangeTarget => ({ id, version, party: 'visitor' });

/** @throws AppError LINK_INVALID, LINK_EXPIRED, BAD_INPUT, CONFLICT, SLOT_TAKEN, TOO_MANY_REQUESTS */
export const rescheduleLinkedAppointment = async (context: Context, input: unknown): Promise<void> => {
  const { token: given, version, ...time } = validate(move, input);
  const { id } = await appointmentOfLink(context, given);
  await withinLimit(context, id, () =>
    moveAppointment(context, target(id, version), { ...time, consultantId: null }),
  );
};

/** @throws AppError LINK_INVALID, LINK_EXPIRED, CONFLICT, TOO_MANY_REQUESTS */
export const cancelLinkedAppointment = async (context: Context, input: unknown): Promise<void> => {
  const { token: given, version } = validate(ref, input);
  const { id } = await appointmentOfLink(context, given);
  await withinLimit(context, id, () => cancelByGuest(context, target(id, version)));
};
