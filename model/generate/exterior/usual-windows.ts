import type { StreetSide } from '../../plan/document.ts';
import { usualLevel } from './window-levels.ts';
import type { Slot } from './window-slots.ts';

/** Rooms with windows in every wall along the home. */
const isLounge = ({ one: { room } }: Slot): boolean =>
  room.use === 'living' || room.use === 'dining' || room.use === 'family';

const runsAlongHome = ({ side }: Slot): boolean => side === 'front' || side === 'rear';

/**
 * The usual windows: of a room in one wall, the street's first, of a bath the rear's first; to the street in all of a room's
 * walls; of lounges in both walls along the home, where it has so many sections that no room reaches through it.
 */
export const usualWindows = (slots: readonly Slot[], street: StreetSide, isSingle: boolean): Slot[] => {
  const isBath = ({ one: { room } }: Slot): boolean => room.use === 'bath';
  const rank = (slot: Slot): number => {
    if (slot.side === street) return isBath(slot) ? 2 : 0;
    return runsAlongHome(slot) ? 1 : 3;
  };
  const chosen = new Map<string, Slot>();
  for (const slot of slots) {
    const { id } = slot.one.room;
    const other = chosen.get(id);
    if (!other || rank(slot) < rank(other)) chosen.set(id, slot);
  }
  return slots.map((slot): Slot => {
    const isUsual =
      chosen.get(slot.one.room.id) === slot ||
      (slot.side === street && !isBath(slot)) ||
      (!isSingle && isLounge(slot) && runsAlongHome(slot));
    return isUsual ? { ...slot, level: usualLevel(slot, street) } : slot;
  });
};
