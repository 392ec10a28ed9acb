import { sequence } from '../random.ts';

/**
 * Where an arrangement comes to a choice: a whole number from 0 to below the number of choices. The choices that were
 * made are what tells one arrangement of a wish from another.
 */
export type Pick = (choices: number) => number;

/** As many choices as one letter of a code can tell apart. */
export const maxChoices = 36;

/** Choices by a seed; what was chosen is written to `taken`. */
export const pickBySeed = (seed: string, taken: number[]): Pick => {
  const next = sequence(seed);
  return (choices) => {
    const chosen = Math.floor(next() * Math.min(choices, maxChoices));
    taken.push(chosen);
    return chosen;
  };
};

/** The same choices again. `isOver` says whether they were the right number of choices, each within its bounds. */
export const pickAgain = (taken: readonly number[]): { pick: Pick; isOver: () => boolean } => {
  let at = 0;
  let valid = true;
  return {
    pick: (choices) => {
      const chosen = taken[at++] ?? -1;
      if (chosen >= 0 && chosen < choices) return chosen;
      valid = false;
      return 0;
    },
    isOver: () => valid && at === taken.length,
  };
};

/** One of a list. */
export const oneOf = <One>(pick: Pick, list: readonly [One, ...One[]]): One =>
  list.length === 1 ? list[0] : (list[pick(list.length)] ?? list[0]);

/** A list in any order. */
export const shuffled = <One>(pick: Pick, list: readonly One[]): One[] => {
  const rest = [...list];
  const found: One[] = [];
  while (rest.length > 1) found.push(...rest.splice(pick(rest.length), 1));
  return [...found, ...rest];
};
