import { feetInches } from '@hearthline/model/drawing/labels/feet-inches.ts';
import type { Point } from '@hearthline/model/plan/box.ts';
import type { Box, Plan } from '@hearthline/model/plan/document.ts';

export type Axis = 'x' | 'y';

/** A face of a wall: a line at `at` on one axis, from `from` to `to` on the other. */
interface Face {
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const facesOf = ({ x, y, w, h }: Box): Face[] => [
  { axis: 'x', at: x, from: y, to: y + h },
  { axis: 'x', at: x + w, from: y, to: y + h },
  { axis: 'y', at: y, from: x, to: x + w },
  { axis: 'y', at: y + h, from: x, to: x + w },
];

/** The faces of all walls of a plan, as it lies on the sheet. */
export const wallFaces = ({ levels: [{ walls }] }: Plan): readonly Face[] => walls.flatMap(facesOf);

const isBeside = ({ axis, from, to }: Face, point: Point, reach: number): boolean => {
  const along = axis === 'x' ? point.y : point.x;
  return along >= from - reach && along <= to + reach;
};

/**
 * The point, moved to the faces of walls that are near.
 * @param reach in inches, how near
 */
export const snapped = (point: Point, faces: readonly Face[], reach: number): Point => {
  const nearest = (axis: Axis): number => {
    const off = ({ at }: Face): number => Math.abs(at - point[axis]);
    const [face] = faces
      .filter((one) => one.axis === axis && off(one) <= reach && isBeside(one, point, reach))
      .sort((a, b) => off(a) - off(b));
    return face?.at ?? Math.round(point[axis]);
  };
  return { x: nearest('x'), y: nearest('y') };
};

/** The next face of a wall from a point in a direction, or the point itself if there is none. */
export const nextFace = (point: Point, faces: readonly Face[], axis: Axis, direction: 1 | -1): Point => {
  const stops = faces
    .filter((face) => face.axis === axis && isBeside(face, point, 0))
    .map(({ at }) => at)
    .filter((at) => (at - point[axis]) * direction > 0);
  if (stops.length === 0) return point;
  return { ...point, [axis]: direction > 0 ? Math.min(...stops) : Math.max(...stops) };
};

/** The end of a measure, straight along the home or across it if it is nearly so. */
export const straightened = (start: Point, end: Point): Point => {
  const [dx, dy] = [Math.abs(end.x - start.x), Math.abs(end.y - start.y)];
  if (dy < dx * 0.12) return { x: end.x, y: start.y };
  if (dx < dy * 0.12) return { x: start.x, y: end.y };
  return end;
};

/** How far two points are apart, as in `12' 7 1/2"`. */
export const distanceText = (start: Point, end: Point): string =>
  feetInches(Math.hypot(end.x - start.x, end.y - start.y));
