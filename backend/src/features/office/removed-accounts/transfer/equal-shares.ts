/** Something to give away. */
export interface Given {
  readonly id: string;
  /** Whose it would best be. */
  readonly wish?: string | null;
}

/**
 * Gives things to people in equal shares, so that nobody gets two more than another. What is wished for somebody goes to them while their
 * share lasts; all else, in its order, to who has the least.
 * @returns whose each thing is; nothing where there are no people
 */
export const inEqualShares = (
  things: readonly Given[],
  people: readonly string[],
): ReadonlyMap<string, string> => {
  const shares = new Map<string, string>();
  if (people.length === 0) return shares;
  const [share, left] = [Math.floor(things.length / people.length), things.length % people.length];
  const counts = new Map(people.map((id) => [id, 0]));
  let bigger = left;
  const give = ({ id }: Given, to: string): void => {
    const count = counts.get(to) ?? 0;
    if (count === share) bigger -= 1;
    counts.set(to, count + 1);
    shares.set(id, to);
  };
  const others = things.filter((thing) => {
    const count = counts.get(thing.wish ?? '');
    const fits = count !== undefined && (count < share || (count === share && bigger > 0));
    if (fits) give(thing, thing.wish as string);
    return !fits;
  });
  for (const thing of others) {
    const least = people.reduce((a, b) => ((counts.get(b) ?? 0) < (counts.get(a) ?? 0) ? b : a));
    give(thing, least);
  }
  return shares;
};
