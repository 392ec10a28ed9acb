import { capitalize } from '@hearthline/rules/humanize.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { PaperKind } from '../paper-kind.ts';
import { problemOfRecord } from './check-paper.ts';

/** What is said of a paper with a file that is not where it was stored: the others are checked all the same. */
const unreadable = (error: unknown): string => {
  if (error instanceof AppError && error.code === 'UNAVAILABLE') return 'a file of it cannot be read';
  throw error;
};

/**
 * Checks every paper of a kind that was sent, and that none is missing of those that the audit log tells of.
 * @param context a transaction that sees one state of the database, the files, and the certificates that seals may be valid by
 * @returns what is wrong, in sentences
 */
export const verifyPapers = async (
  context: Parameters<typeof problemOfRecord>[0],
  kind: PaperKind,
): Promise<{ readonly checked: number; readonly breaks: readonly string[] }> => {
  const { db } = context;
  const rows = await db
    .selectFrom(kind.tables.papers)
    .select(['id', 'number', 'status'])
    .orderBy('number')
    .execute();
  const breaks: string[] = [];
  for (const { id, number } of rows) {
    const problem = await problemOfRecord(context, kind, id).catch(unreadable);
    if (problem !== null) breaks.push(`${capitalize(kind.title)} ${kind.numberOf(number)}: ${problem}.`);
  }
  const known = new Set(rows.map(({ id }) => `${kind.object}:${id}`));
  const named = await db
    .selectFrom('auditEntries')
    .select('object')
    .distinct()
    .where('action', '=', `${kind.object}.event`)
    .execute();
  for (const { object } of named)
    if (object !== null && !known.has(object)) breaks.push(`The ${object.replace(':', ' ')} was removed.`);
  return { checked: rows.filter(({ status }) => status !== 'draft').length, breaks };
};
