import type { Span } from './wall-side.ts';
import { groupWidth, mullion, type Slot } from './window-slots.ts';

/** Windows side by side. `within`: how far they can move. */
export interface WindowGroup {
  readonly slot: Slot;
  readonly count: number;
  readonly start: number;
  readonly width: number;
  readonly within: Span;
}

/** The groups of a slot, each in the middle of its share of the wall. */
export const groupsIn = (slot: Slot): WindowGroup[] => {
  const motif = slot.motifs[slot.level - 1];
  if (!motif) return [];
  const width = groupWidth(motif.each, slot.size);
  const along = slot.to - slot.from;
  return Array.from({ length: motif.groups }, (_, index) => {
    const within = {
      from: slot.from + Math.floor((along * index) / motif.groups),
      to: slot.from + Math.floor((along * (index + 1)) / motif.groups),
    };
    return {
      slot,
      count: motif.each,
      start: within.from + ((within.to - within.from - width) >> 1),
      width,
      within,
    };
  });
};

/** A group moved, as far as its wall allows. */
export const movedTo = (group: WindowGroup, start: number): WindowGroup => ({
  ...group,
  start: Math.max(group.within.from, Math.min(group.within.to - group.width, start)),
});

/** From the middle of its share of the wall a group moves no farther than this to mirror another; in inches. */
const maxShift = 30;

/** What speaks against windows at a distance from the middle of the door: posts of small porches, or of all, before them. */
const crowding = (inches: number): number => (inches < 66 ? 120 : inches < 89 ? 60 : 0);

/**
 * The groups nearest to the front door on either side mirror each other about its middle, where they are alike and their
 * walls allow it.
 * @param groups of the street wall, from its beginning
 */
export const mirroredAbout = (groups: readonly WindowGroup[], entry: Span): WindowGroup[] => {
  const before = groups.findLastIndex(({ start, width }) => start + width <= entry.from);
  const after = groups.findIndex(({ start }) => start >= entry.to);
  const [one, other] = [groups[before], groups[after]];
  if (!one || !other || one.width !== other.width || one.slot.size !== other.slot.size) return [...groups];
  const { width } = one;
  const twiceMiddle = entry.from + entry.to;
  const mirrored = (start: number): number => twiceMiddle - start - width;
  const min = Math.max(one.within.from, mirrored(other.within.to - width), one.start - maxShift);
  const max = Math.min(one.within.to - width, mirrored(other.within.from), one.start + maxShift);
  const wanted = (one.start + mirrored(other.start)) >> 1;
  let best: { start: number; cost: number } | undefined;
  for (let start = min; start <= max; start++) {
    if (Math.abs(mirrored(start) - other.start) > maxShift) continue;
    const fromMiddle = (twiceMiddle >> 1) - start - width;
    const cost = 2 * Math.abs(start - wanted) + crowding(fromMiddle);
    if (!best || cost < best.cost) best = { start, cost };
  }
  if (!best) return [...groups];
  const { start } = best;
  return groups.with(before, movedTo(one, start)).with(after, movedTo(other, mirrored(start)));
};

/** How many windows stand by themselves and mirror no other about the front door. */
export const unpairedIn = (groups: readonly WindowGroup[], entry: Span): number =>
  groups.filter(
    (group) =>
      group.count === 1 &&
      !groups.some(
        ({ slot, start, width }) =>
          slot.size === group.slot.size && start + width + group.start === entry.from + entry.to,
      ),
  ).length;

/** Where each window of a group begins. */
export const startsOf = ({ start, count, slot }: WindowGroup): number[] =>
  Array.from({ length: count }, (_, index) => start + index * (slot.size.width + mullion));
