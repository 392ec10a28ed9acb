import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { conflict } from '../../../../platform/errors.ts';
import { filesProblem } from './check-files.ts';
import { rowsProblem, type AgreementRecordRows } from './compare-rows.ts';
import { chainOf, signersOf } from './record.queries.ts';

const readRows = async (db: Db, id: string): Promise<AgreementRecordRows | null> => {
  const agreement = await db.selectFrom('agreements').selectAll().where('id', '=', id).executeTakeFirst();
  if (!agreement) return null;
  const signers = await signersOf(db, id);
  const events = await chainOf(db, id);
  // Nothing is proved of a draft, or of one that became void as such; one with events was sent, whatever its row says now.
  const isUnsent = agreement.status === 'draft' || (agreement.status === 'void' && !agreement.sentAt);
  if (isUnsent && !events.length) return null;
  const anchors = await db
    .selectFrom('auditEntries')
    .select([
      sql<number>`(details ->> 'n')::int`.as('n'),
      sql<string>`details ->> 'hash'`.as('hash'),
      sql<string>`details ->> 'number'`.as('number'),
    ])
    .where('object', '=', `agreement:${id}`)
    .where('action', '=', 'agreement.event')
    .execute();
  return { agreement, signers, events, anchors };
};

/** Its rows as they were at one moment: somebody may sign while they are read. */
const rowsOf = (db: Db, id: string): Promise<AgreementRecordRows | null> =>
  db.isTransaction
    ? readRows(db, id)
    : db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((inside) => readRows(inside, id));

/**
 * Checks everything that proves an agreement: the chain of its events and their details, its rows against what the events tell, the audit
 * log, its files, and the seal of the signed one. Nothing of it is remembered.
 * @param context its `db` may be a transaction, if that sees one state of the database
 * @returns what is wrong, in a few words; null for one that is as it was written, for a draft, and for one that does not exist
 * @throws AppError UNAVAILABLE
 */
export const problemOfRecord = async (
  context: Pick<Context, 'db' | 'storage'> & { readonly seal: Pick<Context['seal'], 'check'> },
  id: string,
): Promise<string | null> => {
  const rows = await rowsOf(context.db, id);
  if (!rows) return null;
  try {
    return rowsProblem(rows) ?? (await filesProblem(context, rows));
  } catch (error) {
    // A document that was made up may lack what every document has.
    if (error instanceof TypeError) return 'document: not of the shape that was written';
    throw error;
  }
};

const isNoted = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('auditEntries')
    .select('id')
    .where('object', '=', `agreement:${id}`)
    .where('action', '=', 'agreement.damaged')
    .executeTakeFirst()) !== undefined;

/** Writes damage to the audit log, once for each agreement. */
const noteDamage = async (context: Context, id: string, problem: string): Promise<void> => {
  context.log.error({ agreement: id, problem }, 'the record of an agreement was changed');
  if (await isNoted(context.db, id)) return;
  await context.transaction(async (trx) => {
    const { number } = await trx
      .selectFrom('agreements')
      .select('number')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (await isNoted(trx, id)) return;
    await audit(context, trx, {
      action: 'agreement.damaged',
      object: ['agreement', id],
      result: 'DAMAGED',
      details: { number: agreementNumber(number), problem },
    });
  });
};

/** Whether the record of an agreement was changed (rule `proof.damaged`). The audit log says so once. */
export const isDamaged = async (context: Context, id: string): Promise<boolean> => {
  const problem = await problemOfRecord(context, id);
  if (problem === null) return false;
  await noteDamage(context, id, problem);
  return true;
};

/** Refuses whatever is asked of an agreement whose record was changed. @throws AppError CONFLICT, UNAVAILABLE */
export const assertUnchanged = async (context: Context, id: string): Promise<void> => {
  if (await isDamaged(context, id)) throw conflict(agreementSentences.damaged);
};
