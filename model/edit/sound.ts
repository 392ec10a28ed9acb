import { ahead, contains, runsAlongX } from '../plan/box.ts';
import {
  outside,
  type Box,
  type Door,
  type Level,
  type Plan,
  type Side,
  type Window,
} from '../plan/document.ts';
import { boundsOf, boxesOf } from '../plan/ring.ts';
import { isOnFloor } from './derive.ts';

/** No room is narrower than this, whatever it is for. */
const minRoom = 18;

const facesOf = (box: Box): readonly [Side, Side] =>
  runsAlongX(box) ? ['rear', 'front'] : ['left', 'right'];

/** The two strips of floor before and behind an opening in a wall. */
const strips = (opening: Box, wall: Box): Box[] => facesOf(wall).map((side) => ahead(opening, side, 1));

/** What keeps openings from standing in their walls between the rooms that they name; undefined if nothing does. */
export const openingFault = (
  { length, width, levels: [level] }: Pick<Plan, 'length' | 'width' | 'levels'>,
  openings: readonly (Door | Window)[] = [...level.doors, ...level.windows],
): string | undefined => {
  const home: Box = { x: 0, y: 0, w: length, h: width };
  const floors = new Map(level.rooms.map(({ id, floor }) => [id, boxesOf(floor)]));
  const lies = (strip: Box, room: string): boolean =>
    room === outside ? !contains(home, strip) : isOnFloor(strip, floors.get(room) ?? []);
  for (const opening of openings) {
    const wall = level.walls.find(({ id }) => id === opening.wall);
    const name = 'rooms' in opening ? 'door' : 'window';
    if (!wall || !contains(wall, opening)) return `A ${name} would not stand in its wall.`;
    const [first, second] = strips(opening, wall);
    if (!first || !second) return undefined;
    const [a, b] = 'rooms' in opening ? opening.rooms : [opening.room, outside];
    if (!(lies(first, a) && lies(second, b)) && !(lies(first, b) && lies(second, a)))
      return `A ${name} would no longer lie between the rooms that it joins.`;
    const [along, size] = runsAlongX(wall) ? (['x', 'w'] as const) : (['y', 'h'] as const);
    const meets = [...level.doors, ...level.windows].some(
      (one) =>
        one.id !== opening.id &&
        one.wall === opening.wall &&
        one[along] < opening[along] + opening[size] &&
        opening[along] < one[along] + one[size],
    );
    if (meets) return `A ${name} would stand in another opening.`;
  }
  return undefined;
};

/** What makes a room none; undefined if nothing does. */
export const roomFault = ({ rooms }: Level): string | undefined => {
  for (const { name, floor } of rooms) {
    const { w, h } = boundsOf(floor);
    if (Math.min(w, h) < minRoom) return `${name} would be too narrow.`;
  }
  return undefined;
};
