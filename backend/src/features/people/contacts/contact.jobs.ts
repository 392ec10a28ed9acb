import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { sql } from 'kysely';
import { longStatementMs, setStatementTimeout } from '../../../platform/db/database.ts';
import { purgeDeleted } from './deleted/deleted.service.ts';
import { purgeMerges } from './merging/split-contacts.ts';
import { refillSearch } from './list/rebuild-search-text.ts';
import { markAnsweredRequests, settledAtOnce } from './contact-waiting.policy.ts';
import { mergeSources } from './list/merge-sources.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';

/** Once a minute, folds the counters' small increments together, so that reading a total stays fast. */
const foldContactCounts = defineJob<object>('contacts.fold', {
  cron: '* * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

/** Once an hour, samples which trigrams many contacts share; this makes searches faster without changing their results. */
const learnContactGrams = defineJob<object>('contacts.learn', {
  cron: '37 * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

/** Once a night, purges the contacts deleted, and what is left of those merged, more than thirty days ago. */
const purgeDeletedContacts = defineJob<object>('contacts.purge', { cron: '20 9 * * *', policy: 'exclusive' });

/** Once a minute, marks the requests that were answered, so that those who wait are found among few. */
const settleRequests = defineJob<object>('contacts.settle', {
  cron: '* * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

/** When a server starts: goes on writing the searched text of contacts anew, which an update of the product began. */
const refillContacts = defineJob<object>('contacts.refill', { atStart: true, policy: 'exclusive' });
/** When a server starts: gives contacts the one spelling of their source, if they were stored before sources had one. */
const mergeContactSources = defineJob<object>('contacts.merge-sources', { atStart: true });

export const contactJobs: readonly JobHandler[] = [
  handler(foldContactCounts, async (context) => {
    await context.transaction(async (trx) => {
      // After a large import a block is split in one go, which may take longer than a request is allowed to.
      await setStatementTimeout(trx, longStatementMs);
      await sql`select contacts_fold()`.execute(trx);
    });
  }),
  handler(
    learnContactGrams,
    async (context) =>
      void (await context.transaction((trx) => sql`select contacts_learn_grams()`.execute(trx))),
  ),
  handler(settleRequests, async (context) => {
    const some = () =>
      context.transaction(async (trx) => {
        await takeLocks(trx, 'answered requests');
        return markAnsweredRequests(trx);
      });
    while ((await some()) === settledAtOnce) continue;
  }),
  handler(refillContacts, refillSearch),
  handler(mergeContactSources, mergeSources),
  handler(purgeDeletedContacts, async (context) => {
    await purgeDeleted(context);
    await purgeMerges(context);
  }),
];
