import type { Context } from '../../platform/context.ts';
import type { EntityManager } from '../../platform/db.ts';
import type { NewMail } from '../../platform/mail.ts';
import { Mail } from '../../platform/mail.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { AppointmentChange, type ChangeAction, type ChangeParty } from './appointment-change.entity.ts';
import type { Appointment } from './appointment.entity.ts';
import type { Told } from './appointment.mail.ts';

/** What was changed, for the history, the record and the mails. */
export interface ChangeMade {
  readonly action: ChangeAction;
  readonly before?: string;
  readonly after?: string;
  readonly note?: string | null;
  /** What the customer is told, with the calendar entry as it is now; nothing where it is the business's own matter. */
  readonly tell?: (told: Told) => NewMail;
  /** What staff are told where a customer did it. */
  readonly news?: string;
  /** States, ids, names of fields. */
  readonly details: Record<string, unknown>;
}

/** Writes a line of an appointment's history. */
export const note = (em: EntityManager, { viewer }: Context, appointment: Appointment, party: ChangeParty, made: ChangeMade, mailId: string | null): void => {
  const { action, before = null, after = null, note: words = null } = made;
  const actor = viewer ? em.getReference(User, viewer.id) : null;
  em.persist(em.create(AppointmentChange, { appointment, action, party, actor, before, after, note: words, mail: mailId ? em.getReference(Mail, mailId) : null }));
};
