import { isStaff } from '@hearthline/rules/permissions.ts';
import { searchTerms } from '@hearthline/rules/search.ts';
import type { Context, Viewer } from '../../../platform/context.ts';
import { readsAll } from '../scope/readable-tables.policy.ts';
import { readWordsLike, recentWords, similarWords } from './known-words.queries.ts';
import { isCorrectable, suggestedWords } from './spelling.ts';

/** How many texts may have been meant. */
const maxTexts = 3;
/** How many words of a text are looked up; nobody misspells more and still expects to be understood. */
const maxWords = 4;

/** What was probably meant by a text with misspelled words, the likeliest first; none if all its words are known. */
export const correctedTexts = async (
  context: Pick<Context, 'db' | 'query'>,
  viewer: Viewer,
  search: string,
): Promise<readonly string[]> => {
  const terms = searchTerms(search).map(([term = '']) => term.trim());
  const doubtful = terms.filter(isCorrectable).slice(0, maxWords);
  if (doubtful.length === 0) return [];
  const isPartial = isStaff(viewer.role) && !readsAll(viewer, 'contacts');
  const read = isPartial
    ? await readWordsLike(context, viewer, doubtful)
    : await recentWords(context, viewer);
  const meant = new Map<string, readonly string[]>();
  for (const term of doubtful) {
    const known = isPartial ? read : [...read, ...(await similarWords(context, term))];
    const words = suggestedWords(term, known, term === terms.at(-1));
    if (words.length > 0) meant.set(term, words);
  }
  if (meant.size === 0) return [];
  return Array.from({ length: maxTexts }, (_, place) =>
    terms
      // The first text has the likeliest meaning of each word, the others the next ones where there are several.
      .map((term) => {
        const words = meant.get(term) ?? [term];
        return words[Math.min(place, words.length - 1)];
      })
      .join(' '),
  ).filter((text, place, all) => all.indexOf(text) === place);
};
