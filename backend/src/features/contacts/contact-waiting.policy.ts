import { answeringStatuses, callInVain } from '@hearthline/rules/contacts/waiting.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/db/query-builder.ts';

/** Who waits for an answer: the one definition (`rules/contacts/waiting.ts`), for the overview, the list of contacts and reports. */

const answering = answeringStatuses.map((status) => `'${status}'`).join(', ');

/** SQL condition: nobody has spoken to the contact since the ask `a` (contact_id, created_at). */
const unanswered = `
  not exists (select from contact_notes n where n.contact_id = a.contact_id and n.created_at >= a.created_at and n.outcome is distinct from '${callInVain}')
  and not exists (select from appointments b where b.contact_id = a.contact_id and b.created_at >= a.created_at and b.status in (${answering}))
  and not exists (select from appointments b join appointment_changes h on h.appointment_id = b.id
    where b.contact_id = a.contact_id and h.created_at >= a.created_at and h.action in (${answering}))
  and not exists (select from projects p join messages m on m.project_id = p.id where p.contact_id = a.contact_id and m.from_staff and m.created_at >= a.created_at)`;

/** A query of every ask that nobody has answered: contact_id, created_at, kind, phone. Requests known to be answered are in no index it reads. */
const openAsks = `
  select a.contact_id, a.created_at, 'consultant_request' as kind, a.phone from consultant_requests a where not a.settled and a.contact_id is not null and ${unanswered}
  union all
  select a.contact_id, a.created_at, 'appointment', a.customer_phone from appointments a where a.status = 'booked' and a.contact_id is not null and ${unanswered}`;

/** A query of the ids of all contacts who wait; an id may occur twice. */
export const waitingContacts = `select contact_id from (${openAsks}) asks`;

/** A query of all who wait: contact_id, asked_at, kind and phone of the first ask that nobody answered. */
export const waitingPeople = `
  select distinct on (contact_id) contact_id, created_at as asked_at, kind, phone from (${openAsks}) asks order by contact_id, created_at`;

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
        .where(sql<SqlBool>`not (${sql.raw(unanswered)})`)
        .orderBy('a.createdAt')
        .limit(sql.lit(settledAtOnce))
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
