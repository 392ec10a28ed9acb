import type { Design } from '../designs/design.ts';
import { widthOf } from './entry.ts';
import { candidateOf, sizedTree, type Candidate } from './candidates.ts';
import { codeOf, type Recipe, type ResizedRoom } from './code.ts';
import { judge } from './find-designs.ts';
import { growOf } from './rooms.ts';
import { isLeaf, roomsIn } from './tree.ts';
import { largestPart, lengthOf } from './size.ts';

const foot = 12;
/** How many plans are built at most. */
const maxBuilt = 16;

/** A part of the home, from one end to the other: what stands there one behind the other becomes longer or shorter together. */
interface Stretch {
  /** The room in it that is resized. */
  readonly room: string;
  readonly rooms: readonly string[];
}

/** The parts of a home, first the one in which a room lies, then those that take most of its length. */
const stretchesOf = ({ entry, recipe }: Candidate, room: string): Stretch[] => {
  const tree = sizedTree(entry, recipe);
  if (isLeaf(tree)) return [];
  const own = largestPart(tree, room, lengthOf(tree), widthOf(entry));
  const parts = tree.parts.map(({ tree: one }, index): Stretch => {
    const rooms = roomsIn(one);
    const resized = rooms
      .filter((each) => each !== room)
      .reduce((best, each) => (growOf(each) > growOf(best) ? each : best), '');
    return { rooms, room: index === own ? room : resized };
  });
  const others = parts.filter((part, index) => index !== own && part.room !== '');
  return [...parts.slice(own, own + 1), ...others.toSorted((a, b) => growOf(b.room) - growOf(a.room))];
};

/** Amounts in inches that add up to a total: each takes as much as it may. Undefined if all together take less. */
const dealt = (total: number, caps: readonly number[]): number[] | undefined => {
  let left = total;
  const given = caps.map((cap) => {
    const inches = Math.min(cap, left);
    left -= inches;
    return inches;
  });
  return left === 0 ? given : undefined;
};

/** Resized rooms with more of some, in the order in which a code has them; what comes to nothing is left out. */
const merged = (rooms: readonly ResizedRoom[], more: readonly ResizedRoom[]): ResizedRoom[] =>
  [...Map.groupBy([...rooms, ...more], ({ room }) => room)]
    .map(([room, own]) => ({ room, inches: own.reduce((sum, { inches }) => sum + inches, 0) }))
    .filter(({ inches }) => inches !== 0)
    .toSorted((a, b) => (a.room < b.room ? -1 : 1));

/** The recipe with rooms made longer or shorter still. */
const withMore = ({ resized = [], ...recipe }: Recipe, more: readonly ResizedRoom[]): Recipe => {
  const all = merged(resized, more);
  return all.length > 0 ? { ...recipe, resized: all } : recipe;
};

/**
 * A home that is longer or shorter by feet at a room, furnished anew. The room takes all of it; where something has no place then,
 * or breaks a rule, as much as it can, and other parts of the home the rest, those first that take most of a home's length.
 * Nothing is built after the first plan that passes, and a fixed number of plans at most: the same everywhere.
 * @param room its letter
 * @returns undefined if no such plan is found, in which the room itself is longer or shorter
 */
export const resizedDesign = (candidate: Candidate, room: string, feet: number): Design | undefined => {
  const [sign, total] = [Math.sign(feet), Math.abs(feet) * foot];
  const [own, ...others] = stretchesOf(candidate, room);
  if (!own) return undefined;
  let built = 0;
  for (const order of [others, others.toReversed()]) {
    const stretches = [own, ...order];
    let caps = stretches.map(() => total);
    while (built < maxBuilt && (caps[0] ?? 0) > 0) {
      const given = dealt(total, caps);
      if (!given) break;
      built++;
      const next = withMore(
        candidate.recipe,
        stretches.map((one, index) => ({ room: one.room, inches: sign * (given[index] ?? 0) })),
      );
      const changed = candidateOf(codeOf(next));
      const found = changed ? judge(changed) : { rooms: [] };
      if ('code' in found) return found;
      const isBlamed = stretches.map(
        ({ rooms }, index) => given[index] !== 0 && rooms.some((one) => found.rooms.includes(one)),
      );
      const someIs = isBlamed.includes(true);
      caps = caps.map((cap, index) => {
        const inches = given[index] ?? 0;
        if (someIs ? !isBlamed[index] : index > 0) return cap;
        return Math.floor(inches / 2);
      });
    }
  }
  return undefined;
};
