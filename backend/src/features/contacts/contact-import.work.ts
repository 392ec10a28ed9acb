import { defineJob } from '../../platform/jobs.ts';

/** One at a time for each import is enough, and a crash in the middle goes on where it was. */
const options = { retryLimit: 20, expireInSeconds: 1800 } as const;

export const checkJob = defineJob<{ id: string }>('contact-imports.check', options);
export const runJob = defineJob<{ id: string }>('contact-imports.run', options);
export const revertJob = defineJob<{ id: string }>('contact-imports.revert', options);

/** Once a night, files that nobody needs to take back any more. */
export const purgeImportsJob = defineJob<object>('contact-imports.purge', { cron: '40 9 * * *', policy: 'exclusive' });
