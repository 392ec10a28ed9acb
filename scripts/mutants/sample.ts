/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** So many of all, without repetition, in the order they had; all if there are no more. */
export const sample = <T>(all: readonly T[], count: number, random: () => number): readonly T[] =>
  all
    .map((item, index) => ({ item, index, lot: random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index)
    .map(({ item }) => item);
