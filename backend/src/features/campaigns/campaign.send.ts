import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db.ts';
import { defineJob } from '../../platform/jobs.ts';
import { readSetting } from '../../platform/setting.entity.ts';
import { audienceCondition } from './campaign.audience.ts';
import { batchSize, writeBatch, type HeldCampaign, type Step } from './campaign.batch.ts';
import { gatherRecipients } from './campaign.gather.ts';

export interface CampaignJob {
  readonly campaignId: string;
  readonly baton: string;
}

/** Writes to the recipients of a campaign for a few seconds, then hands over to a job like itself. */
export const sendCampaign = defineJob<CampaignJob>('campaign.send');

/** How long one job works: a server that stops waits for it. */
const hopMs = 4000;

// The baton decides, under a lock: a job that was thought dead, or comes twice, finds that another one sends.
const hold = `
  update campaigns set baton_at = $3 where id = $1 and baton = $2 and state = 'sending'
  returning id, subject, body, audience, started_at as "startedAt", gathered, gathered_to as "gatheredTo"`;

/** So many batches, ten seconds of a pace, may lie in the outbox before it is asked why they do not leave. */
const batchesInOutbox = 5;
/** How long nothing is written while the mail server is away, in milliseconds. */
const awayMs = 5000;

/**
 * Whether mails pile up in the outbox because the mail server does not answer. What lies there leaves as fast as it can once
 * the server is back, whatever the pace is: so it is kept short. Mails that only wait for their mailbox keep nobody back.
 */
const isHeldUp = async ({ sql, mailer }: Context, pace: number): Promise<boolean> => {
  if (!mailer.sends) return false;
  const [outbox] = await sql<{ queued: number }>('campaigns_queued', 'select coalesce(sum(queued), 0)::int as queued from campaigns', []);
  return (outbox?.queued ?? 0) >= batchesInOutbox * batchSize(pace) && (await mailer.check()) !== null;
};

/** Gathers recipients, or writes one batch of mails, in one transaction. */
export const sendStep = async (context: Context, { campaignId, baton }: CampaignJob): Promise<Step> => {
  const [seller, pace, zone] = await Promise.all([readSetting(context.sql, 'company'), readSetting(context.sql, 'campaignPace'), readSetting(context.sql, 'timeZone')]);
  if (await isHeldUp(context, pace)) return { waitMs: awayMs };
  return context.transaction(async (em: EntityManager): Promise<Step> => {
    const [campaign] = await executeIn<HeldCampaign>(em, hold, [campaignId, baton, context.now()]);
    if (!campaign) return 'over';
    if (campaign.gathered) return writeBatch(context, em, campaign, seller, pace);
    // Looking through a large table for few contacts may take longer than a request may.
    await executeIn(em, "select set_config('statement_timeout', '60s', true)");
    await gatherRecipients(em, campaign, audienceCondition(campaign.audience, zone));
    return { waitMs: 0 };
  });
};

/** Passes the baton to a job that goes on. */
const handOver = (context: Context, { campaignId, baton }: CampaignJob): Promise<void> =>
  context.transaction(async (em) => {
    const next = randomUUID();
    const passed = await executeIn(em, "update campaigns set baton = $3, baton_at = $4 where id = $1 and baton = $2 and state = 'sending' returning 1", [campaignId, baton, next, context.now()]);
    if (passed.length) await context.jobs.enqueue(em, sendCampaign, { campaignId, baton: next });
  });

/** Sends for a few seconds. Whatever ends it, each recipient was written to once or not yet. */
export const sendForAWhile = async (context: Context, job: CampaignJob): Promise<void> => {
  const end = performance.now() + hopMs;
  for (;;) {
    const step = await sendStep(context, job);
    if (step === 'over') return;
    const left = end - performance.now();
    if (left <= 0) return handOver(context, job);
    if (step.waitMs) await pause(Math.min(step.waitMs, left));
  }
};
