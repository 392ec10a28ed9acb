import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import type { Job } from '../../../../platform/jobs/job-queue.ts';
import type { NewMail } from '../../../../platform/mail/mail-outbox.ts';
import { Mail } from '../../../../platform/mail/mail.entity.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { AppointmentChange } from '../appointment-change.entity.ts';
import type { ChangeAction, ChangeParty } from '../appointment-enums.types.ts';
import { Appointment } from '../appointment.entity.ts';
import type { AppointmentMailData } from '../mails/appointment.mail.ts';
import type { BusinessNotice } from '../mails/notify-business.ts';

/** A change as the history, the audit log and the mails describe it. */
export interface ChangeMade {
  readonly action: ChangeAction;
  readonly before?: string;
  readonly after?: string;
  readonly note?: string | null;
  /** The mail to the customer, with the current calendar entry; missing for changes that concern only the business. */
  readonly tell?: (data: AppointmentMailData) => NewMail;
  /** The job that tells the customer instead, once the change can no longer be undone. */
  readonly tellLater?: Job<{ readonly changeId: string }>;
  /** What the consultant is told, or the company. */
  readonly news?: BusinessNotice;
  /** For the audit log: states, ids and names of fields. */
  readonly details: Record<string, unknown>;
}

/** Adds an entry to an appointment's history. @returns the entry, which has its id once it is stored */
export const recordChange = (
  em: EntityManager,
  { viewer }: Context,
  { id }: Pick<Appointment, 'id'>,
  party: ChangeParty,
  made: ChangeMade,
  mailId: string | null,
): AppointmentChange => {
  const { action, before = null, after = null, note: words = null } = made;
  const actor = viewer ? em.getReference(User, viewer.id) : null;
  const change = em.create(AppointmentChange, {
    appointment: em.getReference(Appointment, id),
    action,
    party,
    actor,
    before,
    after,
    note: words,
    mail: mailId ? em.getReference(Mail, mailId) : null,
  });
  em.persist(change);
  return change;
};
