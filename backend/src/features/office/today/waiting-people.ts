import { callsInVain } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Placeholders } from '../../../platform/db/statement.ts';
import { waitingCallers } from '../../people/contacts/contact-waiting.policy.ts';
import { mayBeUnread, readTo } from '../../delivery/messages/unread.policy.ts';
import { row, type Look } from './waiting-row.ts';

/** Who waits for an answer: callers, those who booked, also with somebody who has left, those who wrote, those who confirmed a new address. */
export const waitingPeople = (db: Db, p: Placeholders<Look>) =>
  [
    db
      .selectFrom(waitingCallers.as('w'))
      .innerJoin('contacts as c', 'c.id', 'w.contactId')
      .select(
        row({
          kind: 'call',
          id: sql`c.id`,
          since: sql`w.asked_at`,
          who: sql`c.first_name || ' ' || c.last_name`,
          title: sql`w.kind`,
          phone: sql`coalesce(c.phone, w.phone)`,
          contact: sql`c.id`,
          design: sql`(select q.design_code || ' ' || q.design_version from consultant_requests q where q.contact_id = c.id and q.design_code is not null and q.created_at >= w.asked_at order by q.created_at desc limit 1)`,
          tried: sql`(select max(n.created_at) from contact_notes n where n.contact_id = c.id and n.outcome in (${sql.join(callsInVain.map((outcome) => sql.lit(outcome)))}) and n.created_at >= w.asked_at)`,
        }),
      ),
    db
      .selectFrom('appointments as a')
      .select(
        row({
          kind: 'booking',
          id: sql`a.id`,
          since: sql`a.created_at`,
          who: sql`a.customer_name`,
          title: sql`a.kind`,
          detail: sql`a.appointment_time`,
          day: sql`a.appointment_date`,
          phone: sql`a.customer_phone`,
          contact: sql`a.contact_id`,
          project: sql`a.project_id`,
          version: sql`a.version`,
          design: sql`a.design_code || ' ' || a.design_version`,
          ready: sql`a.starts_at > ${p.now}::timestamptz`,
        }),
      )
      .where('a.status', '=', sql.lit('booked')),
    db
      .selectFrom('appointments as a')
      .innerJoin('consultants as k', 'k.id', 'a.consultantId')
      .innerJoin('users as u', 'u.id', 'k.userId')
      .select(
        row({
          kind: 'unstaffed',
          id: sql`a.id`,
          since: sql`greatest(u.disabled_at, a.created_at)`,
          who: sql`a.customer_name`,
          title: sql`k.name`,
          detail: sql`a.appointment_time`,
          day: sql`a.appointment_date`,
          phone: sql`a.customer_phone`,
          contact: sql`a.contact_id`,
          project: sql`a.project_id`,
          version: sql`a.version`,
        }),
      )
      .where('a.status', 'in', [sql.lit('booked' as const), sql.lit('confirmed' as const)])
      .where('a.startsAt', '>', p.now)
      .where('u.disabledAt', 'is not', null),
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
      .select(
        row({
          kind: 'message',
          id: sql`p.id`,
          since: sql`m.created_at`,
          who: sql`coalesce(p.customer_name, p.name)`,
          title: sql`p.name`,
          detail: sql`left(m.text, 200)`,
          project: sql`p.id`,
        }),
      )
      .where(mayBeUnread(true)),
    db
      .selectFrom('accountLinks as l')
      .innerJoin('users as u', 'u.id', 'l.userId')
      .select(
        row({
          kind: 'address',
          id: sql`l.id`,
          since: sql`l.held_at`,
          who: sql`u.name`,
          title: sql`l.new_email`,
          detail: sql`u.email`,
          contact: sql`(select c.id from contacts c where c.email_folded = lower(normalize(l.new_email)) order by c.id limit 1)`,
        }),
      )
      .where('l.heldAt', 'is not', null)
      .where('l.usedAt', 'is', null)
      .where('l.voidedAt', 'is', null),
  ] as const;
