import type { Context } from '../../../../platform/context.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { assignLease, start } from './sending.service.ts';

/** Runs once a minute, on one server at a time. */
export const tendCampaignsJob = defineJob<object>('campaigns.tend', {
  cron: '* * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

/** Runs when a server starts. */
export const resumeCampaignsJob = defineJob<object>('campaigns.resume', { atStart: true, retryLimit: 0 });

/** After this time without a sign of life a sending job is presumed dead; a live one gives a sign every few seconds, even while it waits. */
export const leaseTimeoutMs = 40_000;

/** How many campaigns one round starts or resumes. */
const maxCampaigns = 100;

/** Starts the campaigns that are due, and resumes those that a crash interrupted. */
export const startDueCampaigns = async (context: Context): Promise<void> => {
  const now = context.now();
  await context.transaction(async (trx) => {
    const due = await trx
      .selectFrom('campaigns')
      .select('id')
      .where('state', '=', 'scheduled')
      .where('scheduledAt', '<=', now)
      .limit(maxCampaigns)
      .forUpdate()
      .execute();
    for (const { id } of due) await start(context, trx, id);
    const silent = await trx
      .selectFrom('campaigns')
      .select('id')
      .where('state', '=', 'sending')
      .where('batonAt', '<', new Date(now.getTime() - leaseTimeoutMs))
      .limit(maxCampaigns)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of silent) await assignLease(context, trx, id);
  });
};

/**
 * Resumes every campaign in sending when a server starts, instead of waiting for {@link leaseTimeoutMs} to pass.
 * If another server is sending one, it finds that its baton was passed on and stops: no recipient is written to twice.
 */
export const resumeCampaigns = (context: Context): Promise<void> =>
  context.transaction(async (trx) => {
    const sending = await trx
      .selectFrom('campaigns')
      .select('id')
      .where('state', '=', 'sending')
      .limit(maxCampaigns)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of sending) await assignLease(context, trx, id);
  });
