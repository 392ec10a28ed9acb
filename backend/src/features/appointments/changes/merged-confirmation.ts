import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { dbIn } from '../../../platform/db/query-builder.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { TakenJob } from '../../../platform/jobs/job-runner.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { nextRound } from '../../../platform/mail/mail-round.ts';
import { provedName } from '../../accounts/own-mailbox.policy.ts';
import { bookedMailbox } from '../appointment-conditions.ts';
import { issueAppointmentLink } from '../links/issue-link.ts';
import { appointmentConfirmed, appointmentsConfirmed } from '../mails/appointment.mail.ts';
import { amongChanges, lockUnmailed } from './lock-unmailed.ts';

/** A booking, or its move to another time: the entry in the appointment's history. */
interface Waiting {
  readonly changeId: string;
}

/** What waits for the others to the same mailbox. */
export const mergedConfirmationJob = defineJob<Waiting>('appointments.round', {
  workers: [{ batchSize: 50 }],
});

/** Has the customer mailed about a booking or a move in the next round, in one mail with what else waits for their mailbox. */
export const queueMergedConfirmation = (
  context: Context,
  em: EntityManager,
  waiting: Waiting,
): Promise<void> =>
  context.jobs.enqueue(em, mergedConfirmationJob, waiting, { startAfter: nextRound(context.now()) });

/** Mails how the appointments of some entries stand, in one mail: those of which nothing has told since. */
const mailTogether = async (context: Context, changeIds: readonly string[]): Promise<void> => {
  const [company, zone] = [await readSetting(context, 'company'), await readSetting(context, 'timeZone')];
  await context.transaction(async (em) => {
    const appointments = await lockUnmailed(em, changeIds, ['booked', 'confirmed']);
    const [first, ...others] = appointments.map((appointment) => ({
      appointment,
      token: issueAppointmentLink(em, appointment),
    }));
    if (!first) return;
    const db = dbIn(em);
    const shared = {
      company,
      zone,
      publicUrl: context.publicUrl,
      name: await provedName(db, first.appointment.customerEmail),
      now: context.now(),
    };
    const mail = others.length
      ? appointmentsConfirmed([first, ...others], shared)
      : appointmentConfirmed({ ...shared, ...first });
    const mailId = await queueMail(context, em, mail, company);
    await db
      .updateTable('appointmentChanges')
      .set({ mailId: sql<string>`${mailId}::uuid` })
      .where('id', '=', amongChanges(changeIds))
      .where('mailId', 'is', null)
      .where(
        'appointmentId',
        'in',
        appointments.map(({ id }) => id),
      )
      .execute();
  });
};

/** Tells of what waits, one mail to each mailbox. @returns the end of each job, in their order */
export const mailMergedConfirmations = (
  context: Context,
  jobs: readonly TakenJob<Waiting>[],
): Promise<void>[] => {
  const wanted = jobs.map(({ data }) => data.changeId);
  const mailboxes = context.db
    .selectFrom('appointmentChanges as h')
    .innerJoin('appointments as a', 'a.id', 'h.appointmentId')
    .select(['h.id', bookedMailbox.as('mailbox')])
    .where('h.id', '=', amongChanges(wanted))
    .execute();
  const ends = mailboxes.then(
    (rows) =>
      new Map(
        [...Map.groupBy(rows, ({ mailbox }) => mailbox).values()].flatMap((own) => {
          const ids = own.map(({ id }) => id);
          const end = mailTogether(context, ids);
          return ids.map((id) => [id, end] as const);
        }),
      ),
  );
  return wanted.map(async (id) => (await ends).get(id));
};
