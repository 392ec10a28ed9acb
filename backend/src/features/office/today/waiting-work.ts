import { sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Placeholders } from '../../../platform/db/statement.ts';
import { row, type Look } from './waiting-row.ts';

/** The work on projects that waits: documents to review and to send, blocked builds, homes on hold. */
export const waitingWork = (db: Db, p: Placeholders<Look>) =>
  [
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
  ] as const;
