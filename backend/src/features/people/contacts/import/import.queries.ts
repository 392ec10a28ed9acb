import {
  importOptions,
  importRowsFilter,
  importRowsPageSize,
  type ImportOptions,
} from '@hearthline/rules/people/contacts/import.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Readable } from 'node:stream';
import type { Context } from '../../../../platform/context.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { csvStream, type CsvValue } from '../../../../platform/text/csv.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { missingImport } from './import.service.ts';
import { loadRowContext } from './rows/row-context.ts';
import { validateRow, type DroppedCell } from './rows/validate-row.ts';

const fields = [
  'id',
  'createdAt',
  'fileName',
  'state',
  'columns',
  'mapping',
  'options',
  'rows',
  'counts',
] as const satisfies readonly (keyof Row<'contactImports'>)[];

type ImportRecord = Readonly<Pick<Row<'contactImports'>, (typeof fields)[number]>>;

const importById = prepare('contact_import', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('contactImports').select(fields).where('id', '=', p.id).where('rows', '>', 0),
);

const newestImports = prepare('contact_imports', (db) =>
  db
    .selectFrom('contactImports')
    .select(fields)
    .where('rows', '>', 0)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(20)),
);

const sampleRows = prepare('contact_import_sample', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('contactImportRows')
    .select('cells')
    .where('importId', '=', p.id)
    .orderBy('position')
    .limit(sql.lit(3)),
);

/** The marks that are shown, by the names of the API. */
const shownMarks = {
  new: 'verdict new',
  update: 'verdict update',
  unchanged: 'verdict unchanged',
  repeat: 'verdict repeat',
  skip: 'verdict skip',
  error: 'verdict error',
  created: 'outcome created',
  updated: 'outcome updated',
  removed: 'undone removed',
  restored: 'undone restored',
  kept: 'undone kept',
} as const;

/** How many rows carry each mark, and how many go in without a cell. */
export type ImportCounts = Readonly<Record<keyof typeof shownMarks | 'incomplete', number>>;

const countsOf = (counts: ImportRecord['counts']) =>
  Object.fromEntries(Object.entries(shownMarks).map(([name, mark]) => [name, counts[mark] ?? 0])) as Readonly<
    Record<keyof typeof shownMarks, number>
  >;

/** Rows that go in, or went in, without all that they say. */
const isIncomplete = (eb: ExpressionBuilder<Tables, 'contactImportRows'>) =>
  eb.and([
    eb('verdict', 'in', [sql.lit('new' as const), sql.lit('update' as const), sql.lit('unchanged' as const)]),
    eb('problem', 'is not', null),
    eb('undone', 'is', null),
  ]);

const incompleteRows = prepare('contact_import_incomplete', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('contactImportRows')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('importId', '=', p.id)
    .where(isIncomplete),
);

/** Counted once the rows are judged: whoever watches the work would have all of them read at each look. */
const countIncomplete = async (
  { query }: Pick<Context, 'query'>,
  { id, state }: ImportRecord,
): Promise<number> => {
  if (state !== 'checked' && state !== 'imported') return 0;
  const [row] = await query(incompleteRows, { id });
  return row?.n ?? 0;
};

export interface ImportView extends Omit<ImportRecord, 'counts' | 'options'> {
  readonly counts: ImportCounts;
  readonly options: ImportOptions;
  /** Rows that the current phase has processed, and how many it has to. */
  readonly done: number;
  readonly toDo: number;
  /** The first rows, shown while the fields are chosen. */
  readonly sample: string[][];
}

/** An import whose file is stored. @throws AppError NOT_FOUND */
export const requireImport = async (context: Context, id: string): Promise<ImportRecord> => {
  const it = isId(id) ? await context.query.byKey(importById, { id }) : undefined;
  if (!it) throw missingImport();
  return it;
};

/** One import. @throws AppError NOT_FOUND */
export const readImport = async (context: Context, id: string): Promise<ImportView> => {
  const it = await requireImport(context, id);
  const counts = countsOf(it.counts);
  const marked = (kind: string): number =>
    Object.entries(it.counts).reduce(
      (sum, [mark, rows]) => sum + (mark.startsWith(`${kind} `) ? rows : 0),
      0,
    );
  const [done, toDo] = ['reverting', 'reverted'].includes(it.state)
    ? [marked('undone'), counts.created + counts.updated]
    : ['importing', 'imported'].includes(it.state)
      ? [marked('outcome'), it.counts['to import'] ?? 0]
      : [marked('verdict'), it.rows];
  const [sample, incomplete] = await Promise.all([
    context.query(sampleRows, { id }),
    countIncomplete(context, it),
  ]);
  return {
    ...it,
    options: importOptions.parse(it.options),
    counts: { ...counts, incomplete },
    done,
    toDo,
    sample: sample.map(({ cells }) => cells),
  };
};

/** The newest imports. */
export const listImports = (context: Context): Promise<ImportRecord[]> => context.query(newestImports, {});

const rowFields = [
  'position',
  'cells',
  'verdict',
  'problem',
  'outcome',
  'undone',
  'contactId',
] as const satisfies readonly (keyof Row<'contactImportRows'>)[];

export interface ImportRowView extends Readonly<Pick<Row<'contactImportRows'>, (typeof rowFields)[number]>> {
  readonly dropped: readonly DroppedCell[];
}

/** The cells that rows go in without, by line: read once more, by what they were judged by. */
const droppedCells = async (
  context: Context,
  { mapping, options, fileName }: ImportRecord,
  rows: readonly Pick<Row<'contactImportRows'>, 'position' | 'cells' | 'verdict' | 'problem'>[],
): Promise<Map<number, readonly DroppedCell[]>> => {
  const incomplete = rows.filter(
    ({ verdict, problem }) => verdict !== null && verdict !== 'error' && problem !== null,
  );
  if (incomplete.length === 0) return new Map();
  const judge = await context.transaction((trx) =>
    loadRowContext(context, trx, { mapping, options, fileName }),
  );
  return new Map(
    incomplete.map(({ position, cells }) => {
      const result = validateRow(cells, judge);
      return [position, ('values' in result && result.dropped) || []];
    }),
  );
};

/** One page of an import's rows, with what the import will do or did with them. @throws AppError BAD_INPUT, NOT_FOUND */
export const listImportRows = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<{ rows: ImportRowView[]; pagination: Pagination }> => {
  const { page, verdict, undone } = validate(importRowsFilter, input);
  const it = await requireImport(context, id);
  const found = context.db
    .selectFrom('contactImportRows')
    .where('importId', '=', id)
    .$if(verdict !== null, (all) => all.where('verdict', '=', verdict))
    .$if(undone !== null, (all) => all.where('undone', '=', undone));
  const total = await found.select(sql<number>`count(*)::int`.as('n')).executeTakeFirst();
  const rows = await found
    .select(rowFields)
    .orderBy('position')
    .limit(importRowsPageSize)
    .offset((page - 1) * importRowsPageSize)
    .execute();
  const dropped = await droppedCells(context, it, rows);
  return {
    rows: rows.map((row) => ({ ...row, dropped: dropped.get(row.position) ?? [] })),
    pagination: paginate(page, total?.n ?? 0, importRowsPageSize),
  };
};

const batch = 1000;

const failedAfter = prepare('contact_import_failed', (db, p: Placeholders<{ id: string; after: number }>) =>
  db
    .selectFrom('contactImportRows')
    .select(['position', 'cells', 'problem'])
    .where('importId', '=', p.id)
    .where((eb) => eb.or([eb('verdict', '=', sql.lit('error' as const)), isIncomplete(eb)]))
    .where('position', '>', p.after)
    .orderBy('position')
    .limit(sql.lit(batch)),
);

/** The rows that failed or went in without a cell as they were in the file, with the reasons: once corrected, they can be imported again. */
export const failedRows = async (context: Context, id: string): Promise<Readable> => {
  const it = await requireImport(context, id);
  const read = async function* (): AsyncGenerator<CsvValue[]> {
    for (let after = 0; ;) {
      const rows = await context.query(failedAfter, { id, after });
      for (const { cells, problem } of rows)
        yield [...it.columns.map((_title, index) => cells[index] ?? ''), problem];
      const last = rows.at(-1);
      if (rows.length < batch || !last) return;
      after = last.position;
    }
  };
  return csvStream([...it.columns, 'Problem'], read());
};
