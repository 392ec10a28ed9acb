import type { Context } from '../../../../platform/context.ts';
import { hashOfSecret, newSecret } from '../../../../platform/crypto/link-secrets.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { Appointment } from '../appointment.entity.ts';
import { AppointmentLink } from '../appointment-link.entity.ts';

/**
 * Creates a link for the next mail. The links in earlier mails stay valid, because people open any of them.
 * @returns the token, 256 random bits; it exists only in the mail
 */
export const issueAppointmentLink = (em: EntityManager, { id }: Pick<Appointment, 'id'>): string => {
  const token = newSecret();
  const appointment = em.getReference(Appointment, id);
  em.persist(em.create(AppointmentLink, { appointment, tokenHash: hashOfSecret(token) }));
  return token;
};

/** A link for whoever has just booked the appointment, to change it right away. @returns the token */
export const linkForBooker = (context: Context, appointmentId: string): Promise<string> =>
  context.transaction((em) => Promise.resolve(issueAppointmentLink(em, { id: appointmentId })));
