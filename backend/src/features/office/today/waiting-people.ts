import { callsInVain } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { sql, type Expression } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Placeholders } from '../../../platform/db/statement.ts';
import { putOffCallers, waitingCallers } from '../../people/contacts/contact-waiting.policy.ts';
import { mayBeUnread, readTo } from '../../delivery/messages/unread.policy.ts';
import { ownerOfAppointment } from '../../sale/appointments/appointment.policy.ts';
import { isActiveStaff } from '../../people/staff/staff.policy.ts';
import { row, type Look } from './waiting-row.ts';

const inVain = callsInVain.map((outcome) => sql.lit(outcome));

/** A design as `Parts.design` names it. */
const designRef = (code: Expression<string | null>, version: Expression<number | null>) =>
  sql<string | null>`${code} || ' ' || ${version}`;

/** Rows of people to call, now or when they are to be called again. */
const callers = (db: Db, who: typeof waitingCallers) =>
  db
    .selectFrom(who.as('w'))
    .innerJoin('contacts as c', 'c.id', 'w.contactId')
    .select((eb) =>
      row({
        kind: 'call',
        id: eb.ref('c.id'),
        since: eb.ref('w.askedAt'),
        who: sql`${eb.ref('c.firstName')} || ' ' || ${eb.ref('c.lastName')}`,
        title: eb.ref('w.kind'),
        phone: eb.fn.coalesce('c.phone', 'w.phone'),
        owner: eb.ref('c.ownerId'),
        contact: eb.ref('c.id'),
        dueAt: eb.ref('w.callAgainAt'),
        design: eb
          .selectFrom('consultantRequests as q')
          .select((q) => designRef(q.ref('q.designCode'), q.ref('q.designVersion')).as('design'))
          .whereRef('q.contactId', '=', 'c.id')
          .where('q.designCode', 'is not', null)
          .whereRef('q.createdAt', '>=', 'w.askedAt')
          .orderBy('q.createdAt', 'desc')
          .limit(sql.lit(1)),
        tried: eb
          .selectFrom('contactNotes as n')
          .select((n) => n.fn.max('n.createdAt').as('at'))
          .whereRef('n.contactId', '=', 'c.id')
          .where('n.outcome', 'in', inVain)
          .whereRef('n.createdAt', '>=', 'w.askedAt'),
      }),
    );
/** Whether consultant `k` has left, whose account is or was `u`: it is disabled or was removed, and nobody has put them on duty since. */
const hasLeft = sql<boolean>`case when k.user_id is null then not k.on_duty else u.disabled_at is not null end`;

/** Who waits for an answer: callers, those who booked, also with somebody who has left, those who wrote, those who confirmed a new address. */
export const waitingPeople = (db: Db, p: Placeholders<Look>) =>
  [
    callers(db, waitingCallers),
    callers(db, putOffCallers),
    db
      .selectFrom('appointments as a')
      .select((eb) =>
        row({
          kind: 'booking',
          id: eb.ref('a.id'),
          since: eb.ref('a.createdAt'),
          who: eb.ref('a.customerName'),
          title: eb.ref('a.kind'),
          detail: eb.ref('a.appointmentTime'),
          day: eb.ref('a.appointmentDate'),
          phone: eb.ref('a.customerPhone'),
          owner: ownerOfAppointment('a'),
          contact: eb.ref('a.contactId'),
          project: eb.ref('a.projectId'),
          version: eb.ref('a.version'),
          design: designRef(eb.ref('a.designCode'), eb.ref('a.designVersion')),
          ready: eb('a.startsAt', '>', p.now),
        }),
      )
      .where('a.status', '=', sql.lit('booked')),
    db
      .selectFrom('appointments as a')
      .innerJoin('consultants as k', 'k.id', 'a.consultantId')
      .innerJoin('users as u', (join) =>
        join.on('u.id', '=', (eb) => eb.fn.coalesce('k.userId', 'k.formerUserId')),
      )
      .select((eb) =>
        row({
          kind: 'unstaffed',
          id: eb.ref('a.id'),
          since: sql`greatest(${eb.ref('u.disabledAt')}, ${eb.ref('a.createdAt')})`,
          who: eb.ref('a.customerName'),
          title: eb.ref('k.name'),
          detail: eb.ref('a.appointmentTime'),
          day: eb.ref('a.appointmentDate'),
          phone: eb.ref('a.customerPhone'),
          owner: ownerOfAppointment('a'),
          contact: eb.ref('a.contactId'),
          project: eb.ref('a.projectId'),
          version: eb.ref('a.version'),
        }),
      )
      .where('a.status', 'in', [sql.lit('booked' as const), sql.lit('confirmed' as const)])
      .where('a.startsAt', '>', p.now)
      .where(hasLeft),
    db
      .selectFrom('messageThreads as t')
      .innerJoin('projects as p', 'p.id', 't.projectId')
      .leftJoin('messageReads as r', (join) =>
        join.onRef('r.projectId', '=', 't.projectId').on('r.userId', '=', p.viewerId),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('messages as m')
            .select(['m.createdAt', 'm.text'])
            .whereRef('m.projectId', '=', 't.projectId')
            .where('m.number', '>', readTo(true))
            .where('m.fromStaff', '=', sql.lit(false))
            .orderBy('m.number')
            .limit(sql.lit(1))
            .as('m'),
        (join) => join.onTrue(),
      )
      .select((eb) =>
        row({
          kind: 'message',
          id: eb.ref('p.id'),
          since: eb.ref('m.createdAt'),
          who: eb.fn.coalesce('p.customerName', 'p.name'),
          title: eb.ref('p.name'),
          detail: sql`left(${eb.ref('m.text')}, 200)`,
          owner: sql`case when ${isActiveStaff(eb.ref('t.assigneeId'))} then ${eb.ref('t.assigneeId')} else ${eb.ref('p.managerId')} end`,
          project: eb.ref('p.id'),
        }),
      )
      .where(mayBeUnread(true)),
    db
      .selectFrom('accountLinks as l')
      .innerJoin('users as u', 'u.id', 'l.userId')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('contacts as c')
            .select(['c.id', 'c.ownerId'])
            .where((c) => sql<boolean>`${c.ref('c.emailFolded')} = lower(normalize(${c.ref('l.newEmail')}))`)
            .orderBy('c.id')
            .limit(sql.lit(1))
            .as('c'),
        (join) => join.onTrue(),
      )
      .select((eb) =>
        row({
          kind: 'address',
          id: eb.ref('l.id'),
          since: eb.ref('l.heldAt'),
          who: eb.ref('u.name'),
          title: eb.ref('l.newEmail'),
          detail: eb.ref('u.email'),
          owner: eb.ref('c.ownerId'),
          contact: eb.ref('c.id'),
        }),
      )
      .where('l.heldAt', 'is not', null)
      .where('l.usedAt', 'is', null)
      .where('l.voidedAt', 'is', null),
  ] as const;
