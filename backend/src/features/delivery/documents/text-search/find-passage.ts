import { foldSearch, searchTerms } from '@hearthline/rules/search.ts';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

/** A piece of a passage of a file's text. */
export interface PassagePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The number of pieces that a passage may have; it has no more words than half of that. */
export const maxPassageParts = 80;
/** How much is shown: words before and after the first that was found, and characters in all. */
const [before, after, length] = [8, 25, 400];

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that a search looks for in texts. */
export const wordsOf = (search: string): string[] => [
  ...new Set(searchTerms(search).flat().flatMap(wordsIn)),
];

/** Words of letters and digits only: nothing in them means anything to a query. */
const beginning = (word: string): string => `'${word}':*`;

const version = expressionBuilder<Tables & { v: Tables['documentVersions'] }, 'v'>();

/** The condition on a version `v`: the file's text has these words, the last by its beginning. @param text folded */
export const inText = (text: string): Expression<SqlBool> => {
  const words = wordsIn(text);
  const query = words
    .map((word, number) => (number === words.length - 1 ? beginning(word) : `'${word}'`))
    .join(' & ');
  return query
    ? version(
        'v.id',
        'in',
        version
          .selectFrom('documentTexts')
          .select('versionId')
          .where('words', '@@', sql<string>`${query}::tsquery`),
      )
    : sql<SqlBool>`false`;
};

const texts = expressionBuilder<{ t: Tables['documentTexts'] }, 't'>();

/**
 * The text of a version `v` around the first of the words; null where none is. Folding changes the length of a text, but
 * not its blanks: they tell where the words stand.
 */
export const passageColumn = (words: readonly string[]): RawBuilder<string | null> =>
  words.length === 0
    ? sql`null`
    : sql`(select left(case when blanks > ${sql.lit(before)} then '… ' else '' end || array_to_string(parts[greatest(1, blanks + 1 - ${sql.lit(before)}):blanks + ${sql.lit(after)}], ' ') || case when cardinality(parts) > blanks + ${sql.lit(after)} then ' …' else '' end, ${sql.lit(length)})
        from document_texts t
        cross join lateral (select min(nullif(regexp_instr(t.folded, '\\m' || word), 0)) as at from unnest(${words}::text[]) word) found
        cross join lateral (select at - 1 - char_length(replace(left(t.folded, at - 1), ' ', '')) as blanks, string_to_array(t.text, ' ') as parts) place
        where ${texts.ref('t.versionId')} = v.id and t.words @@ ${words.map(beginning).join(' | ')}::tsquery and at is not null)`;

/** Divides a passage into pieces; null if nothing in it is looked for. */
export const passageOf = (passage: string, words: readonly string[]): PassagePart[] | null => {
  const parts: PassagePart[] = [];
  let end = 0;
  for (const { 0: word, index } of passage.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const folded = foldSearch(word);
    if (parts.length >= maxPassageParts - 2 || !words.some((one) => folded.startsWith(one))) continue;
    if (index > end) parts.push({ text: passage.slice(end, index), isMatch: false });
    parts.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (parts.length === 0) return null;
  if (end < passage.length) parts.push({ text: passage.slice(end), isMatch: false });
  return parts;
};
