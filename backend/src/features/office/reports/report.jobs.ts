import type { Context } from '../../../platform/context.ts';
import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { mailReport, sendReport } from './report.mail.ts';
import { nextRun } from './next-run.ts';

/** Runs once a minute, on one server at a time. */
const tendReportsJob = defineJob<object>('reports.tend', {
  cron: '* * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

/**
 * Enqueues the reports that are due and sets when they are due next, in one transaction: a crash leaves both or neither.
 * After a time without servers a report is mailed once, not once for each missed time.
 */
export const enqueueDueReports = async (context: Context): Promise<void> => {
  const now = context.now();
  const zone = await readSetting(context, 'timeZone');
  await context.transaction(async (trx) => {
    const due = await trx
      .selectFrom('reports')
      .select(['id', 'every', 'day', 'hour', 'nextRunAt'])
      .where('nextRunAt', '<=', now)
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, every, day, hour, nextRunAt } of due) {
      if (!every || day === null || hour === null || !nextRunAt) continue;
      await context.jobs.enqueue(trx, mailReport, { reportId: id, dueAt: nextRunAt.toISOString() });
      await trx
        .updateTable('reports')
        .set('nextRunAt', nextRun({ every, day, hour }, now, zone))
        .where('id', '=', id)
        .execute();
    }
  });
};

export const reportJobs: readonly JobHandler[] = [
  handler(tendReportsJob, enqueueDueReports),
  handler(mailReport, sendReport),
];
