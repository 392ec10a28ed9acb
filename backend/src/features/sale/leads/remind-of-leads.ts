import { askedUntil } from '@hearthline/rules/people/leads/response-clock.ts';
import { expressionBuilder } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { unanswered } from '../../people/contacts/contact-waiting.policy.ts';
import { activeStaff } from '../../people/staff/staff.api.ts';
import { readOpenTime } from '../appointments/duty/open-time.api.ts';
import { leadsAreRouted } from './choose-member.ts';
import { asksForCall, booked, leadUnanswered, type LeadForMail } from './lead.mail.ts';

export const remindOfLeadsJob = defineJob<object>('leads.remind', {
  cron: '* * * * *',
  policy: 'exclusive',
  retryLimit: 0,
  atStart: true,
});

const batch = 50;

/** Requests and bookings that wait for their reminder since then or longer, taken away with it; those that another worker has are skipped. */
const takeDue = async (trx: Transaction, until: Date) => {
  const due = await trx
    .selectFrom('answerReminders as r')
    .leftJoin('consultantRequests as q', 'q.id', 'r.requestId')
    .leftJoin('appointments as b', 'b.id', 'r.appointmentId')
    .select(['r.id', 'r.requestId', 'r.appointmentId'])
    .where((eb) => eb(eb.fn.coalesce('q.createdAt', 'b.createdAt'), '<=', until))
    .orderBy('r.id')
    .limit(batch)
    .forUpdate('r')
    .skipLocked()
    .execute();
  if (due.length > 0)
    await trx
      .deleteFrom('answerReminders')
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
  return due;
};

const called = expressionBuilder<
  Tables & { a: Pick<Tables['appointments'], 'contactId' | 'createdAt'> },
  'a'
>();

/** The condition that since an ask, which is `a` in the statement, nobody has answered it or logged a call. */
const isUntouched = called.and([
  unanswered,
  called.not(
    called.exists(
      called
        .selectFrom('contactNotes as call')
        .whereRef('call.contactId', '=', 'a.contactId')
        .whereRef('call.createdAt', '>=', 'a.createdAt')
        .where('call.outcome', 'is not', null),
    ),
  ),
]);

/** An ask that nobody has answered or set aside, and whose it is. */
interface Unanswered extends LeadForMail {
  readonly ownerId: string | null;
}

const nameOf = ({ firstName, lastName }: Pick<Row<'contacts'>, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

const openRequests = async (trx: Transaction, ids: readonly string[]): Promise<Unanswered[]> => {
  const rows = await trx
    .selectFrom('consultantRequests as a')
    .innerJoin('contacts as c', 'c.id', 'a.contactId')
    .select(['c.id as contactId', 'c.firstName', 'c.lastName', 'c.ownerId', 'a.phone'])
    .where('a.id', 'in', ids)
    .where('a.dismissedAt', 'is', null)
    .where(isUntouched)
    .execute();
  return rows.map((row) => ({ ...row, name: nameOf(row), wants: asksForCall }));
};

/** A booking is its consultant's, if they have an active account, otherwise its contact's owner's. */
const openBookings = async (trx: Transaction, ids: readonly string[]): Promise<Unanswered[]> => {
  const rows = await trx
    .selectFrom('appointments as a')
    .innerJoin('contacts as c', 'c.id', 'a.contactId')
    .innerJoin('consultants as k', 'k.id', 'a.consultantId')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'k.userId').on('u.disabledAt', 'is', null))
    .select(['c.id as contactId', 'c.firstName', 'c.lastName', 'a.customerPhone as phone'])
    .select(['a.appointmentDate', 'a.appointmentTime'])
    .select((eb) => eb.fn.coalesce('u.id', 'c.ownerId').as('ownerId'))
    .where('a.id', 'in', ids)
    .where('a.status', '=', 'booked')
    .where(isUntouched)
    .execute();
  return rows.map((row) => ({ ...row, name: nameOf(row), wants: booked(row) }));
};

/** An owner and who leads their team, as far as they are active; nobody, if the owner is not. */
const readersOf = (trx: Transaction, ownerId: string) =>
  activeStaff(trx)
    .select('u.email')
    .where((eb) =>
      eb.or([
        eb('u.id', '=', ownerId),
        eb(
          'u.id',
          'in',
          eb
            .selectFrom('teams as led')
            .innerJoin('teamMembers as of', 'of.teamId', 'led.id')
            .innerJoin('users as owner', 'owner.id', 'of.userId')
            .select('led.leaderId')
            .where('owner.id', '=', ownerId)
            .where('owner.disabledAt', 'is', null),
        ),
      ]),
    )
    .execute();

/**
 * Reminds of the requests and bookings whose response clock has reached the minutes of the settings, if nobody has answered or logged a call:
 * each once, however often, by however many workers this is run, since the mails are stored together with the end of what they remind of.
 * While nothing is routed, or the reminder is off, nobody is reminded of what came in.
 * @returns how many mails
 */
export const remindOfLeads = async (context: Context): Promise<number> => {
  const minutes = await readSetting(context, 'answerMinutes');
  if (minutes === 0 || !(await leadsAreRouted(context.db))) {
    await context.db.deleteFrom('answerReminders').execute();
    return 0;
  }
  const company = await readSetting(context, 'company');
  const until = askedUntil(await readOpenTime(context), context.now(), minutes);
  if (until === null) return 0;
  let count = 0;
  for (;;) {
    const taken = await context.transaction(async (trx) => {
      const due = await takeDue(trx, until);
      const requests = due.flatMap(({ requestId }) => requestId ?? []);
      const bookings = due.flatMap(({ appointmentId }) => appointmentId ?? []);
      const asks = [
        ...(requests.length > 0 ? await openRequests(trx, requests) : []),
        ...(bookings.length > 0 ? await openBookings(trx, bookings) : []),
      ];
      for (const { ownerId, ...lead } of asks)
        for (const reader of ownerId === null ? [] : await readersOf(trx, ownerId)) {
          await queueMail(context, trx, leadUnanswered(lead, reader, context.publicUrl), company);
          count += 1;
        }
      return due.length;
    });
    if (taken < batch) return count;
  }
};
