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
      .select((eb) =>
        row({
          kind: 'document',
          id: eb.ref('d.id'),
          since: eb.ref('d.uploadedAt'),
          who: eb.fn.coalesce('u.name', 'p.name'),
          title: eb.ref('d.name'),
          detail: eb.ref('p.name'),
          owner: eb.ref('p.managerId'),
          project: eb.ref('p.id'),
          version: eb.ref('d.version'),
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
      .select((eb) =>
        row({
          kind: 'request',
          id: eb.ref('r.id'),
          since: sql`(${eb.ref('r.dueOn')} + 1)::timestamp at time zone ${p.zone}::text`,
          who: eb.fn.coalesce('u.name', 'p.customerName', 'p.name'),
          title: eb.ref('r.name'),
          detail: eb.ref('p.name'),
          day: eb.ref('r.dueOn'),
          owner: eb.ref('p.managerId'),
          project: eb.ref('p.id'),
          ready: eb('u.id', 'is not', null),
        }),
      )
      .where('r.documentId', 'is', null)
      .where('r.dueOn', '<', p.today)
      .where('p.status', 'not in', [sql.lit('completed' as const), sql.lit('cancelled' as const)])
      .where((eb) => eb.or([eb('r.followedUpAt', 'is', null), eb('r.followedUpAt', '<=', p.remindedSince)])),
    db
      .selectFrom('builds as b')
      .innerJoin('projects as p', 'p.id', 'b.projectId')
      .select((eb) =>
        row({
          kind: 'build',
          id: eb.ref('b.id'),
          since: eb.fn.coalesce('b.markedAt', 'b.createdAt'),
          who: eb.fn.coalesce('p.contractorName', 'p.name'),
          title: sql`${eb.ref('b.title')} || ', ' || ${eb.ref('p.name')}`,
          detail: eb.ref('b.reason'),
          day: eb.ref('b.scheduledOn'),
          owner: eb.ref('p.managerId'),
          project: eb.ref('p.id'),
        }),
      )
      .where('b.state', '=', sql.lit('blocked')),
    db
      .selectFrom('factoryHomes as h')
      .innerJoin('projects as p', 'p.id', 'h.projectId')
      .select((eb) =>
        row({
          kind: 'home',
          id: eb.ref('h.id'),
          since: eb.ref('h.heldAt'),
          who: eb.ref('p.name'),
          title: eb.ref('h.station'),
          detail: eb.ref('h.holdReason'),
          owner: eb.ref('p.managerId'),
          project: eb.ref('p.id'),
        }),
      )
      .where('h.state', '=', sql.lit('in_production'))
      .where('h.heldAt', 'is not', null),
  ] as const;
