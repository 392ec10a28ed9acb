import { defineJob } from '../../../../platform/jobs/job-queue.ts';

/** One job at a time is enough for each import; after a crash, a retry continues where it stopped. */
const options = { retryLimit: 20, expireInSeconds: 1800 } as const;

export const checkJob = defineJob<{ id: string }>('contact-imports.check', options);
export const runJob = defineJob<{ id: string }>('contact-imports.run', options);
export const revertJob = defineJob<{ id: string }>('contact-imports.revert', options);

/** Once an hour, deletes files that nobody imports, and imports too old to be undone. */
export const purgeImportsJob = defineJob<object>('contact-imports.purge', {
  cron: '40 * * * *',
  policy: 'exclusive',
});
