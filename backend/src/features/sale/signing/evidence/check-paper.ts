import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { conflict } from '../../../../platform/errors.ts';
import type { PaperKind, PaperRecord, PaperRow } from '../paper-kind.ts';
import { chainOf, signersOf } from '../signing.queries.ts';
import { filesProblem } from './check-files.ts';
import { rowsProblem } from './compare-rows.ts';

const readRows = async (
  db: Db,
  { name, object, tables }: PaperKind,
  id: string,
): Promise<PaperRecord | null> => {
  const paper: PaperRow | undefined = await db
    .selectFrom(tables.papers)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!paper) return null;
  const signers = await signersOf(db, name, id);
  const events = await chainOf(db, name, id);
  // Nothing is proved of a draft, or of one that became void as such; one with events was sent, whatever its row says now.
  const isUnsent = paper.status === 'draft' || (paper.status === 'void' && !paper.sentAt);
  if (isUnsent && !events.length) return null;
  const anchors = await db
    .selectFrom('auditEntries')
    .select([
      sql<number>`(details ->> 'n')::int`.as('n'),
      sql<string>`details ->> 'hash'`.as('hash'),
      sql<string>`details ->> 'number'`.as('number'),
    ])
    .where('object', '=', `${object}:${id}`)
    .where('action', '=', `${object}.event`)
    .execute();
  return { paper, signers, events, anchors };
};

/** Its rows as they were at one moment: somebody may sign while they are read. */
const rowsOf = (db: Db, kind: PaperKind, id: string): Promise<PaperRecord | null> =>
  db.isTransaction
    ? readRows(db, kind, id)
    : db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((inside) => readRows(inside, kind, id));

/**
 * Checks everything that proves a paper: the chain of its events and their details, its rows against what the events tell, the audit
 * log, its files, and the seal of the signed one. Nothing of it is remembered.
 * @param context its `db` may be a transaction, if that sees one state of the database
 * @returns what is wrong, in a few words; null for one that is as it was written, for a draft, and for one that does not exist
 * @throws AppError UNAVAILABLE
 */
export const problemOfRecord = async (
  context: Pick<Context, 'db' | 'storage'> & { readonly seal: Pick<Context['seal'], 'check'> },
  kind: PaperKind,
  id: string,
): Promise<string | null> => {
  const record = await rowsOf(context.db, kind, id);
  if (!record) return null;
  try {
    return rowsProblem(kind, record) ?? (await filesProblem(context, kind, record));
  } catch (error) {
    // A document that was made up may lack what every document has.
    if (error instanceof TypeError) return 'document: not of the shape that was written';
    throw error;
  }
};

const isNoted = async (db: Db, { object }: PaperKind, id: string): Promise<boolean> =>
  (await db
    .selectFrom('auditEntries')
    .select('id')
    .where('object', '=', `${object}:${id}`)
    .where('action', '=', `${object}.damaged`)
    .executeTakeFirst()) !== undefined;

/** Writes damage to the audit log, once for each paper. */
const noteDamage = async (context: Context, kind: PaperKind, id: string, problem: string): Promise<void> => {
  context.log.error({ [kind.name]: id, problem }, `the record of a ${kind.title} was changed`);
  if (await isNoted(context.db, kind, id)) return;
  await context.transaction(async (trx) => {
    const { number } = await trx
      .selectFrom(kind.tables.papers)
      .select('number')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (await isNoted(trx, kind, id)) return;
    await audit(context, trx, {
      action: `${kind.object}.damaged`,
      object: [kind.object, id],
      result: 'DAMAGED',
      details: { number: kind.numberOf(number), problem },
    });
  });
};

/** Whether the record of a paper was changed (rule `proof.damaged`). The audit log says so once. */
export const isDamaged = async (context: Context, kind: PaperKind, id: string): Promise<boolean> => {
  const problem = await problemOfRecord(context, kind, id);
  if (problem === null) return false;
  await noteDamage(context, kind, id, problem);
  return true;
};

/** Refuses whatever is asked of a paper whose record was changed. @throws AppError CONFLICT, UNAVAILABLE */
export const assertUnchanged = async (context: Context, kind: PaperKind, id: string): Promise<void> => {
  if (await isDamaged(context, kind, id)) throw conflict(agreementSentences.damaged);
};
