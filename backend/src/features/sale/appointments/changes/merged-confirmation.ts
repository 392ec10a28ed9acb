import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { TakenJob } from '../../../../platform/jobs/job-runner.ts';
import { queueMail, type NewMail } from '../../../../platform/mail/mail-outbox.ts';
import { nextRound } from '../../../../platform/mail/mail-round.ts';
import { provedName } from '../../../people/accounts/own-mailbox.policy.ts';
import { bookedMailbox } from '../appointment-conditions.ts';
import { issueAppointmentLink } from '../links/issue-link.ts';
import type { AppointmentForMail } from '../mails/appointment-for-mail.ts';
import {
  appointmentConfirmed,
  appointmentsCancelled,
  appointmentsConfirmed,
  type AppointmentMailData,
} from '../mails/appointment.mail.ts';
import { amongChanges, lockUnmailed } from './lock-unmailed.ts';

/** A booking, its move to another time or its end: the entry in the appointment's history. */
interface Waiting {
  readonly changeId: string;
}

/** What waits for the others to the same mailbox. */
export const mergedConfirmationJob = defineJob<Waiting>('appointments.round', {
  workers: [{ batchSize: 50 }],
});

/** Has the customer mailed about a booking, a move or its end in the next round, with what else waits for their mailbox. */
export const queueMergedConfirmation = (
  context: Context,
  trx: Transaction,
  waiting: Waiting,
): Promise<void> =>
  context.jobs.enqueue(trx, mergedConfirmationJob, waiting, { startAfter: nextRound(context.now()) });

/** The appointments whose end is among the entries and of which some mail has told: of the end of others nobody needs to hear. */
const lockEnded = async (trx: Transaction, changeIds: readonly string[]): Promise<AppointmentForMail[]> => {
  // What staff end is told by them, or by nobody.
  const ends = await trx
    .selectFrom('appointmentChanges')
    .select('id')
    .where('id', '=', amongChanges(changeIds))
    .where('action', '=', 'cancelled')
    .execute();
  const endIds = ends.map(({ id }) => id);
  const appointments = await lockUnmailed(trx, endIds, ['cancelled']);
  const ids = appointments.map(({ id }) => id);
  const rows = await trx
    .selectFrom('appointmentChanges')
    .select('appointmentId')
    .where('appointmentId', '=', sql<string>`any(${ids}::uuid[])`)
    .where('mailId', 'is not', null)
    .execute();
  const mailed = new Set(rows.map(({ appointmentId }) => appointmentId));
  return appointments.filter(({ id }) => mailed.has(id));
};

/** Mails how the appointments of some entries stand: those of which nothing has told since, in one mail, and in another those that are off. */
const mailTogether = async (context: Context, changeIds: readonly string[]): Promise<void> => {
  const [company, zone] = [await readSetting(context, 'company'), await readSetting(context, 'timeZone')];
  await context.transaction(async (trx) => {
    const standing = await lockUnmailed(trx, changeIds, ['booked', 'confirmed']);
    const off = await lockEnded(trx, changeIds);
    const [one] = [...standing, ...off];
    if (!one) return;
    const shared = {
      company,
      zone,
      publicUrl: context.publicUrl,
      name: await provedName(trx, one.customerEmail),
      now: context.now(),
    };
    const tell = async (appointments: readonly AppointmentForMail[], mail: NewMail): Promise<void> => {
      const mailId = await queueMail(context, trx, mail, company);
      await trx
        .updateTable('appointmentChanges')
        .set({ mailId })
        .where('id', '=', amongChanges(changeIds))
        .where('mailId', 'is', null)
        .where(
          'appointmentId',
          'in',
          appointments.map(({ id }) => id),
        )
        .execute();
    };
    const linked: Pick<AppointmentMailData, 'appointment' | 'token'>[] = [];
    for (const appointment of standing)
      linked.push({ appointment, token: await issueAppointmentLink(trx, appointment.id) });
    const [first, ...others] = linked;
    if (first)
      await tell(
        standing,
        others.length
          ? appointmentsConfirmed([first, ...others], shared)
          : appointmentConfirmed({ ...shared, ...first }),
      );
    if (off.length) await tell(off, appointmentsCancelled(off, shared));
  });
};

/** Tells each mailbox of what waits, in one mail, or two where something is off. @returns the end of each job, in their order */
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
