import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../../platform/context.ts';
import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { Report } from './report.entity.ts';
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
  await context.transaction(async (em) => {
    const due = await em.find(
      Report,
      { nextRunAt: { $lte: now } },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, limit: 100 },
    );
    for (const report of due) {
      const { id, every, day, hour, nextRunAt } = report;
      if (!every || day === null || hour === null || !nextRunAt) continue;
      await context.jobs.enqueue(em, mailReport, { reportId: id, dueAt: nextRunAt.toISOString() });
      report.nextRunAt = nextRun({ every, day, hour }, now, zone);
    }
  });
};

export const reportJobs: readonly JobHandler[] = [
  handler(tendReportsJob, enqueueDueReports),
  handler(mailReport, sendReport),
];
