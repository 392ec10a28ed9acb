import { foldSearch, searchTerms } from '@hearthline/rules/search.ts';

/** A piece of a passage of a file's text. */
export interface PassagePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The most pieces of a passage, which has no more words than half of that. */
export const mostPassageParts = 80;
const before = 60;
const length = 220;

type Place = (value: unknown) => string;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that a search looks for in texts. */
export const wordsOf = (search: string): string[] => [...new Set(searchTerms(search).flat().flatMap(wordsIn))];

/** Words of letters and digits only: nothing in them means anything to a query. */
const beginning = (word: string): string => `'${word}':*`;

/** SQL condition on a version `v`: the file's text has these words, the last by its beginning. @param text folded */
export const inText = (text: string, place: Place): string => {
  const words = wordsIn(text);
  const query = words.map((word, number) => (number === words.length - 1 ? beginning(word) : `'${word}'`)).join(' & ');
  return query ? `v.id in (select version_id from document_texts where words @@ ${place(query)}::tsquery)` : 'false';
};

/** SQL expression: the text of a version `v` around the first of the words; null where none is. Folding makes a text a little longer, which is put right. */
export const passageColumn = (words: readonly string[], place: Place): string =>
  words.length === 0
    ? 'null'
    : `(select substr(t.text, greatest(1, 2 * at - char_length(search_fold(left(t.text, at))) - ${before}), ${length}) from document_texts t
        cross join lateral (select min(nullif(regexp_instr(t.folded, '\\m' || word), 0)) as at from unnest(${place(words)}::text[]) word) found
        where t.version_id = v.id and t.words @@ ${place(words.map(beginning).join(' | '))}::tsquery and at is not null)`;

/** Divides a passage into pieces, without the half words at its ends; null if nothing in it is looked for. */
export const passageOf = (passage: string, words: readonly string[]): PassagePart[] | null => {
  const whole = passage.length < length ? passage : passage.replace(/\s+\S*$/u, ' …');
  const parts: PassagePart[] = [];
  let end = 0;
  for (const { 0: word, index } of whole.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const folded = foldSearch(word);
    if (parts.length >= mostPassageParts - 2 || !words.some((one) => folded.startsWith(one))) continue;
    if (index > end) parts.push({ text: whole.slice(end, index), isMatch: false });
    parts.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (parts.length === 0) return null;
  if (end < whole.length) parts.push({ text: whole.slice(end), isMatch: false });
  return parts;
};
