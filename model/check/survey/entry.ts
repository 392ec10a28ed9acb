import { opposite } from '../../plan/box.ts';
import type { Door, Side } from '../../plan/document.ts';
import { innerRoom, outerSide } from './joins.ts';
import type { Survey } from './survey.ts';

/** A front door that leads outside. */
export interface Entry {
  readonly door: Door;
  /** The index of the room behind it. */
  readonly room: number;
  readonly outside: Side;
  readonly inside: Side;
}

/** The front doors of a home: one, in most. */
export const entriesOf = ({ doors }: Survey): Entry[] =>
  doors.flatMap((door) => {
    const [room, side] = [innerRoom(door), outerSide(door)];
    return door.item.entry && room !== undefined && side
      ? [{ door: door.item, room, outside: side, inside: opposite[side] }]
      : [];
  });
