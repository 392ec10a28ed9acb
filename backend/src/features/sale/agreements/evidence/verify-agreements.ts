import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { problemOfRecord } from './check-agreement.ts';

/**
 * Checks every agreement that was sent, and that none is missing of those that the audit log tells of.
 * @param context a transaction that sees one state of the database, the files, and the certificates that seals may be valid by
 * @returns what is wrong, in sentences
 */
export const verifyAgreements = async (
  context: Parameters<typeof problemOfRecord>[0],
): Promise<{ readonly checked: number; readonly breaks: readonly string[] }> => {
  const { db } = context;
  const rows = await db
    .selectFrom('agreements')
    .select(['id', 'number', 'status'])
    .orderBy('number')
    .execute();
  const breaks: string[] = [];
  for (const { id, number } of rows) {
    const problem = await problemOfRecord(context, id);
    if (problem !== null) breaks.push(`Agreement ${agreementNumber(number)}: ${problem}.`);
  }
  const known = new Set(rows.map(({ id }) => `agreement:${id}`));
  const named = await db
    .selectFrom('auditEntries')
    .select('object')
    .distinct()
    .where('action', '=', 'agreement.event')
    .execute();
  for (const { object } of named)
    if (object !== null && !known.has(object)) breaks.push(`The ${object.replace(':', ' ')} was removed.`);
  return { checked: rows.filter(({ status }) => status !== 'draft').length, breaks };
};
