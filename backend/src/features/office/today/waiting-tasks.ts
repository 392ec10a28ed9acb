import { sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Placeholders } from '../../../platform/db/statement.ts';
import { row, type Look } from './waiting-row.ts';

/** The open tasks, each since the instant from which it is overdue, if that has come; those about archived deals are left out. */
export const waitingTasks = (db: Db, p: Placeholders<Look>) =>
  db
    .selectFrom('tasks as t')
    .leftJoin('contacts as c', 'c.id', 't.contactId')
    .leftJoin('deals as d', 'd.id', 't.dealId')
    .leftJoin('projects as p', 'p.id', 't.projectId')
    .select((eb) => {
      const overdueFrom = sql<Date>`coalesce(${eb.ref('t.dueAt')}, (${eb.ref('t.dueOn')} + 1)::timestamp at time zone ${p.zone}::text)`;
      return row({
        kind: 'task',
        id: eb.ref('t.id'),
        since: sql`case when ${overdueFrom} <= ${p.now}::timestamptz then ${overdueFrom} else ${eb.ref('t.createdAt')} end`,
        who: sql`coalesce(${eb.ref('c.firstName')} || ' ' || ${eb.ref('c.lastName')}, ${eb.ref('d.buyerName')}, ${eb.ref('p.customerName')}, ${eb.ref('p.name')}, '')`,
        title: eb.ref('t.title'),
        day: eb.ref('t.dueOn'),
        phone: eb.ref('c.phone'),
        owner: eb.ref('t.assigneeId'),
        contact: eb.ref('t.contactId'),
        deal: eb.ref('t.dealId'),
        project: eb.ref('t.projectId'),
        version: eb.ref('t.version'),
        dueAt: eb.ref('t.dueAt'),
        overdue: overdueFrom,
      });
    })
    .where('t.doneAt', 'is', null)
    .where('d.archivedAt', 'is', null);
