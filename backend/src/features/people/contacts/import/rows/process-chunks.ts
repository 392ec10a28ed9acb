import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportState } from '@hearthline/rules/people/contacts/import.ts';
import { sql, type Expression, type ExpressionBuilder, type InferResult, type SqlBool } from 'kysely';
import type { Context } from '../../../../../platform/context.ts';
import { longStatementMs, setStatementTimeout } from '../../../../../platform/db/database.ts';
import type { Row, Transaction } from '../../../../../platform/db/query-builder.ts';
import type { Tables } from '../../../../../platform/db/tables.ts';

const headFields = [
  'id',
  'state',
  'fileName',
  'mapping',
  'options',
  'createdBy',
] as const satisfies readonly (keyof Row<'contactImports'>)[];

/** What the phases of an import need to know about it. */
export type ImportHead = Readonly<Pick<Row<'contactImports'>, (typeof headFields)[number]>>;

/** Rows to process, in the order of the file. Their cells are null where `values` are there. */
export const chunkRows = (trx: Transaction, importId: string) =>
  trx
    .selectFrom('contactImportRows')
    // A list as JSON, which is parsed several times as quickly as an array's text.
    .select(sql<string[] | null>`case when values is null then to_jsonb(cells) end`.as('cells'))
    .select(['position', 'values', 'emailFolded', 'contactId', 'outcome', 'before', 'leftVersion'])
    .where('importId', '=', importId)
    .orderBy('position');

/** A row to process. */
export type ChunkRow = Readonly<InferResult<ReturnType<typeof chunkRows>>[number]>;

/** Rows in one transaction: few enough that whoever waits for one of their contacts waits a moment, many enough that the work is quick. */
const size = 500;

interface Phase {
  /** The state in which the phase runs, and the one that follows it. */
  readonly during: ImportState;
  readonly then: ImportState;
  /** The rows still to be processed. */
  readonly open: (row: ExpressionBuilder<Tables, 'contactImportRows'>) => Expression<SqlBool>;
  readonly work: (context: Context, trx: Transaction, it: ImportHead, rows: ChunkRow[]) => Promise<void>;
  /** Runs in the transaction of the last chunk. */
  readonly finish?: (context: Context, trx: Transaction, it: ImportHead) => Promise<void>;
}

/**
 * Runs a phase of an import in chunks. A chunk and the marks on its rows are one transaction: a server that is killed
 * leaves whole chunks behind, and the next worker continues with the unmarked rows. The lock on the import
 * keeps two workers from processing the same rows. Before it begins, PostgreSQL looks at the rows anew: without that it reads all
 * of them for each chunk.
 */
export const inChunks = async (
  context: Context,
  id: string,
  { during, then, open, work, finish }: Phase,
): Promise<void> => {
  await context.transaction((trx) => sql`select contact_import_rows_analyze()`.execute(trx));
  // Where the next chunk begins: looking for it from the start of a large file would take longer with every chunk.
  let after = 0;
  for (let isOver = false; !isOver;) {
    isOver = await context.transaction(async (trx) => {
      await setStatementTimeout(trx, longStatementMs);
      const it = await trx
        .selectFrom('contactImports')
        .select(headFields)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (it?.state !== during) return true;
      const rows = await chunkRows(trx, id).where('position', '>', after).where(open).limit(size).execute();
      if (rows.length > 0) await work(context, trx, it, rows);
      after = rows.at(-1)?.position ?? after;
      if (rows.length === size) return false;
      await trx
        .updateTable('contactImports')
        .set({ state: then, touchedAt: context.now() })
        .where('id', '=', id)
        .execute();
      await finish?.(context, trx, it);
      return true;
    });
  }
};

/** Rows worked on in one go, in a few milliseconds; then others have their turn. */
const turn = 50;

/** Maps rows to something else without blocking the event loop. */
export const mapYielding = async <Item, Result>(
  rows: readonly Item[],
  work: (row: Item) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % turn === turn - 1) await nextTurn();
    results.push(work(row));
  }
  return results;
};
