import { sql } from 'kysely';
import { longStatementMs, setStatementTimeout } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';

/** When a server starts: gives the sales that a server of the previous version has won meanwhile their day, their sum and their first entry. */
const completeWonDeals = defineJob<object>('contracts.complete', { atStart: true, policy: 'exclusive' });

export const contractJobs: readonly JobHandler[] = [
  handler(completeWonDeals, async (context) => {
    await context.transaction(async (trx) => {
      await setStatementTimeout(trx, longStatementMs);
      await sql`select complete_won_deals()`.execute(trx);
    });
  }),
];
