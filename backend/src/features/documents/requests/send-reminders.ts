import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { documentOverdue } from '../document.mail.ts';
import type { RequestRow } from './request.service.ts';
import { businessDay } from '../../../platform/time/business-day.ts';

/** Once an hour, because the day ends in the business time zone, wherever the servers are. */
export const remindOfRequestsJob = defineJob<object>('documents.remind', {
  cron: '7 * * * *',
  policy: 'exclusive',
});

interface Overdue extends Pick<RequestRow, 'id' | 'project' | 'name' | 'type' | 'note' | 'dueOn'> {
  readonly person: { readonly name: string; readonly email: string };
}

const batch = 100;

/** Skips rows that another worker has locked; a request whose customer cannot be mailed waits until one can. */
const overdue = `
  select r.id, json_build_object('id', p.id, 'name', p.name) as project, r.name, r.type, r.note, r.due_on::text as "dueOn", json_build_object('name', u.name, 'email', u.email) as person
  from document_requests r join projects p on p.id = r.project_id join users u on u.id = p.customer_id
  where r.document_id is null and r.reminded_at is null and r.due_on < $1::date and p.status not in ('completed', 'cancelled') and u.disabled_at is null and u.is_email_verified
  order by r.due_on, r.id limit ${batch} for update of r skip locked`;

/** Reminds customers of overdue documents: one mail per request, however often and by however many workers this is run. @returns how many */
export const remindOfRequests = async (context: Context): Promise<number> => {
  const [today, company] = await Promise.all([businessDay(context), readSetting(context, 'company')]);
  let count = 0;
  for (;;) {
    const told = await context.transaction(async (em) => {
      const found = await executeIn<Overdue>(em, overdue, [today]);
      for (const { id, person, project, ...asked } of found) {
        await executeIn(em, 'update document_requests set reminded_at = $2 where id = $1', [
          id,
          context.now(),
        ]);
        await queueMail(
          context,
          em,
          documentOverdue({ person, company, publicUrl: context.publicUrl, project }, asked),
          company,
        );
        audit(context, em, {
          action: 'document-request.remind',
          object: ['document-request', id],
          details: { type: asked.type },
        });
      }
      return found.length;
    });
    count += told;
    if (told < batch) return count;
  }
};
