import type { Context } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { expirePapersOf } from './end-paper.ts';
import { paperKinds } from './linked/paper-kinds.ts';
import { remindSignersOf } from './mail-links.ts';

const expireJob = defineJob<object>('agreements.expire', {
  cron: '*/5 * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

/** Once an hour, in the business's day as well as at night: a mail waits for its reader. */
const remindJob = defineJob<object>('agreements.remind', {
  cron: '23 * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

/** Lets agreements and change orders run out whose time is over. @returns how many there were */
export const expirePapers = async (context: Context): Promise<number> => {
  let expired = 0;
  for (const kind of paperKinds) expired += await expirePapersOf(context, kind);
  return expired;
};

/** Reminds signers who have had a link for some days. @returns how many there were */
export const remindSigners = async (context: Context): Promise<number> => {
  let reminded = 0;
  for (const kind of paperKinds) reminded += await remindSignersOf(context, kind);
  return reminded;
};

export const signingJobs: readonly JobHandler[] = [
  handler(expireJob, async (context) => void (await expirePapers(context))),
  handler(remindJob, async (context) => void (await remindSigners(context))),
];
