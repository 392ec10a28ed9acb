/** Random numbers that are the same in every run, so that a failure can be reproduced (mulberry32). */
export const seededRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    /** A whole number from 0 up to, but not including, the limit. */
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    chance: (probability: number): boolean => next() < probability,
  };
};

export type Random = ReturnType<typeof seededRandom>;
