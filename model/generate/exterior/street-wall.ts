import { blanksIn, drawnTogether } from './blank-walls.ts';
import type { OutsideDoor } from './outside-doors.ts';
import { glassIn, isService, raisedWhere, untilDone, withWideBath, type WallLoads } from './raise-windows.ts';
import { groupsIn, mirroredAbout, unpairedIn, type WindowGroup } from './window-groups.ts';
import type { Slot } from './window-slots.ts';

/** Glass in parts of a thousand of the street wall, eight feet high: a little more than the rule asks for. */
const glassShare = { single: 104, more: 124 } as const;
const wallHeight = 96;

/** The wall to the street, before it has its windows. */
export interface StreetWall {
  /** In inches. */
  readonly length: number;
  readonly doors: readonly OutsideDoor[];
  readonly loads: WallLoads;
  readonly isSingle: boolean;
  readonly isStreet: (slot: Slot) => boolean;
}

/** The groups of the street wall where they stand at last. */
export const groupsAtStreet = (
  slots: readonly Slot[],
  { doors, length, isStreet }: StreetWall,
): WindowGroup[] => {
  const groups = slots
    .filter(isStreet)
    .flatMap(groupsIn)
    .toSorted((a, b) => a.start - b.start);
  const entry = doors.find((door) => door.entry);
  return drawnTogether(entry ? mirroredAbout(groups, entry) : groups, doors, length);
};

const isTriple = ({ motifs, level }: Slot): boolean => {
  const motif = motifs[level - 1];
  return motif?.groups === 1 && motif.each === 3;
};

const isPair = ({ motifs, level }: Slot): boolean => {
  const motif = motifs[level - 1];
  return motif?.groups === 1 && motif.each === 2;
};

/** Pairs on both sides of the front door where three windows on one side would face two on the other. */
export const evened = (slots: readonly Slot[], { doors, isStreet }: StreetWall): readonly Slot[] => {
  const entry = doors.find((door) => door.entry);
  if (!entry) return slots;
  const own = slots.filter((slot) => isStreet(slot) && slot.level > 0).toSorted((a, b) => a.from - b.from);
  const before = own.findLast(({ to }) => to <= entry.from);
  const after = own.find(({ from }) => from >= entry.to);
  if (!before || !after) return slots;
  const uneven = [
    [before, after],
    [after, before],
  ].find(([one, other]) => one && other && isTriple(one) && isPair(other))?.[0];
  return slots.map((slot) => (slot === uneven ? { ...slot, level: slot.level - 1 } : slot));
};

/** More windows where the wall would be blank for too long; at last a wide high one in a bath. */
export const withoutBlanks = (slots: readonly Slot[], wall: StreetWall): readonly Slot[] =>
  untilDone(slots, (now) => {
    for (const blank of blanksIn(groupsAtStreet(now, wall), wall.doors, wall.length)) {
      const isThere = (slot: Slot): boolean =>
        wall.isStreet(slot) && slot.from < blank.to && slot.to > blank.from;
      const next =
        raisedWhere(now, wall.loads, (slot) => isThere(slot) && slot.one.room.use !== 'bath') ??
        withWideBath(now, wall.loads, isThere);
      if (next) return next;
    }
    return undefined;
  });

const withGlass = (slots: readonly Slot[], wall: StreetWall): readonly Slot[] => {
  const share = wall.isSingle ? glassShare.single : glassShare.more;
  const ofDoors = wall.doors.reduce((sum, { glass }) => sum + glass, 0);
  return untilDone(slots, (now) =>
    1000 * (ofDoors + glassIn(now.filter(wall.isStreet))) < share * wall.length * wallHeight
      ? raisedWhere(now, wall.loads, (slot) => wall.isStreet(slot) && !isService(slot))
      : undefined,
  );
};

/** Pairs instead of single windows until two thirds stand in pairs. */
const withPairs = (slots: readonly Slot[], wall: StreetWall): readonly Slot[] => {
  const entry = wall.doors.find((door) => door.entry);
  if (!entry) return slots;
  return untilDone(slots, (now) => {
    const groups = groupsAtStreet(now, wall).filter(({ slot }) => slot.one.room.use !== 'bath');
    const all = groups.reduce((sum, { count }) => sum + count, 0);
    return 3 * unpairedIn(groups, entry) > all
      ? raisedWhere(
          now,
          wall.loads,
          (slot) => wall.isStreet(slot) && slot.level === 1 && slot.motifs[1]?.each === 2,
        )
      : undefined;
  });
};

/** Enough glass to the street, most of it in pairs. */
export const dressed = (slots: readonly Slot[], wall: StreetWall): readonly Slot[] =>
  withPairs(withGlass(slots, wall), wall);
