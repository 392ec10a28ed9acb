import { sql } from 'kysely';
import { longStatementMs, setStatementTimeout } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';

/** Once an hour and when a server starts: reads anew which words names and titles consist of, so that none is kept longer than what it names. */
const learnWords = defineJob<object>('search.learn', {
  cron: '52 * * * *',
  atStart: true,
  retryLimit: 0,
  policy: 'exclusive',
});

export const searchJobs: readonly JobHandler[] = [
  handler(learnWords, async (context) => {
    await context.transaction(async (trx) => {
      await setStatementTimeout(trx, longStatementMs);
      await sql`select search_learn_words()`.execute(trx);
    });
  }),
];
