import type { WaitingKind } from '@hearthline/rules/waiting.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/query-builder.ts';
import type { Placeholders } from '../../platform/db/statement.ts';
import { waitingCallers } from '../contacts/contact-waiting.policy.ts';
import { mayBeUnread, readTo } from '../messages/unread.policy.ts';

type Part = RawBuilder<unknown>;
const nothing = sql`null`;

/** The parts of a row, as expressions over the tables of its source; those left out are null. */
interface Parts {
  readonly kind: WaitingKind;
  readonly id: Part;
  /** Since when it waits. */
  readonly since: Part;
  /** The person or thing that waits. */
  readonly who: Part;
  readonly title: Part;
  readonly detail?: Part;
  /** The day it was or is due, or takes place. */
  readonly day?: Part;
  readonly phone?: Part;
  readonly contact?: Part;
  readonly project?: Part;
  readonly version?: Part;
  /** When somebody was called in vain. */
  readonly tried?: Part;
  /** Whether the button of its kind can be pressed; true if left out. */
  readonly ready?: Part;
}

const row = ({ kind, id, since, who, title, ...parts }: Parts) => [
  sql<WaitingKind>`${sql.lit(kind)}`.as('kind'),
  sql<string>`${id}::uuid`.as('id'),
  sql<Date>`(${since})::timestamptz`.as('since'),
  sql<string>`${who}`.as('who'),
  sql<string>`${title}`.as('title'),
  sql<string | null>`(${parts.detail ?? nothing})::text`.as('detail'),
  sql<string | null>`${parts.day ?? nothing}::date`.as('day'),
  sql<string | null>`${parts.phone ?? nothing}::text`.as('phone'),
  sql<string | null>`${parts.contact ?? nothing}::uuid`.as('contactId'),
  sql<string | null>`${parts.project ?? nothing}::uuid`.as('projectId'),
  sql<number | null>`${parts.version ?? nothing}::int`.as('version'),
  sql<Date | null>`(${parts.tried ?? nothing})::timestamptz`.as('triedAt'),
  sql<boolean>`${parts.ready ?? sql`true`}`.as('ready'),
];

/** Who looks, and when. */
export interface Look {
  readonly viewerId: string;
  readonly now: Date;
  /** Today's date by the business's calendar, and its time zone. */
  readonly today: string;
  readonly zone: string;
  /** Customers who were reminded since then are left alone. */
  readonly remindedSince: Date;
  /** Imports that made no progress since then have failed. */
  readonly stuckSince: Date;
}

/** What waits for a member of staff, kind by kind, as `rules/waiting.ts` defines it. */
export const waitingSources = (db: Db, p: Placeholders<Look>) =>
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
          tried: sql`(select max(n.created_at) from contact_notes n where n.contact_id = c.id and n.outcome = 'no_answer' and n.created_at >= w.asked_at)`,
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
          ready: sql`a.starts_at > ${p.now}::timestamptz`,
        }),
      )
      .where('a.status', '=', sql.lit('booked')),
    db
      .selectFrom('documents as d')
      .innerJoin('projects as p', 'p.id', 'd.projectId')
      .leftJoin('documentVersions as v', (join) =>
        join.onRef('v.documentId', '=', 'd.id').onRef('v.number', '=', 'd.latest'),
      )
      .leftJoin('users as u', 'u.id', 'v.uploadedById')
      .select(
        row({
          kind: 'document',
          id: sql`d.id`,
          since: sql`d.uploaded_at`,
          who: sql`coalesce(u.name, p.name)`,
          title: sql`d.name`,
          detail: sql`p.name`,
          project: sql`p.id`,
          version: sql`d.version`,
        }),
      )
      .where('d.state', '=', sql.lit('waiting')),
    db
      .selectFrom('documentRequests as r')
      .innerJoin('projects as p', 'p.id', 'r.projectId')
      .leftJoin('users as u', (join) =>
        join
          .onRef('u.id', '=', 'p.customerId')
          .on('u.disabledAt', 'is', null)
          .on('u.isEmailVerified', '=', true),
      )
      .select(
        row({
          kind: 'request',
          id: sql`r.id`,
          since: sql`(r.due_on + 1)::timestamp at time zone ${p.zone}::text`,
          who: sql`coalesce(u.name, p.customer_name, p.name)`,
          title: sql`r.name`,
          detail: sql`p.name`,
          day: sql`r.due_on`,
          project: sql`p.id`,
          ready: sql`u.id is not null`,
        }),
      )
      .where('r.documentId', 'is', null)
      .where('r.dueOn', '<', p.today)
      .where('p.status', 'not in', [sql.lit('completed' as const), sql.lit('cancelled' as const)])
      .where((eb) => eb.or([eb('r.followedUpAt', 'is', null), eb('r.followedUpAt', '<=', p.remindedSince)])),
    db
      .selectFrom('builds as b')
      .innerJoin('projects as p', 'p.id', 'b.projectId')
      .select(
        row({
          kind: 'build',
          id: sql`b.id`,
          since: sql`coalesce(b.marked_at, b.created_at)`,
          who: sql`coalesce(p.contractor_name, p.name)`,
          title: sql`b.title || ', ' || p.name`,
          detail: sql`b.reason`,
          day: sql`b.scheduled_on`,
          project: sql`p.id`,
        }),
      )
      .where('b.state', '=', sql.lit('blocked')),
    db
      .selectFrom('factoryHomes as h')
      .innerJoin('projects as p', 'p.id', 'h.projectId')
      .select(
        row({
          kind: 'home',
          id: sql`h.id`,
          since: sql`h.held_at`,
          who: sql`p.name`,
          title: sql`h.station`,
          detail: sql`h.hold_reason`,
          project: sql`p.id`,
        }),
      )
      .where('h.state', '=', sql.lit('in_production'))
      .where('h.heldAt', 'is not', null),
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
      .selectFrom('mails as o')
      .select(
        row({
          kind: 'mail',
          id: sql`o.id`,
          since: sql`o.created_at`,
          who: sql`coalesce(nullif(o.to_name, ''), o.to_address)`,
          title: sql`o.subject`,
          detail: sql`o.last_error`,
        }),
      )
      .where('o.state', '=', sql.lit('failed'))
      .where('o.kind', '<>', sql.lit('campaign'))
      .where('o.dismissedAt', 'is', null),
    db
      .selectFrom('contactImports as i')
      .leftJoin('users as u', 'u.id', 'i.createdBy')
      .select(
        row({
          kind: 'import',
          id: sql`i.id`,
          since: sql`i.touched_at`,
          who: sql`coalesce(u.name, i.file_name)`,
          title: sql`i.file_name`,
          detail: sql`i.counts->>'outcome failed'`,
        }),
      )
      .where('i.rows', '>', 0)
      .where((eb) =>
        eb.or([eb('i.dismissedAt', 'is', null), eb('i.dismissedAt', '<', eb.ref('i.touchedAt'))]),
      )
      .where((eb) =>
        eb.or([
          eb('i.state', '=', sql.lit('imported')).and(
            sql<boolean>`coalesce((i.counts->>'outcome failed')::int, 0) > 0`,
          ),
          eb('i.state', 'in', [
            sql.lit('checking' as const),
            sql.lit('importing' as const),
            sql.lit('reverting' as const),
          ]).and('i.touchedAt', '<=', p.stuckSince),
        ]),
      ),
  ] as const;
