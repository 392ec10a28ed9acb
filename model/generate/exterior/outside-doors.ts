import { outside, type Side } from '../../plan/document.ts';
import type { Frame } from '../frame/frame.ts';
import type { PlacedDoor } from '../openings/door-spots.ts';
import { sideOfOpening, spanOf, type Span } from './wall-side.ts';

/** A door to the outside, as a wall that is to get windows sees it. */
export interface OutsideDoor extends Span {
  readonly side: Side;
  readonly room: string;
  readonly entry: boolean;
  /** Square inches of glass. */
  readonly glass: number;
  /** Of its glass, what counts for air as well: twice what opens. */
  readonly aired: number;
}

/** The doors of a home that lead outside. */
export const outsideDoorsOf = (frame: Frame, doors: readonly PlacedDoor[]): OutsideDoor[] =>
  doors.flatMap(({ door }): OutsideDoor[] => {
    const side = door.rooms.includes(outside) ? sideOfOpening(frame, door) : undefined;
    if (!side) return [];
    const glass = door.glazedArea ?? 0;
    return [
      {
        side,
        ...spanOf(door, side),
        room: door.rooms.find((room) => room !== outside) ?? '',
        entry: door.entry === true,
        glass,
        aired: Math.min(glass, 2 * (door.openableArea ?? 0)),
      },
    ];
  });
