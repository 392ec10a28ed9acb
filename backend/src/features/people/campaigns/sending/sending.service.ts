import { randomUUID } from 'node:crypto';
import {
  campaignSentences,
  campaignTime,
  scheduleHorizonDays,
  type CampaignState,
} from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import { periodOf } from '../../../../platform/time/business-time.ts';
import type { Context } from '../../../../platform/context.ts';
import type { RowChanges, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readAudience } from '../recipients/audience.queries.ts';
import { sendCampaign } from './send-campaign.ts';
import {
  checkVersion,
  claimDraft,
  demandContent,
  missingCampaign,
  readCampaign,
  type CampaignRow,
} from '../campaign.service.ts';

/** Changes a campaign, and counts its version up. */
const changeCampaign = (trx: Transaction, id: string, columns: RowChanges<'campaigns'>) =>
  trx
    .updateTable('campaigns')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Passes the baton to a new job; the job that had it before stops at its next batch. */
export const assignLease = async (
  context: Pick<Context, 'jobs' | 'now'>,
  trx: Transaction,
  campaignId: string,
): Promise<void> => {
  const baton = randomUUID();
  await trx
    .updateTable('campaigns')
    .set({ baton, batonAt: context.now() })
    .where('id', '=', campaignId)
    .execute();
  await context.jobs.enqueue(trx, sendCampaign, { campaignId, baton });
};

/** Starts sending a campaign now; it must be locked. */
export const start = async (context: Context, trx: Transaction, id: string): Promise<void> => {
  const now = context.now();
  await changeCampaign(trx, id, { state: 'sending', startedAt: now, updatedAt: now });
  await assignLease(context, trx, id);
  await audit(context, trx, { action: 'campaign.send', object: ['campaign', id] });
};

/** Demands everything that a campaign needs before it can be sent. @throws AppError BAD_INPUT */
const demandReady = async (
  context: Context,
  { subject, body, audience }: Pick<CampaignRow, 'subject' | 'body' | 'audience'>,
): Promise<void> => {
  demandContent({ subject, body });
  const { contacts } = await readAudience(context, audience);
  if (!contacts)
    throw new AppError('BAD_INPUT', {
      message: campaignSentences.nobody,
      fields: { audience: campaignSentences.nobody },
    });
};

/** Sends a draft now. @param version the version the caller read @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const sendCampaignNow = async (
  context: Context,
  id: string,
  version: number,
): Promise<CampaignRow> => {
  const read = checkVersion(version);
  await demandReady(context, await readCampaign(context, id));
  await context.transaction(async (trx) => {
    await claimDraft(trx, id, read);
    await start(context, trx, id);
  });
  return readCampaign(context, id);
};

/** Schedules a draft for a time in the business time zone. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const scheduleCampaign = async (
  context: Context,
  id: string,
  version: number,
  time: { date: string; time: string },
): Promise<CampaignRow> => {
  const given = validate(campaignTime, time);
  const read = checkVersion(version);
  const [hour, minute] = given.time.split(':').map(Number) as [number, number];
  const { startsAt } = periodOf(given.date, { hour, minute }, 0, await readSetting(context, 'timeZone'));
  const ahead = startsAt.getTime() - context.now().getTime();
  const wrong =
    ahead <= 0
      ? campaignSentences.past
      : ahead > scheduleHorizonDays * 86_400_000
        ? campaignSentences.tooFar
        : null;
  if (wrong) throw new AppError('BAD_INPUT', { message: wrong, fields: { date: wrong } });
  await demandReady(context, await readCampaign(context, id));
  await context.transaction(async (trx) => {
    await claimDraft(trx, id, read);
    await changeCampaign(trx, id, {
      state: 'scheduled',
      scheduledAt: startsAt,
      updatedAt: context.now(),
    });
    await audit(context, trx, {
      action: 'campaign.schedule',
      object: ['campaign', id],
      details: { at: startsAt.toISOString() },
    });
  });
  return readCampaign(context, id);
};

interface Move {
  readonly action: string;
  readonly from: readonly CampaignState[];
  readonly to: CampaignState;
  /** What else of the campaign changes. */
  readonly columns?: RowChanges<'campaigns'>;
  /** What follows from it, in the same transaction. */
  readonly after?: (trx: Transaction) => Promise<void>;
}

/**
 * Moves a campaign from one of several states to another. Does nothing if it is already there, so that a double click counts once.
 * @throws AppError NOT_FOUND, CONFLICT from any other state
 */
const move = async (
  context: Context,
  id: string,
  { action, from, to, columns, after }: Move,
): Promise<CampaignRow> => {
  await context.transaction(async (trx) => {
    const campaign = isId(id)
      ? await trx.selectFrom('campaigns').select('state').where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined;
    if (!campaign) throw missingCampaign();
    if (campaign.state === to) return;
    if (!from.includes(campaign.state))
      throw new AppError('CONFLICT', { message: campaignSentences.wrongState });
    await changeCampaign(trx, id, { ...columns, state: to, updatedAt: context.now() });
    await after?.(trx);
    await audit(context, trx, { action, object: ['campaign', id] });
  });
  return readCampaign(context, id);
};

/** Turns a scheduled campaign back into a draft. */
export const unscheduleCampaign = (context: Context, id: string): Promise<CampaignRow> =>
  move(context, id, {
    action: 'campaign.unschedule',
    from: ['scheduled'],
    to: 'draft',
    columns: { scheduledAt: null },
  });

/** Stops writing to further recipients until the campaign is resumed; mails already in the outbox still leave. */
export const pauseCampaign = (context: Context, id: string): Promise<CampaignRow> =>
  move(context, id, {
    action: 'campaign.pause',
    from: ['sending'],
    to: 'paused',
    columns: { baton: null, batonAt: null },
  });

/** Resumes a campaign where it was paused. */
export const resumeCampaign = (context: Context, id: string): Promise<CampaignRow> =>
  move(context, id, {
    action: 'campaign.resume',
    from: ['paused'],
    to: 'sending',
    after: (trx) => assignLease(context, trx, id),
  });

/** Ends a campaign for good: recipients not yet written to get no mail. */
export const cancelCampaign = (context: Context, id: string): Promise<CampaignRow> =>
  move(context, id, {
    action: 'campaign.cancel',
    from: ['sending', 'paused'],
    to: 'canceled',
    columns: { baton: null, batonAt: null, finishedAt: context.now() },
  });
