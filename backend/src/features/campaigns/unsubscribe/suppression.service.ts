import {
  campaignSentences,
  newSuppression,
  suppressionFilter,
  suppressionsPageSize,
  type SuppressionReason,
} from '@hearthline/rules/campaigns/rules.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { suppress } from './suppress-address.ts';
import { Suppression } from '../suppression.entity.ts';

export interface SuppressionRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly email: string;
  readonly reason: SuppressionReason;
  readonly detail: string | null;
}

const columns = 'id, created_at as "createdAt", email, reason, detail';

/** One page of the suppression list, newest first. @throws AppError BAD_INPUT */
export const listSuppressions = async (
  context: Context,
  input: unknown,
): Promise<{ suppressions: SuppressionRow[]; pagination: Pagination }> => {
  const { page, search } = validate(suppressionFilter, input);
  const where = 'where $1::text is null or strpos(email_folded, $1) > 0';
  const term = search && foldEmail(search);
  const [suppressions, [count]] = await Promise.all([
    context.sql<SuppressionRow>(
      'suppressions',
      `select ${columns} from mail_suppressions ${where} order by created_at desc, id desc limit ${suppressionsPageSize} offset $2`,
      [term, (page - 1) * suppressionsPageSize],
    ),
    context.sql<{ total: string }>(
      'suppressions_total',
      `select count(*) as total from mail_suppressions ${where}`,
      [term],
    ),
  ]);
  return { suppressions, pagination: paginate(page, Number(count?.total), suppressionsPageSize) };
};

/** Puts an address on the list; an existing entry stays as it is. @throws AppError BAD_INPUT */
export const addSuppression = async (context: Context, input: unknown): Promise<SuppressionRow> => {
  const { email } = validate(newSuppression, input);
  await context.transaction(async (em) => {
    const id = await suppress(em, { email, reason: 'manual', detail: null, campaignId: null });
    if (id) audit(context, em, { action: 'suppression.add', object: ['suppression', id] });
  });
  const row = await context.sql.byKey<SuppressionRow>(
    'suppression_of',
    `select ${columns} from mail_suppressions where email_folded = $1`,
    [foldEmail(email)],
  );
  if (!row) throw new AppError('CONFLICT');
  return row;
};

/** Takes an address off the list: it gets campaigns again. @throws AppError NOT_FOUND */
export const removeSuppression = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (em) => {
    const removed = isId(id) ? await em.nativeDelete(Suppression, { id }) : 0;
    if (!removed) throw new AppError('NOT_FOUND', { message: campaignSentences.missingSuppression });
    audit(context, em, { action: 'suppression.remove', object: ['suppression', id] });
  });
  return id;
};
