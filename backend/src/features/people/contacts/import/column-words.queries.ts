import {
  importColumn,
  importDecisions,
  importNamesPageSize,
  importSentences,
} from '@hearthline/rules/people/contacts/import.ts';
import type { ImportWordField } from '@hearthline/rules/people/contacts/import-words.ts';
import { doubtfulNamePattern, plainNamePattern } from '@hearthline/rules/people/person-name.ts';
import { pageNumber } from '@hearthline/rules/page-number.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validateOne } from '../../../../platform/validation/validate.ts';
import { listOwners } from '../../accounts/owner.policy.ts';
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

interface ColumnParams {
  readonly id: string;
  readonly column: number;
}

/** The cells of a column, with single blanks between their words. */
const cellsOf = (db: Db, p: Placeholders<ColumnParams>) =>
  db
    .selectFrom('contactImportRows')
    .select(sql<string>`btrim(regexp_replace(cells[${p.column}::int + 1], '\\s+', ' ', 'g'))`.as('word'))
    .where('importId', '=', p.id);

const words = prepare('contact_import_words', (db, p: Placeholders<ColumnParams>) =>
  db
    .selectFrom(cellsOf(db, p).as('cells'))
    .select((eb) => [eb.fn.min('word').as('word'), sql<number>`count(*)::int`.as('rows')])
    .where('word', '<>', '')
    .groupBy(sql`lower(word)`)
    .orderBy('rows', 'desc')
    .orderBy(sql`lower(min(word))`)
    .limit(sql.lit(importDecisions.shownWords)),
);

interface NameParams extends ColumnParams {
  readonly plain: string;
  readonly doubtful: string;
  readonly offset: number;
}

const names = prepare('contact_import_names', (db, p: Placeholders<NameParams>) =>
  db
    .with('named', () =>
      db
        .selectFrom(cellsOf(db, p).as('cells'))
        .select((eb) => [eb.fn.min('word').as('name'), sql<number>`count(*)::int`.as('rows')])
        .where('word', '<>', '')
        .where((eb) => eb.or([eb('word', '!~', p.plain), eb('word', '~*', p.doubtful)]))
        .groupBy(sql`lower(word)`),
    )
    .selectFrom('named')
    .select(['name', 'rows', sql<number>`(select count(*)::int from named)`.as('total')])
    .orderBy('rows', 'desc')
    .orderBy(sql`lower(name)`)
    .limit(sql.lit(importNamesPageSize))
    .offset(p.offset),
);

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
  const [found, owners] = await Promise.all([context.query(words, { id, column }), listOwners(context)]);
  const guess = guesser(owners);
  return found.map(({ word, rows }) => ({ word: word.slice(0, 200), rows, value: guess(field, word) }));
};

/** One page of the full names in a column that can be split in more than one way. @throws AppError BAD_INPUT, NOT_FOUND */
export const listImportNames = async (
  context: Context,
  id: string,
  given: unknown,
  pageInput: unknown,
): Promise<{ names: ImportName[]; pagination: Pagination }> => {
  const page = validateOne('page', pageNumber, pageInput);
  const column = await columnOf(context, id, given);
  const found = await context.query(names, {
    id,
    column,
    plain: plainNamePattern,
    doubtful: doubtfulNamePattern,
    offset: (page - 1) * importNamesPageSize,
  });
  return {
    names: found.map(({ name, rows }) => ({ name: name.slice(0, 400), rows })),
    pagination: paginate(page, found[0]?.total ?? 0, importNamesPageSize),
  };
};
