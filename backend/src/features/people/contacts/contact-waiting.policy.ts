import { answeringCalls, answeringStatuses } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { expressionBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/**
 * Who waits for an answer: the one definition (`rules/people/contacts/waiting-contact.ts`), for the overview, the list of contacts and reports.
 * Its constants are literals, not parameters: the indexes of open asks are only used if the plan knows them.
 */

/** Builds on an ask, which is `a` in the statement. */
const ask = expressionBuilder<Tables & { a: Pick<Tables['appointments'], 'contactId' | 'createdAt'> }, 'a'>();
const answering = answeringStatuses.map((status) => sql.lit(status));

/** What was said to the contact of the ask, and when it counts as an answer. */
const answers = [
  ask
    .selectFrom('contactNotes as n')
    .whereRef('n.contactId', '=', 'a.contactId')
    .whereRef('n.createdAt', '>=', 'a.createdAt')
    .where(
      'n.outcome',
      'in',
      answeringCalls.map((outcome) => sql.lit(outcome)),
    ),
  ask
    .selectFrom('appointments as b')
    .whereRef('b.contactId', '=', 'a.contactId')
    .whereRef('b.createdAt', '>=', 'a.createdAt')
    .where('b.status', 'in', answering),
  ask
    .selectFrom('appointments as b')
    .innerJoin('appointmentChanges as h', 'h.appointmentId', 'b.id')
    .whereRef('b.contactId', '=', 'a.contactId')
    .whereRef('h.createdAt', '>=', 'a.createdAt')
    .where('h.action', 'in', answering),
  ask
    .selectFrom('projects as p')
    .innerJoin('messages as m', 'm.projectId', 'p.id')
    .whereRef('p.contactId', '=', 'a.contactId')
    .where('m.fromStaff', '=', sql.lit(true))
    .whereRef('m.createdAt', '>=', 'a.createdAt'),
];

/** The condition that nobody has spoken to the contact since the ask. */
export const unanswered = ask.and(answers.map((answer) => ask.not(ask.exists(answer))));

/** Until when the last call in vain since the ask has put the next one off. Null if nobody called in vain. */
const callAgainAt = ask
  .selectFrom('contactNotes as n')
  .select('n.callAgainAt')
  .whereRef('n.contactId', '=', 'a.contactId')
  .whereRef('n.createdAt', '>=', 'a.createdAt')
  .where('n.callAgainAt', 'is not', null)
  .orderBy('n.createdAt', 'desc')
  .orderBy('n.id', 'desc')
  .limit(sql.lit(1));

/** The condition that a call is put off, by the database's clock, which stamps the calls. */
const isPutOff = sql<boolean>`coalesce(${callAgainAt} > now(), false)`;
/** The condition that the ask waits now. */
const waits = ask.and([unanswered, ask.not(isPutOff)]);

const from = expressionBuilder<Tables>();

/** Requests to be called that nobody has set aside. Those known to be answered are in no index it reads. */
const requests = from
  .selectFrom('consultantRequests as a')
  .select((eb) => [
    eb.ref('a.contactId').$notNull().as('contactId'),
    'a.createdAt',
    sql<'consultant_request' | 'appointment'>`'consultant_request'`.as('kind'),
    'a.phone',
  ])
  .where((eb) => eb.not('a.settled'))
  .where('a.dismissedAt', 'is', null)
  .where('a.contactId', 'is not', null);

const bookings = from
  .selectFrom('appointments as a')
  .select((eb) => [
    eb.ref('a.contactId').$notNull().as('contactId'),
    'a.createdAt',
    sql<'consultant_request' | 'appointment'>`'appointment'`.as('kind'),
    'a.customerPhone as phone',
  ])
  .where('a.status', '=', sql.lit('booked'))
  .where('a.contactId', 'is not', null);

/** Every request that waits now. */
const openRequests = requests.where(waits);

/** Every ask that waits now: requests and bookings. */
const openAsks = openRequests.unionAll(bookings.where(waits));

/** The ids of all contacts whom nobody has answered, also where a call was put off; an id may occur twice. */
export const unansweredContacts = from
  .selectFrom(requests.where(unanswered).unionAll(bookings.where(unanswered)).as('asks'))
  .select('contactId');

/** The ids of all contacts whose requests to be called nobody has answered, also where a call was put off; an id may occur twice. */
export const openCallers = from.selectFrom(requests.where(unanswered).as('asks')).select('contactId');

/** The ids of all contacts who wait; an id may occur twice. */
export const waitingContacts = from.selectFrom(openAsks.as('asks')).select('contactId');

/** One row for each contact of some asks, with the instant, kind and phone of the first one. */
const firstOf = (asks: typeof openRequests) =>
  from
    .selectFrom(asks.as('asks'))
    .distinctOn('contactId')
    .select(['contactId', 'createdAt as askedAt', 'kind', 'phone'])
    .orderBy('contactId')
    .orderBy('createdAt');

/** All who wait. */
export const waitingPeople = firstOf(openAsks);

/** Those of them who asked to be called. */
export const waitingCallers = firstOf(openRequests).select(
  sql<Date | null>`null::timestamptz`.as('callAgainAt'),
);

/** Those whom somebody called in vain and who have not asked again since, each with the instant of their first request and when they are to be called. */
export const putOffCallers = from
  .selectFrom(requests.where(unanswered).where(isPutOff).select(callAgainAt.as('callAgainAt')).as('asks'))
  .distinctOn('contactId')
  .select(['contactId', 'createdAt as askedAt', 'kind', 'phone', 'callAgainAt'])
  .where(
    'contactId',
    'not in',
    openRequests.clearSelect().select((eb) => eb.ref('a.contactId').$notNull().as('contactId')),
  )
  .orderBy('contactId')
  .orderBy('createdAt');

/** How many requests one statement of the job looks at. */
export const settledAtOnce = 2000;

/**
 * Marks requests that were answered, so that nobody looks at them again; a trigger takes the mark away with what answered them.
 * Under the lock `answered requests`, which keeps that from happening between the look and the mark (migration 0032).
 * @returns how many
 */
export const markAnsweredRequests = async (db: Db): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('consultantRequests')
    .set({ settled: true })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('consultantRequests as a')
        .select('a.id')
        .where((where) => where.not('a.settled'))
        .where('a.contactId', 'is not', null)
        .where((where) => where.not(unanswered))
        .orderBy('a.createdAt')
        .limit(sql.lit(settledAtOnce))
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
