import { sql, type Expression } from 'kysely';
import type { Fragment, Piece } from './fragment.ts';
import { wordOrEmpty } from './values.ts';

/** The words of stored sources as the dictionary has them, without those that are not offered. @param stored a statement whose column `word` is what is stored */
export const offeredSources = (stored: Expression<{ word: string }>): Expression<{ word: string }> =>
  sql<{ word: string }>`(select distinct lead_source_key(stored.word) as word from ${stored} stored
    where not exists (select from lead_sources hidden where hidden.key = lead_source_key(stored.word) and not hidden.active))`;

/** A source by the dictionary: all spellings of one are one. @param stored the column that holds the spelling, or null */
export const leadSourceField = (stored: Piece): Fragment => ({
  value: sql`coalesce(named.key, ${wordOrEmpty(stored)})`,
  name: sql`coalesce(named.label, ${wordOrEmpty(stored)})`,
  join: sql`left join contact_sources spelled on spelled.source = ${stored} left join lead_sources named on named.key = spelled.key`,
  compared: wordOrEmpty(stored),
  known: sql`lead_source_spellings`,
});
