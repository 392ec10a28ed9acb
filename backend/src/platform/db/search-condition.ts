import { searchTerms } from '@hearthline/rules/search.ts';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { likeTerm } from './like-pattern.ts';

/**
 * The condition that a folded text of the database contains this one, after a blank only at the beginning of a word. Trigram indexes support it.
 * @param column such as sql`search_fold(name)`
 */
export const textMatches = (column: Expression<string | null>, text: string): RawBuilder<SqlBool> =>
  text.startsWith(' ')
    ? sql`${column} ~ ${`\\m${text.trim()}`}::text`
    : sql`${column} like '%' || ${likeTerm(text)}::text || '%'`;

/**
 * The condition for the one rule of all searches (`rules/search.ts`): every word is found in one of the columns, whichever.
 * @param columns expressions of folded text
 * @param also another place where a word may be found; the word is folded, without wildcards
 */
export const searchFilter = (
  search: string,
  columns: readonly Expression<string | null>[],
  also?: (word: string) => Expression<SqlBool>,
): RawBuilder<SqlBool> => {
  const terms = searchTerms(search).map((term) => {
    const places = term.flatMap((text) => [
      ...columns.map((column) => textMatches(column, text)),
      ...(also ? [also(text.trim())] : []),
    ]);
    return sql<SqlBool>`(${sql.join(places, sql` or `)})`;
  });
  return terms.length ? sql`(${sql.join(terms, sql` and `)})` : sql`true`;
};
