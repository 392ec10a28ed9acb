import type { Side, StreetSide } from '../../plan/document.ts';
import { isBedroom } from '../../plan/kinds.ts';
import { countOf, groupWidth, type Slot } from './window-slots.ts';

/** From this length of wall on a bedroom has a pair of windows to the street, or elsewhere; in inches. */
const pairFrom = { street: 84, elsewhere: 128 } as const;
/** The least length of wall for each step of a living room's windows. */
const livingFrom = [0, 84, 186, 252, 372, 420, 540] as const;
/** No more than a pair away from the street, unless the rooms need the light. */
const maxElsewhere = 2;
/** A sink stands before two windows where the wall to the street is so long. */
const kitchenPairFrom = 112;

/** So many windows as look right in a wall of this length, seen for itself. */
export const usualLevel = ({ one, from, to, side, motifs }: Slot, street: StreetSide): number => {
  const { use } = one.room;
  const length = to - from;
  const wanted = (): number => {
    if (isBedroom(use) || use === 'office')
      return length >= (side === street ? pairFrom.street : pairFrom.elsewhere) ? 2 : 1;
    if (use === 'kitchen') return side === street && length >= kitchenPairFrom ? 2 : 1;
    if (use === 'living' || use === 'dining' || use === 'family')
      return Math.min(
        livingFrom.filter((min) => length >= min).length,
        side === street ? livingFrom.length : maxElsewhere,
      );
    return use === 'bath' ? 1 : 0;
  };
  return Math.min(wanted(), motifs.length);
};

/** At most so much of a wall along the home is open, for it carries the roof; in per cent. */
const maxOpen = 50;

/** A wall's openings so far, and how long it is; in inches. */
export interface WallLoad {
  readonly length: number;
  readonly doors: number;
}

/** Whether a wall carries the roof with the windows of these slots in it. */
export const isCarried = (slots: readonly Slot[], side: Side, { length, doors }: WallLoad): boolean => {
  if (side === 'left' || side === 'right') return true;
  const open = slots.reduce(
    (sum, slot) => (slot.side === side ? sum + countOf(slot) * slot.size.width : sum),
    doors,
  );
  return open * 100 <= maxOpen * length;
};

const leveled = (slots: readonly Slot[], index: number, slot: Slot, by: 1 | -1): Slot[] =>
  slots.with(index, { ...slot, level: slot.level + by });

/** The slots with more windows in one; undefined where it has as many as it can, or its wall does. */
export const raised = (
  slots: readonly Slot[],
  index: number,
  loads: Readonly<Record<Side, WallLoad>>,
): Slot[] | undefined => {
  const slot = slots[index];
  if (!slot || slot.level >= slot.motifs.length) return undefined;
  const next = leveled(slots, index, slot, 1);
  return isCarried(next, slot.side, loads[slot.side]) ? next : undefined;
};

/** The slots with fewer windows in walls that would not carry the roof, where most are; undefined when all do. */
export const lightened = (
  slots: readonly Slot[],
  loads: Readonly<Record<Side, WallLoad>>,
): Slot[] | undefined => {
  let most: { slot: Slot; index: number } | undefined;
  for (const [index, slot] of slots.entries()) {
    if (slot.level < 2 || isCarried(slots, slot.side, loads[slot.side])) continue;
    if (!most || countOf(slot) > countOf(most.slot)) most = { slot, index };
  }
  return most && leveled(slots, most.index, most.slot, -1);
};

/** How much wall is left for another window; the more, the sooner it is there. */
export const roominess = (slot: Slot): number => {
  const count = countOf(slot);
  return Math.floor((slot.to - slot.from - groupWidth(1, slot.size) * count) / (count + 1));
};
