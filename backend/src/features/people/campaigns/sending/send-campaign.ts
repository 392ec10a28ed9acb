import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import { longStatementMs, setStatementTimeout } from '../../../../platform/db/database.ts';
import { prepare } from '../../../../platform/db/statement.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { audienceFilter } from '../recipients/audience.queries.ts';
import { batchSize, sendingFields, writeBatch, type SendingStep } from './write-batch.ts';
import { gatherRecipients } from '../recipients/collect-recipients.ts';

export interface CampaignJob {
  readonly campaignId: string;
  readonly baton: string;
}

/** Writes to the recipients of a campaign for a few seconds, then hands over to another job of the same kind. */
export const sendCampaign = defineJob<CampaignJob>('campaign.send');

/** How long one job works, in milliseconds; short, because a stopping server waits for it. */
const hopMs = 4000;

/** Takes hold of a campaign that this job may send. The baton decides, under a lock: a job that was presumed dead, or runs twice, finds that another one is sending. */
const hold = (trx: Transaction, { campaignId, baton }: CampaignJob, now: Date) =>
  trx
    .updateTable('campaigns')
    .set('batonAt', now)
    .where('id', '=', campaignId)
    .where('baton', '=', baton)
    .where('state', '=', 'sending');

const queuedMails = prepare('campaigns_queued', (db) =>
  db.selectFrom('campaigns').select(sql<number>`coalesce(sum(queued), 0)::int`.as('queued')),
);

/** How many batches (ten seconds at any pace) may be in the outbox before the mail server is checked. */
const batchesInOutbox = 5;
/** How long to wait before the next step while the mail server is down, in milliseconds. */
const awayMs = 5000;

/**
 * Whether mails pile up in the outbox because the mail server does not answer. Once it is back they all leave as fast as they can,
 * whatever the pace: so the outbox is kept short. Mails that merely wait for their mailbox do not delay others.
 */
const isDelayed = async ({ query, mailer }: Context, pace: number): Promise<boolean> => {
  const [outbox] = await query(queuedMails, {});
  return (outbox?.queued ?? 0) >= batchesInOutbox * batchSize(pace) && (await mailer.check()) !== null;
};

/** Gathers recipients, or writes one batch of mails, in one transaction. */
export const runSendingStep = async (context: Context, job: CampaignJob): Promise<SendingStep> => {
  const [seller, pace, zone] = await Promise.all([
    readSetting(context, 'company'),
    readSetting(context, 'campaignPace'),
    readSetting(context, 'timeZone'),
  ]);
  if (await isDelayed(context, pace)) return { waitMs: awayMs };
  return context.transaction(async (trx: Transaction): Promise<SendingStep> => {
    const campaign = await hold(trx, job, context.now()).returning(sendingFields).executeTakeFirst();
    if (!campaign) return 'over';
    if (campaign.gathered) return writeBatch(context, trx, campaign, seller, pace);
    // Searching a large table for few contacts may take longer than a request is allowed to.
    await setStatementTimeout(trx, longStatementMs);
    await gatherRecipients(trx, campaign, audienceFilter(campaign.audience, zone));
    return { waitMs: 0 };
  });
};

/** Passes the baton to a new job, which continues. */
const passLeaseOn = (context: Context, job: CampaignJob): Promise<void> =>
  context.transaction(async (trx) => {
    const next = randomUUID();
    const passed = await hold(trx, job, context.now()).set('baton', next).returning('id').executeTakeFirst();
    if (passed) await context.jobs.enqueue(trx, sendCampaign, { campaignId: job.campaignId, baton: next });
  });

/** Sends for a few seconds. However it ends, each recipient has been written to once or not at all. */
export const runSendingJob = async (context: Context, job: CampaignJob): Promise<void> => {
  const end = performance.now() + hopMs;
  for (;;) {
    const step = await runSendingStep(context, job);
    if (step === 'over') return;
    const left = end - performance.now();
    if (left <= 0) return passLeaseOn(context, job);
    if (step.waitMs) await pause(Math.min(step.waitMs, left));
  }
};
