import {
  importOptions,
  importRowsFilter,
  importRowsPageSize,
  type ImportField,
  type ImportOptions,
  type ImportOutcome,
  type ImportState,
  type ImportUndone,
  type ImportVerdict,
} from '@hearthline/rules/contacts/import.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import type { Readable } from 'node:stream';
import type { Context } from '../../../platform/context.ts';
import { csvStream, type CsvValue } from '../../../platform/text/csv.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { missingImport } from './import.service.ts';

interface ImportRecord {
  readonly id: string;
  readonly createdAt: Date;
  readonly fileName: string;
  readonly state: ImportState;
  readonly columns: string[];
  readonly mapping: ImportField[];
  readonly options: ImportOptions;
  readonly rows: number;
  /** How many rows carry each mark: `verdict new`, `outcome created`, `undone kept`, and `to import`. */
  readonly counts: Readonly<Record<string, number>>;
}

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

/** How many rows carry each mark. */
export type ImportCounts = Readonly<Record<keyof typeof shownMarks, number>>;

const countsOf = (counts: ImportRecord['counts']): ImportCounts =>
  Object.fromEntries(
    Object.entries(shownMarks).map(([name, mark]) => [name, counts[mark] ?? 0]),
  ) as ImportCounts;

export interface ImportView extends Omit<ImportRecord, 'counts'> {
  readonly counts: ImportCounts;
  /** Rows that the current phase has processed, and how many it has to. */
  readonly done: number;
  readonly toDo: number;
  /** The first rows, shown while the fields are chosen. */
  readonly sample: string[][];
}

const columns =
  'id, created_at as "createdAt", file_name as "fileName", state, columns, mapping, options, rows, counts';

/** An import whose file is stored. @throws AppError NOT_FOUND */
export const requireImport = async (context: Context, id: string): Promise<ImportRecord> => {
  const it = isId(id)
    ? await context.sql.byKey<ImportRecord>(
        'contact_import',
        `select ${columns} from contact_imports where id = $1 and rows > 0`,
        [id],
      )
    : undefined;
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
  const sample = await context.sql<{ cells: string[] }>(
    'contact_import_sample',
    'select cells from contact_import_rows where import_id = $1 order by position limit 3',
    [id],
  );
  return {
    ...it,
    options: importOptions.parse(it.options),
    counts,
    done,
    toDo,
    sample: sample.map(({ cells }) => cells),
  };
};

/** The newest imports. */
export const listImports = (context: Context): Promise<ImportRecord[]> =>
  context.sql<ImportRecord>(
    'contact_imports',
    `select ${columns} from contact_imports where rows > 0 order by created_at desc, id desc limit 20`,
  );

export interface ImportRowView {
  readonly position: number;
  readonly cells: string[];
  readonly verdict: ImportVerdict | null;
  readonly problem: string | null;
  readonly outcome: ImportOutcome | null;
  readonly undone: ImportUndone | null;
  readonly contactId: string | null;
}

const rowColumns = 'position, cells, verdict, problem, outcome, undone, contact_id as "contactId"';

/** One page of an import's rows, with what the import will do or did with them. @throws AppError BAD_INPUT, NOT_FOUND */
export const listImportRows = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<{ rows: ImportRowView[]; pagination: Pagination }> => {
  const { page, verdict, undone } = validate(importRowsFilter, input);
  await requireImport(context, id);
  const where = 'import_id = $1 and ($2::text is null or verdict = $2) and ($3::text is null or undone = $3)';
  const [total] = await context.sql<{ n: number }>(
    '',
    `select count(*)::int as n from contact_import_rows where ${where}`,
    [id, verdict, undone],
  );
  const text = `select ${rowColumns} from contact_import_rows where ${where} order by position limit ${importRowsPageSize} offset $4`;
  const rows = await context.sql<ImportRowView>('', text, [
    id,
    verdict,
    undone,
    (page - 1) * importRowsPageSize,
  ]);
  return { rows, pagination: paginate(page, total?.n ?? 0, importRowsPageSize) };
};

const batch = 1000;

/** The failed rows as they were in the file, with the reasons: once corrected, they can be imported again. */
export const failedRows = async (context: Context, id: string): Promise<Readable> => {
  const it = await requireImport(context, id);
  const read = async function* (): AsyncGenerator<CsvValue[]> {
    const text = `select position, cells, problem from contact_import_rows where import_id = $1 and verdict = 'error' and position > $2 order by position limit ${batch}`;
    for (let after = 0; ;) {
      const rows = await context.sql<{ position: number; cells: string[]; problem: string }>(
        'contact_import_failed',
        text,
        [id, after],
      );
      for (const { cells, problem } of rows)
        yield [...it.columns.map((_title, index) => cells[index] ?? ''), problem];
      const last = rows.at(-1);
      if (rows.length < batch || !last) return;
      after = last.position;
    }
  };
  return csvStream([...it.columns, 'Problem'], read());
};
