import { readStoredPlan } from '@hearthline/model/check/read-plan.ts';
import { storedPlanBytes } from '@hearthline/model/plan/stored-plan.ts';
import { designSentences, type DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { priceSentences } from '@hearthline/rules/homes/prices/price-sentences.ts';
import canonicalize from 'canonicalize';
import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { sha256Of } from '../../../../platform/crypto/sha256.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import { fieldError } from '../../../../platform/errors.ts';

/** The content of a row, which is `d` or `v` in the statement, with the plan that it names by its hash put in. */
export const wholeContent = (row: 'd' | 'v'): RawBuilder<DesignContent> =>
  sql`design_with_plan(${sql.ref(`${row}.content`)}, ${sql.ref(`${row}.planSha256`)})`;

const documentOf = (plan: object): string => canonicalize(plan) ?? '';

/**
 * A content as it may be stored: its plan has no field that plans do not have, at any depth, and is not too large.
 * @throws AppError BAD_INPUT
 */
export const storableContent = (content: DesignContent): DesignContent => {
  if (!content.home?.plan) return content;
  const read = readStoredPlan(content.home.plan);
  if ('findings' in read) {
    const [first] = read.findings;
    throw fieldError('home', `${priceSentences.notPlan} (${first?.message ?? ''})`);
  }
  if (Buffer.byteLength(documentOf(read.plan)) > storedPlanBytes)
    throw fieldError('home', designSentences.planSize);
  return { ...content, home: { ...content.home, plan: { ...read.plan } } };
};

/** What a row of a version takes beside its content and its plan: its other columns and its part of the indexes. */
const rowBytes = 1024;

/** About how many bytes a version takes. @param isNewHome whether its plan, if it has one, comes with it */
export const bytesOf = ({ home, ...content }: DesignContent, isNewHome: boolean): number =>
  rowBytes +
  Buffer.byteLength(JSON.stringify(content)) +
  (home?.plan && isNewHome ? Buffer.byteLength(documentOf(home.plan)) : 0);

/** A content as its row keeps it: the hash of its plan in place of the plan. */
export type StoredContent = ReturnType<typeof jsonb<DesignContent>>;

/** Stores a plan, once. @returns its hash */
export const storePlan = async (trx: Transaction, plan: object): Promise<string> => {
  const document = documentOf(plan);
  const sha256 = sha256Of(document);
  await trx
    .insertInto('designPlans')
    .values({ sha256, document })
    // Locks the row, so that it is not swept away before the version names it.
    .onConflict((conflict) =>
      conflict.column('sha256').doUpdateSet((eb) => ({ createdAt: eb.ref('designPlans.createdAt') })),
    )
    .execute();
  return sha256;
};

/** Stores the plan of a content, and makes the content what its row keeps. */
export const storeContent = async (trx: Transaction, content: DesignContent): Promise<StoredContent> => {
  if (!content.home?.plan) return jsonb(content);
  const sha256 = await storePlan(trx, content.home.plan);
  return jsonb<DesignContent>({ ...content, home: { ...content.home, plan: { sha256 } } });
};
