import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '../../platform/db.ts';
import type { Appointment } from './appointment.entity.ts';
import { AppointmentLink } from './appointment-link.entity.ts';

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Creates a link for the next mail. The links in earlier mails stay valid, because people open any of them.
 * @returns the token, 256 random bits; it exists only in the mail
 */
export const issueAppointmentLink = (em: EntityManager, appointment: Appointment): string => {
  const token = randomBytes(32).toString('base64url');
  em.persist(em.create(AppointmentLink, { appointment, tokenHash: hashOfToken(token) }));
  return token;
};
