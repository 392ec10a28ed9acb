import { runsAlongX } from '../../plan/box.ts';
import type { Box, Level, Side, Wall } from '../../plan/document.ts';
import type { Raster } from '../../plan/raster.ts';

/** Not a room's index: beyond the footprint, or no floor. */
export const beyond = -1;
export const noFloor = -2;

/** What lies against one face of an opening. */
export interface Face {
  readonly side: Side;
  /** The index of the room in its middle, {@link beyond} or {@link noFloor}. */
  readonly room: number;
  /** Whether it is the same along the whole width. */
  readonly whole: boolean;
}

/** A door or window with what is drawn around it, whatever the document says. */
export interface Opening<T extends Box> {
  readonly item: T;
  readonly wall?: Wall;
  /** Whether it runs along the length, as its wall does. */
  readonly alongX: boolean;
  /** Along its wall. */
  readonly width: number;
  readonly faces: readonly [Face, Face];
}

/** What a square inch holds: a room's index, {@link beyond} or {@link noFloor}. */
export const roomAt = ({ length, width, cells }: Raster, x: number, y: number): number => {
  if (x < 0 || y < 0 || x >= length || y >= width) return beyond;
  const code = cells[y * length + x] ?? 0;
  return code > 0 ? code - 1 : noFloor;
};

const faceOf = (raster: Raster, box: Box, side: Side): Face => {
  const upright = side === 'left' || side === 'right';
  const from = upright ? box.y : box.x;
  const size = upright ? box.h : box.w;
  const across =
    side === 'left'
      ? box.x - 1
      : side === 'right'
        ? box.x + box.w
        : side === 'rear'
          ? box.y - 1
          : box.y + box.h;
  const at = (along: number): number =>
    upright ? roomAt(raster, across, along) : roomAt(raster, along, across);
  const room = at(from + Math.floor(size / 2));
  let whole = true;
  for (let along = from; along < from + size && whole; along++) whole = at(along) === room;
  return { side, room, whole };
};

/** Looks at both faces of each door or window. */
export const openingsOf = <T extends Box & { readonly wall: string }>(
  items: readonly T[],
  level: Level,
  raster: Raster,
): Opening<T>[] => {
  const walls = new Map(level.walls.map((wall) => [wall.id, wall]));
  return items.map((item) => {
    const wall = walls.get(item.wall);
    const alongX = runsAlongX(wall ?? item);
    const [one, other]: readonly [Side, Side] = alongX ? ['rear', 'front'] : ['left', 'right'];
    return {
      item,
      wall,
      alongX,
      width: alongX ? item.w : item.h,
      faces: [faceOf(raster, item, one), faceOf(raster, item, other)],
    };
  });
};
