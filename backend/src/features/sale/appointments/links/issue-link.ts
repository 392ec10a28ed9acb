import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import { hashOfSecret, newSecret } from '../../../../platform/crypto/link-secrets.ts';

/**
 * Creates a link for the next mail. The links in earlier mails stay valid, because people open any of them.
 * @returns the token, 256 random bits; it exists only in the mail
 */
export const issueAppointmentLink = async (trx: Transaction, appointmentId: string): Promise<string> => {
  const token = newSecret();
  await trx
    .insertInto('appointmentLinks')
    .values({ appointmentId, tokenHash: hashOfSecret(token) })
    .execute();
  return token;
};

/** A link for whoever has just booked the appointment, to change it right away. @returns the token */
export const linkForBooker = (context: Context, appointmentId: string): Promise<string> =>
  context.transaction((trx) => issueAppointmentLink(trx, appointmentId));
