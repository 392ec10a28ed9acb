/** A name in two parts, at most 100 characters each; a part that is missing is a dash. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** How a full name is split: by what is known about names, or always before the last or after the first word. */
export const nameSplits = ['guess', 'lastWord', 'firstWord'] as const;
export type NameSplit = (typeof nameSplits)[number];

/** Words that begin a last name of several words: `van der Berg`, `St. John`, `Mc Donald`. */
const particles = new Set(
  'van von der den de del della di da dos das do du la le les las los lo el al bin ibn ter ten te zu zum zur af av st saint san santa mc mac abu bint'.split(
    ' ',
  ),
);
/** Of these, the ones that are never a first name, however they are written. */
const neverFirst = new Set(['st', 'mc']);
const suffixes = new Set('jr sr ii iii iv esq phd md dds cpa'.split(' '));

const bare = (word: string): string => word.toLowerCase().replace(/[.,]/g, '');
/** Only as it is written: `van` is a particle, `Van` may be a first name. */
const isLeading = (word: string): boolean => neverFirst.has(bare(word)) || particles.has(word);

const wordsOf = (fullName: string): string[] => fullName.trim().split(/\s+/).filter(Boolean);

const joined = (first: readonly string[], last: readonly string[]): PersonName => ({
  firstName: (first.join(' ') || '-').slice(0, 100),
  lastName: (last.join(' ') || '-').slice(0, 100),
});

/** Where the last name begins in words without a suffix. */
const lastNameAt = (words: readonly string[]): number => {
  if (words.length > 1 && isLeading(words[0] ?? '')) return 0;
  const particle = words.findIndex((word, index) => index > 0 && particles.has(bare(word)));
  const and = words.findIndex(
    (word, index) => index > 1 && index < words.length - 1 && word.toLowerCase() === 'y',
  );
  const places = [particle, and - 1, words.length - 1].filter((place) => place > 0);
  return Math.min(words.length, ...places);
};

const guess = (words: readonly string[]): PersonName => {
  let end = words.length;
  while (end > 1 && suffixes.has(bare(words[end - 1] ?? ''))) end -= 1;
  const suffix = words.slice(end);
  const comma = words.slice(0, end - 1).findIndex((word) => word.endsWith(','));
  if (comma >= 0)
    return joined(words.slice(comma + 1, end), [
      ...words.slice(0, comma + 1).map((word) => word.replace(/,$/, '')),
      ...suffix,
    ]);
  const core = words.slice(0, end).map((word, index) => (index === end - 1 ? word.replace(/,$/, '') : word));
  const at = lastNameAt(core);
  return joined(core.slice(0, at), [...core.slice(at), ...suffix]);
};

/**
 * Splits a full name into first and last name. A single word is the first name.
 * @param firstWords how many words are the first name, if somebody has decided that for this very name
 */
export const splitName = (fullName: string, how: NameSplit = 'guess', firstWords?: number): PersonName => {
  const words = wordsOf(fullName);
  if (firstWords !== undefined) return joined(words.slice(0, firstWords), words.slice(firstWords));
  if (how === 'guess') return guess(words);
  const at = how === 'firstWord' ? 1 : Math.max(1, words.length - 1);
  return joined(words.slice(0, at), words.slice(at));
};

/** How many words of a name are the first name in a split of it; null if the split has changed their order. */
export const firstWordsOf = (fullName: string, { firstName, lastName }: PersonName): number | null => {
  const words = wordsOf(fullName);
  for (let count = 0; count <= words.length; count += 1) {
    const split = splitName(fullName, 'guess', count);
    if (split.firstName === firstName && split.lastName === lastName) return count;
  }
  return null;
};

/** The names that need no second look, as a regular expression that PostgreSQL reads too: two words, and no comma. */
export const plainNamePattern = '^[^\\s,]+\\s+[^\\s,]+$';
/** Of these, the ones that do after all: they begin like a last name, or end with a suffix. */
export const doubtfulNamePattern = `^(${[...particles].join('|')})\\.?\\s|\\s(${[...suffixes].join('|')})\\.?$`;
