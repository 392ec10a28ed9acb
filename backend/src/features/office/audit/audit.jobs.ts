import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { expireAudit, sealAudit } from './seal-chain.ts';
import { readHead } from './verify-chain.ts';

const sealAuditJob = defineJob<object>('audit.seal', {
  cron: '* * * * *',
  retryLimit: 0,
  policy: 'exclusive',
  expireInSeconds: 1800,
});
const expireAuditJob = defineJob<object>('audit.expire', {
  cron: '50 9 * * *',
  policy: 'exclusive',
  expireInSeconds: 1800,
});

export const auditJobs: readonly JobHandler[] = [
  handler(sealAuditJob, async (context) => void (await sealAudit(context))),
  handler(expireAuditJob, async (context) => {
    const removed = await expireAudit(context);
    // A copy of the chain's end outside the database: with it, `npm run audit -- verify` notices a chain that was rewritten as a whole.
    context.log.info({ removed, head: await readHead(context.db) }, 'audit log');
  }),
];
