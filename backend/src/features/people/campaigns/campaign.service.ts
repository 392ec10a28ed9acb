import { randomUUID } from 'node:crypto';
import {
  campaignContent,
  campaignFilter,
  campaignSentences,
  campaignsPageSize,
  changedCampaign,
  newCampaign,
} from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate, validateOne } from '../../../platform/validation/validate.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { readContent } from './content/render-content.ts';
import { campaignColumns } from './campaign.fields.ts';

const campaignById = prepare('campaign', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('campaigns').select(campaignColumns).where('id', '=', p.id),
);

/** A campaign as the API shows it. */
export type CampaignRow = Readonly<NonNullable<(typeof campaignById)['row']>>;

const campaignPage = prepare('campaigns', (db, p: Placeholders<{ offset: number }>) =>
  db
    .selectFrom('campaigns')
    .select(campaignColumns)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(campaignsPageSize))
    .offset(p.offset),
);

const campaignCount = prepare('campaigns_total', (db) =>
  db.selectFrom('campaigns').select(sql<number>`count(*)::int`.as('total')),
);

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
    context.query(campaignPage, { offset: (page - 1) * campaignsPageSize }),
    context.query(campaignCount, {}),
  ]);
  return { campaigns, pagination: paginate(page, count?.total ?? 0, campaignsPageSize) };
};

/** One campaign. @throws AppError NOT_FOUND */
export const readCampaign = async (context: Context, id: string): Promise<CampaignRow> => {
  const row = isId(id) ? await context.query.byKey(campaignById, { id }) : undefined;
  if (!row) throw missingCampaign();
  return row;
};

const store = (
  context: Context,
  trx: Transaction,
  values: Omit<z.output<typeof newCampaign>, 'requestKey'>,
): Promise<CampaignRow> =>
  trx
    .insertInto('campaigns')
    .values({ ...values, id: randomUUID(), createdAt: context.now(), updatedAt: context.now() })
    .returning(campaignColumns)
    .executeTakeFirstOrThrow();

/** Stores a draft. @throws AppError BAD_INPUT */
export const createCampaign = async (context: Context, input: unknown): Promise<CampaignRow> => {
  const { requestKey: _key, ...values } = validate(newCampaign, input);
  readContent(values.body);
  return context.transaction(async (trx) => {
    const campaign = await store(context, trx, values);
    await audit(context, trx, { action: 'campaign.create', object: ['campaign', campaign.id] });
    return campaign;
  });
};

/** Locks a campaign for a change that only drafts allow. @throws AppError NOT_FOUND, CONFLICT */
export const claimDraft = async (trx: Transaction, id: string, version: number): Promise<void> => {
  if (!isId(id)) throw missingCampaign();
  const campaign = await trx
    .selectFrom('campaigns')
    .select(['version', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const { state } = assertVersion(campaign, version, campaignSentences.missing);
  if (state !== 'draft') throw new AppError('CONFLICT', { message: campaignSentences.notDraft });
};

/** Changes a draft; the input's `version` is the one the caller read. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const updateCampaign = async (
  context: Context,
  id: string,
  input: { version?: unknown },
): Promise<CampaignRow> => {
  const values = validate(changedCampaign, input);
  const version = checkVersion(input.version);
  readContent(values.body);
  await context.transaction(async (trx) => {
    await claimDraft(trx, id, version);
    await trx
      .updateTable('campaigns')
      .set({ ...values, updatedAt: context.now(), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, { action: 'campaign.update', object: ['campaign', id] });
  });
  return readCampaign(context, id);
};

/** Deletes a draft. @throws AppError NOT_FOUND, CONFLICT */
export const deleteCampaign = async (context: Context, id: string, version: number): Promise<string> => {
  const read = checkVersion(version);
  await context.transaction(async (trx) => {
    await claimDraft(trx, id, read);
    await trx.deleteFrom('campaigns').where('id', '=', id).execute();
    await audit(context, trx, { action: 'campaign.delete', object: ['campaign', id] });
  });
  return id;
};

/** Creates a draft as a copy of another campaign, whatever the state of that one. @throws AppError NOT_FOUND */
export const duplicateCampaign = async (context: Context, id: string): Promise<CampaignRow> => {
  const { name, subject, body, audience } = await readCampaign(context, id);
  return context.transaction(async (trx) => {
    const copy = await store(context, trx, {
      name: `Copy of ${name}`.slice(0, 120).trim(),
      subject,
      body,
      audience,
    });
    await audit(context, trx, {
      action: 'campaign.duplicate',
      object: ['campaign', copy.id],
      details: { from: id },
    });
    return copy;
  });
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
