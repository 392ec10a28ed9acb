import { searchTerms } from '@hearthline/rules/search.ts';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { likeTerm } from './like-pattern.ts';

/**
 * The condition that a folded text of the database contains this one. If it begins with a blank, it must stand at the beginning of a
 * word: of the text, or after a blank. Trigram indexes support both; a regular expression for so few letters they would not.
 * @param column such as sql`search_fold(name)`
 */
export const textMatches = (column: Expression<string | null>, text: string): RawBuilder<SqlBool> => {
  const anywhere = sql<SqlBool>`${column} like '%' || ${likeTerm(text)}::text || '%'`;
  return text.startsWith(' ')
    ? sql`(${column} like ${likeTerm(text.trimStart())}::text || '%' or ${anywhere})`
    : anywhere;
};

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
