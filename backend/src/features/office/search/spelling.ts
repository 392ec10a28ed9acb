/**
 * How many letters must be inserted, left out, replaced or swapped with their neighbor to make one word the other.
 * @param isPrefix the typed word may be only the beginning of the other: somebody is still typing
 */
export const misspellings = (typed: string, word: string, isPrefix = false): number => {
  const rows = Array.from({ length: typed.length + 1 }, (_, row) =>
    Array.from({ length: word.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= typed.length; row += 1)
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const cells = rows[row] as number[];
      cells[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  const last = rows[typed.length] as number[];
  return isPrefix ? Math.min(...last) : (last[word.length] as number);
};

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every word that has one letter more, less, replaced or swapped with its neighbor: some 50 for each letter. */
export const oneMistakeAway = (term: string): readonly string[] => {
  const cuts = Array.from(
    { length: term.length + 1 },
    (_, at) => [term.slice(0, at), term.slice(at)] as const,
  );
  return [
    ...new Set(
      cuts.flatMap(([before, after]) => [
        ...letters.map((letter) => before + letter + after),
        ...letters.map((letter) => before + letter + after.slice(1)),
        before + after.slice(1),
        before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
      ]),
    ),
  ];
};

/** Whether a word may be misspelled at all: short ones resemble too many others, and digits are never near each other. */
export const isCorrectable = (term: string): boolean => /^[\p{L}']{4,40}$/u.test(term);

/** How many mistakes a word of this length may have. */
const allowed = (term: string): number => (term.length <= 5 ? 1 : 2);

/** How many meanings a misspelled word may have. */
const maxMeanings = 3;

/**
 * The words that may be meant, the most similar first. None if the typed word is one of them or begins one: it is spelled right.
 * @param isLast the word is the last of what was typed, so it may be unfinished
 */
export const suggestedWords = (
  term: string,
  known: readonly string[],
  isLast: boolean,
): readonly string[] => {
  if (known.some((word) => word.startsWith(term))) return [];
  return [...new Set(known)]
    .map((word) => ({
      word,
      whole: misspellings(term, word),
      mistakes: misspellings(term, word, isLast && term.length > 4),
    }))
    .filter(({ mistakes }) => mistakes <= allowed(term))
    .toSorted((a, b) => a.mistakes - b.mistakes || a.whole - b.whole || (a.word < b.word ? -1 : 1))
    .slice(0, maxMeanings)
    .map(({ word }) => word);
};
