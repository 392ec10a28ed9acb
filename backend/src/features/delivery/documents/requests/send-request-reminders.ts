import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { projectCustomers } from '../../projects/project.policy.ts';
import { documentOverdue } from '../document.mail.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';

/** Once an hour, because the day ends in the business time zone, wherever the servers are. */
export const remindOfRequestsJob = defineJob<object>('documents.remind', {
  cron: '7 * * * *',
  policy: 'exclusive',
});

const batch = 100;

/** Skips rows that another worker has locked; a request whose customer cannot be mailed waits until one can. */
const overdue = (db: Db, today: string) =>
  db
    .selectFrom('documentRequests as r')
    .innerJoin('projects as p', 'p.id', 'r.projectId')
    .select((eb) => [
      'r.id',
      jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('project'),
      'r.name',
      'r.type',
      'r.note',
      'r.dueOn',
      jsonArrayFrom(projectCustomers).as('people'),
    ])
    .where('r.documentId', 'is', null)
    .where('r.remindedAt', 'is', null)
    .where('r.dueOn', '<', today)
    .where('p.status', 'not in', ['completed', 'cancelled'])
    .where((eb) => eb.exists(projectCustomers))
    .orderBy('r.dueOn')
    .orderBy('r.id')
    .limit(batch)
    .forUpdate('r')
    .skipLocked()
    .execute();

/** Reminds customers of overdue documents: one mail per request and person, however often and by however many workers this is run. @returns how many */
export const remindOfRequests = async (context: Context): Promise<number> => {
  const [today, company] = await Promise.all([businessDay(context), readSetting(context, 'company')]);
  let count = 0;
  for (;;) {
    const sentCount = await context.transaction(async (trx) => {
      const found = await overdue(trx, today);
      for (const { id, people, project, ...request } of found) {
        await trx
          .updateTable('documentRequests')
          .set({ remindedAt: context.now() })
          .where('id', '=', id)
          .execute();
        for (const person of people)
          await queueMail(
            context,
            trx,
            documentOverdue({ person, company, publicUrl: context.publicUrl, project }, request),
            company,
          );
        await audit(context, trx, {
          action: 'document-request.remind',
          object: ['document-request', id],
          details: { type: request.type },
        });
      }
      return found.length;
    });
    count += sentCount;
    if (sentCount < batch) return count;
  }
};
