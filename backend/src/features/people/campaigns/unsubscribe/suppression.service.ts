import {
  campaignSentences,
  newSuppression,
  suppressionFilter,
  suppressionsPageSize,
} from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db, Row } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { suppress } from './suppress-address.ts';

const fields = [
  'id',
  'createdAt',
  'email',
  'reason',
  'detail',
] as const satisfies readonly (keyof Row<'mailSuppressions'>)[];

/** An entry of the list as the API shows it. */
export type SuppressionRow = Readonly<Pick<Row<'mailSuppressions'>, (typeof fields)[number]>>;

/** The entries whose address contains a text; all if that is null. */
const matching = (db: Db, term: RawBuilder<string | null>) =>
  db
    .selectFrom('mailSuppressions')
    .where((eb) =>
      eb.or([
        sql<SqlBool>`${term}::text is null`,
        sql<SqlBool>`strpos(${eb.ref('emailFolded')}, ${term}) > 0`,
      ]),
    );

const suppressionPage = prepare(
  'suppressions',
  (db, p: Placeholders<{ term: string | null; offset: number }>) =>
    matching(db, p.term)
      .select(fields)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(suppressionsPageSize))
      .offset(p.offset),
);

const suppressionCount = prepare('suppressions_total', (db, p: Placeholders<{ term: string | null }>) =>
  matching(db, p.term).select(sql<number>`count(*)::int`.as('total')),
);

const suppressionByEmail = prepare('suppression_of', (db, p: Placeholders<{ emailFolded: string }>) =>
  db.selectFrom('mailSuppressions').select(fields).where('emailFolded', '=', p.emailFolded),
);

/** One page of the suppression list, newest first. @throws AppError BAD_INPUT */
export const listSuppressions = async (
  context: Context,
  input: unknown,
): Promise<{ suppressions: SuppressionRow[]; pagination: Pagination }> => {
  const { page, search } = validate(suppressionFilter, input);
  const term = search && foldEmail(search);
  const [suppressions, [count]] = await Promise.all([
    context.query(suppressionPage, { term, offset: (page - 1) * suppressionsPageSize }),
    context.query(suppressionCount, { term }),
  ]);
  return { suppressions, pagination: paginate(page, count?.total ?? 0, suppressionsPageSize) };
};

/** Puts an address on the list; an existing entry stays as it is. @throws AppError BAD_INPUT */
export const addSuppression = async (context: Context, input: unknown): Promise<SuppressionRow> => {
  const { email } = validate(newSuppression, input);
  await context.transaction(async (trx) => {
    const id = await suppress(trx, { email, reason: 'manual', detail: null, campaignId: null });
    if (id) await audit(context, trx, { action: 'suppression.add', object: ['suppression', id] });
  });
  const row = await context.query.byKey(suppressionByEmail, { emailFolded: foldEmail(email) });
  if (!row) throw new AppError('CONFLICT');
  return row;
};

/** Takes an address off the list: it gets campaigns again. @throws AppError NOT_FOUND */
export const removeSuppression = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (trx) => {
    const removed =
      isId(id) &&
      (await trx.deleteFrom('mailSuppressions').where('id', '=', id).returning('id').executeTakeFirst());
    if (!removed) throw new AppError('NOT_FOUND', { message: campaignSentences.missingSuppression });
    await audit(context, trx, { action: 'suppression.remove', object: ['suppression', id] });
  });
  return id;
};
