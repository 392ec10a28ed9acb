import { ahead, facesAlongX } from '../../plan/box.ts';
import type { Box, Fixture, Side } from '../../plan/document.ts';
import type { Survey } from './survey.ts';

type Drawn = Pick<Survey, 'raster' | 'occupied'>;

/**
 * How deep the floor before a side is free of walls and of whatever stands on it (chairs do not count), over the whole
 * width of the side.
 * @param max where to stop
 * @param passable boxes to be taken for floor, such as the doors of a closet that machines stand in
 */
export const clearAhead = (
  { raster: { length, width, cells }, occupied }: Drawn,
  box: Box,
  side: Side,
  max: number,
  passable: readonly Box[] = [],
): number => {
  const strip = ahead(box, side, max);
  const free = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= length || y >= width) return false;
    const at = y * length + x;
    if ((occupied[at] ?? 0) > 0) return false;
    return (
      (cells[at] ?? 0) > 0 ||
      passable.some((door) => x >= door.x && x < door.x + door.w && y >= door.y && y < door.y + door.h)
    );
  };
  const upright = facesAlongX(side);
  const [from, to] = upright ? [strip.y, strip.y + strip.h] : [strip.x, strip.x + strip.w];
  for (let depth = 0; depth < max; depth++) {
    const across =
      side === 'left'
        ? box.x - 1 - depth
        : side === 'right'
          ? box.x + box.w + depth
          : side === 'rear'
            ? box.y - 1 - depth
            : box.y + box.h + depth;
    for (let along = from; along < to; along++)
      if (!(upright ? free(across, along) : free(along, across))) return depth;
  }
  return max;
};

/** How far it is from a side to a wall or the end of the footprint, along each inch of the side. */
export const gapsToWall = (
  { raster: { length, width, cells } }: Drawn,
  box: Box,
  side: Side,
  max: number,
): number[] => {
  const upright = facesAlongX(side);
  const [from, size] = upright ? [box.y, box.h] : [box.x, box.w];
  const step = side === 'left' || side === 'rear' ? -1 : 1;
  const first =
    side === 'left'
      ? box.x - 1
      : side === 'right'
        ? box.x + box.w
        : side === 'rear'
          ? box.y - 1
          : box.y + box.h;
  return Array.from({ length: Math.min(size, length) }, (_, offset) => {
    let gap = 0;
    for (; gap < max; gap++) {
      const across = first + step * gap;
      const [x, y] = upright ? [across, from + offset] : [from + offset, across];
      if (x < 0 || y < 0 || x >= length || y >= width || (cells[y * length + x] ?? 0) < 0) break;
    }
    return gap;
  });
};

/** From where the floor before a fixture is measured: an island that carries it is as deep as it is. */
export const frontOf = (fixture: Fixture, side: Side, fixtures: readonly Fixture[]): Box => {
  const island = fixtures.find(
    ({ kind, x, y, w, h }) =>
      kind === 'island' &&
      x < fixture.x + fixture.w &&
      fixture.x < x + w &&
      y < fixture.y + fixture.h &&
      fixture.y < y + h,
  );
  if (!island) return fixture;
  return facesAlongX(side)
    ? { x: island.x, y: fixture.y, w: island.w, h: fixture.h }
    : { x: fixture.x, y: island.y, w: fixture.w, h: island.h };
};
