import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Job } from '../../../../platform/jobs/job-queue.ts';
import type { NewMail } from '../../../../platform/mail/mail-outbox.ts';
import type { ChangeAction, ChangeParty } from '../appointment-enums.types.ts';
import type { AppointmentMailData } from '../mails/appointment.mail.ts';
import type { BusinessNotice } from '../mails/notify-business.ts';

/** A change as the history, the audit log and the mails describe it. */
export interface ChangeMade {
  readonly action: ChangeAction;
  readonly before?: string;
  readonly after?: string;
  readonly note?: string | null;
  /** Whether it made its actor the owner of the contact. */
  readonly claimed?: true | null;
  /** The mail to the customer, with the current calendar entry; missing for changes that concern only the business. */
  readonly tell?: (data: AppointmentMailData) => NewMail;
  /** The job that tells the customer instead, once the change can no longer be undone. */
  readonly tellLater?: Job<{ readonly changeId: string }>;
  /** What the consultant is told, or the company. */
  readonly news?: BusinessNotice;
  /** For the audit log: states, ids and names of fields. */
  readonly details: Record<string, unknown>;
}

/** Adds an entry to an appointment's history. @returns the entry's id */
export const recordChange = async (
  trx: Transaction,
  { viewer }: Context,
  appointmentId: string,
  party: ChangeParty,
  { action, before, after, note: message, claimed = null }: ChangeMade,
  mailId: string | null,
): Promise<string> => {
  const { id } = await trx
    .insertInto('appointmentChanges')
    .values({
      appointmentId,
      action,
      party,
      actorId: viewer?.id ?? null,
      before: before ?? null,
      after: after ?? null,
      note: message ?? null,
      claimed,
      mailId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
