import type { Side } from '../../plan/document.ts';
import { isBedroom } from '../../plan/kinds.ts';
import { isCarried, raised, roominess, type WallLoad } from './window-levels.ts';
import { glassOf, openableOf, wideBathSize } from './window-sizes.ts';
import { countOf, type Slot } from './window-slots.ts';

/** The openings of each wall so far. */
export type WallLoads = Readonly<Record<Side, WallLoad>>;

const sumOf = (slots: readonly Slot[], of: (slot: Slot) => number): number =>
  slots.reduce((sum, slot) => sum + countOf(slot) * of(slot), 0);

/** Square inches of glass. */
export const glassIn = (slots: readonly Slot[]): number => sumOf(slots, ({ size }) => glassOf(size));

/** Of the glass, what counts for air as well: twice what opens. */
export const airedIn = (slots: readonly Slot[]): number =>
  sumOf(slots, ({ size }) => Math.min(glassOf(size), 2 * openableOf(size)));

const lit = new Set(['living', 'dining', 'family', 'office', 'kitchen', 'bath']);

/** Whether windows of a room are only there to break a blank wall. */
export const isService = ({ one: { room } }: Slot): boolean => !isBedroom(room.use) && !lit.has(room.use);

/** Raises the slot with most room of those that fulfil a condition; undefined where none can be raised. */
export const raisedWhere = (
  slots: readonly Slot[],
  loads: WallLoads,
  may: (slot: Slot) => boolean,
): Slot[] | undefined => {
  const order = slots
    .flatMap((slot, index) => (may(slot) ? [{ index, room: roominess(slot) }] : []))
    .toSorted((a, b) => b.room - a.room);
  for (const { index } of order) {
    const next = raised(slots, index, loads);
    if (next) return next;
  }
  return undefined;
};

/** Gives one bath of those that fulfil a condition a wide high window; undefined where there is none. */
export const withWideBath = (
  slots: readonly Slot[],
  loads: WallLoads,
  may: (slot: Slot) => boolean,
): Slot[] | undefined => {
  for (const [index, slot] of slots.entries()) {
    const { one, size, from, to, side } = slot;
    if (one.room.use !== 'bath' || size === wideBathSize || to - from < wideBathSize.width || !may(slot))
      continue;
    const next = slots.with(index, { ...slot, size: wideBathSize, level: 1 });
    if (isCarried(next, side, loads[side])) return next;
  }
  return undefined;
};

/** Repeats a step until it has nothing more to do. */
export const untilDone = (
  slots: readonly Slot[],
  step: (slots: readonly Slot[]) => Slot[] | undefined,
): readonly Slot[] => {
  let found = slots;
  for (let next = step(found); next; next = step(found)) found = next;
  return found;
};
