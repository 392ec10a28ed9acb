import { randomUUID } from 'node:crypto';
import {
  campaignContent,
  campaignFilter,
  campaignSentences,
  campaignsPageSize,
  changedCampaign,
  everybody,
  newCampaign,
  type Audience,
  type CampaignState,
} from '@hearthline/rules/campaigns/rules.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { EntityManager } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';
import { validate, validateOne } from '../../platform/validation/validate.ts';
import { lockVersion } from '../../platform/locks/optimistic-lock.ts';
import { readContent } from './content/render-content.ts';
import { Campaign } from './campaign.entity.ts';
import { takeLocks } from '../../platform/locks/advisory-locks.ts';

/** A campaign as the API shows it. */
export interface CampaignRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  readonly audience: Audience;
  readonly state: CampaignState;
  readonly scheduledAt: Date | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly total: number;
  readonly waiting: number;
  readonly queued: number;
  readonly sent: number;
  readonly failed: number;
  readonly suppressed: number;
  readonly unsubscribed: number;
  readonly gathered: boolean;
}

const columns = `id, created_at as "createdAt", updated_at as "updatedAt", version, name, subject, body, audience, state, scheduled_at as "scheduledAt",
  started_at as "startedAt", finished_at as "finishedAt", total, total - queued - sent - failed - suppressed as waiting, queued, sent, failed, suppressed, unsubscribed, gathered`;

export const missingCampaign = (): AppError =>
  new AppError('NOT_FOUND', { message: campaignSentences.missing });

/** Reports a malformed version like any other wrong field. */
export const checkVersion = (version: unknown): number => validateOne('version', versionRule, version);

/** One page of campaigns, newest first. @throws AppError BAD_INPUT */
export const listCampaigns = async (
  context: Context,
  input: unknown,
): Promise<{ campaigns: CampaignRow[]; pagination: Pagination }> => {
  const { page } = validate(campaignFilter, input);
  const [campaigns, [count]] = await Promise.all([
    context.sql<CampaignRow>(
      'campaigns',
      `select ${columns} from campaigns order by created_at desc, id desc limit ${campaignsPageSize} offset $1`,
      [(page - 1) * campaignsPageSize],
    ),
    context.sql<{ total: string }>('campaigns_total', 'select count(*) as total from campaigns'),
  ]);
  return { campaigns, pagination: paginate(page, Number(count?.total), campaignsPageSize) };
};

/** One campaign. @throws AppError NOT_FOUND */
export const readCampaign = async (context: Context, id: string): Promise<CampaignRow> => {
  const row = isId(id)
    ? await context.sql.byKey<CampaignRow>('campaign', `select ${columns} from campaigns where id = $1`, [id])
    : undefined;
  if (!row) throw missingCampaign();
  return row;
};

const store = (
  context: Context,
  em: EntityManager,
  values: { name: string; subject: string; body: string; audience: Audience; requestKey: string | null },
): Campaign =>
  em.create(Campaign, {
    ...values,
    id: randomUUID(),
    state: 'draft',
    scheduledAt: null,
    startedAt: null,
    finishedAt: null,
    gatheredTo: null,
    baton: null,
    batonAt: null,
    createdAt: context.now(),
    updatedAt: context.now(),
  });

/** A campaign without a chosen audience is for everyone. */
const withAudience = (input: unknown): object => ({
  ...(input as object),
  audience: (input as { audience?: unknown } | null)?.audience ?? everybody,
});

/** Stores a draft. A second one with the same key answers with the first. @throws AppError BAD_INPUT */
export const createCampaign = async (context: Context, input: unknown): Promise<CampaignRow> => {
  const values = validate(newCampaign, withAudience(input));
  readContent(values.body);
  const id = await context.transaction(async (em) => {
    if (values.requestKey) {
      await takeLocks(em, ['request key of a campaign', values.requestKey]);
      const first = await em.findOne(Campaign, { requestKey: values.requestKey });
      if (first) return first.id;
    }
    const campaign = store(context, em, values);
    audit(context, em, { action: 'campaign.create', object: ['campaign', campaign.id] });
    em.persist(campaign);
    return campaign.id;
  });
  return readCampaign(context, id);
};

/** Locks a campaign for a change that only drafts allow. @throws AppError NOT_FOUND, CONFLICT */
export const claimDraft = async (em: EntityManager, id: string, version: number): Promise<Campaign> => {
  if (!isId(id)) throw missingCampaign();
  const campaign = await lockVersion(em, Campaign, { id }, version, campaignSentences.missing);
  if (campaign.state !== 'draft') throw new AppError('CONFLICT', { message: campaignSentences.notDraft });
  return campaign;
};

/** Changes a draft; the input's `version` is the one the caller read. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const updateCampaign = async (
  context: Context,
  id: string,
  input: { version?: unknown },
): Promise<CampaignRow> => {
  const values = validate(changedCampaign, withAudience(input));
  const version = checkVersion(input.version);
  readContent(values.body);
  await context.transaction(async (em) => {
    const campaign = await claimDraft(em, id, version);
    const { name, subject, body } = values;
    Object.assign(campaign, { name, subject, body, audience: values.audience, updatedAt: context.now() });
    audit(context, em, { action: 'campaign.update', object: ['campaign', id] });
  });
  return readCampaign(context, id);
};

/** Deletes a draft. @throws AppError NOT_FOUND, CONFLICT */
export const deleteCampaign = async (context: Context, id: string, version: number): Promise<string> => {
  const read = checkVersion(version);
  await context.transaction(async (em) => {
    em.remove(await claimDraft(em, id, read));
    audit(context, em, { action: 'campaign.delete', object: ['campaign', id] });
  });
  return id;
};

/** Creates a draft as a copy of another campaign, whatever the state of that one. @throws AppError NOT_FOUND */
export const duplicateCampaign = async (context: Context, id: string): Promise<CampaignRow> => {
  const { name, subject, body, audience } = await readCampaign(context, id);
  const copyId = await context.transaction((em) => {
    const copy = store(context, em, {
      name: `Copy of ${name}`.slice(0, 120).trim(),
      subject,
      body,
      audience,
      requestKey: null,
    });
    audit(context, em, {
      action: 'campaign.duplicate',
      object: ['campaign', copy.id],
      details: { from: id },
    });
    em.persist(copy);
    return Promise.resolve(copy.id);
  });
  return readCampaign(context, copyId);
};

/** Demands a subject and a text. @throws AppError BAD_INPUT naming the empty field */
export const demandContent = (input: { readonly subject: string; readonly body: string }): void => {
  const { subject, body } = validate(campaignContent, input);
  const fields = {
    ...(!subject && { subject: campaignSentences.subjectRequired }),
    ...(!body && { body: campaignSentences.bodyRequired }),
  };
  const [message] = Object.values(fields);
  if (message) throw new AppError('BAD_INPUT', { message, fields });
  readContent(body);
};
