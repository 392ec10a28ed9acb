import {
  contactBulkMax,
  contactSentences,
  type ContactSelection,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { longStatementMs, setStatementTimeout } from '../../../../platform/db/database.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { contactConditions, criteriaOf } from '../list/filter-conditions.ts';

/** The contacts with these ids, of which there may be thousands. */
export const among = (ids: readonly string[]) => sql<boolean>`contacts.id = any(${ids}::uuid[])`;

/**
 * Locks the selected contacts, always in the same order, and refuses when they are no longer those the caller saw:
 * then none of them is changed.
 */
export const claimContacts = async (
  context: Context,
  trx: Transaction,
  { ids, match, count }: ContactSelection,
): Promise<string[]> => {
  await setStatementTimeout(trx, longStatementMs);
  const condition = ids ? among(ids) : contactConditions(match ? await criteriaOf(context, match) : {});
  const rows = await trx
    .selectFrom('contacts')
    .select('id')
    .where(condition)
    .orderBy('id')
    .limit(contactBulkMax + 1)
    .forUpdate()
    .execute();
  if (rows.length > contactBulkMax)
    throw new AppError('BAD_INPUT', { message: contactSentences.bulkTooMany });
  if (ids && rows.length < ids.length)
    throw new AppError('CONFLICT', { message: contactSentences.bulkMissing });
  if (match && count !== null && count !== rows.length)
    throw new AppError('CONFLICT', { message: contactSentences.bulkOther });
  if (!rows.length) throw new AppError('CONFLICT', { message: contactSentences.bulkMissing });
  return rows.map(({ id }) => id);
};
