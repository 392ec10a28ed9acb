const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'md', 'phd', 'esq']);

const partsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part && !suffixes.has(part));

const begin = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= 3 && (one.startsWith(other) || other.startsWith(one)));

/**
 * Whether a typed name is that of a signer: first and last name, without regard to case, accents, punctuation, middle names and
 * suffixes. A first name may be the beginning of the other, as in Rob for Robert.
 */
export const isNameOf = (typed: string, name: string): boolean => {
  const [typedParts, storedParts] = [partsOf(typed), partsOf(name)];
  const [first, last] = [typedParts[0], typedParts.at(-1)];
  const [knownFirst, knownLast] = [storedParts[0], storedParts.at(-1)];
  if (!first || !last || !knownFirst || !knownLast) return false;
  return (
    last === knownLast && (storedParts.length === 1 || typedParts.length > 1) && begin(first, knownFirst)
  );
};
