import { hitsOfKind, maxHits } from '@hearthline/rules/office/search-hits.ts';
import { foldSearch, searchTerms } from '@hearthline/rules/search.ts';
import type { FoundHit } from './found-hit.ts';

const wordBegins = (text: string, term: string): boolean => ` ${text}`.includes(` ${term}`);

/**
 * How well a hit fits, the lower the better: the title is what was typed, begins with it, has words that begin with each term,
 * contains each term; the detail does; something that is not shown does.
 */
const rankOf = (search: string): ((hit: FoundHit) => number) => {
  const whole = foldSearch(search).split(/\s+/).filter(Boolean).join(' ');
  const terms = searchTerms(search).map((spellings) => spellings.map((spelling) => spelling.trim()));
  const all = (text: string, fits: (text: string, term: string) => boolean): boolean =>
    terms.every((spellings) => spellings.some((term) => fits(text, term)));
  return ({ title, detail }) => {
    const name = foldSearch(title);
    if (name === whole) return 0;
    if (name.startsWith(whole)) return 1;
    if (all(name, wordBegins)) return 2;
    if (all(name, (text, term) => text.includes(term))) return 3;
    const line = `${name} ${foldSearch(detail ?? '')}`;
    return all(line, wordBegins) ? 4 : all(line, (text, term) => text.includes(term)) ? 5 : 6;
  };
};

/** The best hits of a search, best first; of equals the newest. */
export const rankHits = (search: string, hits: readonly FoundHit[]): readonly FoundHit[] => {
  const rank = rankOf(search);
  return hits
    .map((hit) => ({ hit, rank: rank(hit), at: new Date(hit.at).getTime() }))
    .toSorted((a, b) => a.rank - b.rank || b.at - a.at)
    .map(({ hit }) => hit);
};

/** The first of several lists of hits, each after the one before, without repetition and not too many of one kind. */
export const bestHits = (lists: readonly (readonly FoundHit[])[]): readonly FoundHit[] => {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return lists
    .flat()
    .filter(({ kind, id }) => {
      const key = `${kind} ${id}`;
      const count = counts.get(kind) ?? 0;
      if (seen.has(key) || count >= hitsOfKind) return false;
      seen.add(key);
      counts.set(kind, count + 1);
      return true;
    })
    .slice(0, maxHits);
};
