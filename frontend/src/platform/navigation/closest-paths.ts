const pairsOf = (text: string): readonly string[] => {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return Array.from({ length: Math.max(0, plain.length - 1) }, (_, index) => plain.slice(index, index + 2));
};

/** Similarity of two texts, from 0 to 1: the share of letter pairs they have in common (Dice coefficient). */
const likeness = (one: string, other: string): number => {
  const left = pairsOf(one);
  const rest = [...pairsOf(other)];
  const total = left.length + rest.length;
  let common = 0;
  for (const pair of left) {
    const found = rest.indexOf(pair);
    if (found < 0) continue;
    rest.splice(found, 1);
    common += 1;
  }
  return total === 0 ? 0 : (2 * common) / total;
};

/**
 * The pages whose addresses or titles come closest to an address that does not exist.
 * @param requested the address that was asked for
 * @param count how many at most; those with nothing in common are left out
 */
export const closestPaths = <Page extends { readonly path: string; readonly title: string }>(
  requested: string,
  pages: readonly Page[],
  count: number,
): readonly Page[] =>
  pages
    .map((page) => ({
      page,
      score: Math.max(likeness(requested, page.path), likeness(requested, page.title)),
    }))
    .filter(({ score }) => score > 0.2)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ page }) => page);
