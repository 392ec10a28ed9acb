import { sql, type Expression, type SqlBool } from 'kysely';
import { likeTerm } from '../../../platform/db/like-pattern.ts';

/** The condition that a text in lower case contains what was searched for; without a search it always holds. */
export const containsTerm = (
  text: Expression<string | null>,
  term: Expression<string | null>,
): Expression<SqlBool> =>
  sql<SqlBool>`(${term}::text is null or ${text} like '%' || lower(${term}::text) || '%')`;

/** The value of the term in {@link containsTerm}. */
export const termOf = (search: string | null): string | null => search && likeTerm(search);
