import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../../../platform/context.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { Campaign } from '../campaign.entity.ts';
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

/** Starts the campaigns that are due, and resumes those that a crash interrupted. */
export const startDueCampaigns = async (context: Context): Promise<void> => {
  const now = context.now();
  await context.transaction(async (em) => {
    const due = await em.find(
      Campaign,
      { state: 'scheduled', scheduledAt: { $lte: now } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, limit: 100 },
    );
    for (const campaign of due) {
      campaign.version += 1;
      await start(context, em, campaign);
    }
    const silent = await em.find(
      Campaign,
      { state: 'sending', batonAt: { $lt: new Date(now.getTime() - leaseTimeoutMs) } },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, limit: 100 },
    );
    for (const campaign of silent) await assignLease(context, em, campaign);
  });
};

/**
 * Resumes every campaign in sending when a server starts, instead of waiting for {@link leaseTimeoutMs} to pass.
 * If another server is sending one, it finds that its baton was passed on and stops: no recipient is written to twice.
 */
export const resumeCampaigns = (context: Context): Promise<void> =>
  context.transaction(async (em) => {
    const sending = await em.find(
      Campaign,
      { state: 'sending' },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, limit: 100 },
    );
    for (const campaign of sending) await assignLease(context, em, campaign);
  });
