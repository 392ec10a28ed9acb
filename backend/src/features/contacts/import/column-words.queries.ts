import {
  importColumn,
  importDecisions,
  importNamesPageSize,
  importSentences,
} from '@hearthline/rules/contacts/import.ts';
import type { ImportWordField } from '@hearthline/rules/contacts/import-words.ts';
import { doubtfulNamePattern, plainNamePattern } from '@hearthline/rules/person-name.ts';
import { pageNumber, paginate, type Pagination } from '@hearthline/rules/paging.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { validateOne } from '../../../platform/validation/validate.ts';
import { listOwners } from '../write/owner-and-consent.ts';
import { guesser } from './rows/row-context.ts';
import { requireImport } from './import.queries.ts';

/** A word of a column, how many rows have it, and what it seems to stand for. */
export interface ImportWord {
  readonly word: string;
  readonly rows: number;
  readonly value: string | null;
}

/** A full name and how many rows have it. */
export interface ImportName {
  readonly name: string;
  readonly rows: number;
}

const cell = "btrim(regexp_replace(cells[$2::int + 1], '\\s+', ' ', 'g'))";

const words = `
  select min(word) as word, count(*)::int as rows from (select ${cell} as word from contact_import_rows where import_id = $1) cells
  where word <> '' group by lower(word) order by 2 desc, lower(min(word)) limit ${importDecisions.shownWords}`;

const names = `
  with named as (
    select min(name) as name, count(*)::int as rows from (select ${cell} as name from contact_import_rows where import_id = $1) cells
    where name <> '' and (name !~ $3 or name ~* $4) group by lower(name)
  )
  select name, rows, (select count(*)::int from named) as total from named order by rows desc, lower(name) limit ${importNamesPageSize} offset $5`;

const columnOf = async (context: Context, id: string, given: unknown): Promise<number> => {
  const column = validateOne('column', importColumn, given);
  const { columns } = await requireImport(context, id);
  if (column >= columns.length)
    throw new AppError('BAD_INPUT', {
      message: importSentences.noColumn,
      fields: { column: importSentences.noColumn },
    });
  return column;
};

/** The words in a column, the most frequent first, with what they would stand for in a field. @throws AppError BAD_INPUT, NOT_FOUND */
export const listImportWords = async (
  context: Context,
  id: string,
  given: unknown,
  field: ImportWordField,
): Promise<ImportWord[]> => {
  const column = await columnOf(context, id, given);
  const [found, owners] = await Promise.all([
    context.sql<{ word: string; rows: number }>('contact_import_words', words, [id, column]),
    listOwners(context),
  ]);
  const guess = guesser(owners);
  return found.map(({ word, rows }) => ({ word: word.slice(0, 200), rows, value: guess(field, word) }));
};

/** One page of the full names in a column that can be split in more than one way. @throws AppError BAD_INPUT, NOT_FOUND */
export const listImportNames = async (
  context: Context,
  id: string,
  given: unknown,
  asked: unknown,
): Promise<{ names: ImportName[]; pagination: Pagination }> => {
  const page = validateOne('page', pageNumber, asked);
  const column = await columnOf(context, id, given);
  const found = await context.sql<ImportName & { total: number }>('contact_import_names', names, [
    id,
    column,
    plainNamePattern,
    doubtfulNamePattern,
    (page - 1) * importNamesPageSize,
  ]);
  return {
    names: found.map(({ name, rows }) => ({ name: name.slice(0, 400), rows })),
    pagination: paginate(page, found[0]?.total ?? 0, importNamesPageSize),
  };
};
