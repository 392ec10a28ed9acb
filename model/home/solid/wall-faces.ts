import type { Wall } from '../../plan/document.ts';
import { floorHeight } from '../../plan/document.ts';
import type { Point, Point3 } from '../../space/point.ts';
import { seenAt, type House, type Opening, type Stretch, type WallSide } from '../house.ts';
import { wallHeight } from '../roof.ts';
import type { AddFace, FacesOf, SolidMaterial } from './faces.ts';

/** A wall ends this much below the upper side of the roof, inside of its boards. */
const below = 4;
/** How far up the street wall a base of another siding reaches, above the floor's lower edge. */
const baseHigh = 36;

/** The line below the roof at a place along a wall, above the floor. */
export const heightOf = (top: readonly Point[], u: number): number => {
  for (const [index, [u2, v2]] of top.entries()) {
    const before = top[index - 1];
    if (before && u >= before[0] && u <= u2)
      return before[1] + ((v2 - before[1]) * (u - before[0])) / (u2 - before[0]);
  }
  return top[0]?.[1] ?? wallHeight;
};

/** Where the line below the roof crosses the ceiling. */
const crossings = (top: readonly Point[]): number[] =>
  top.slice(1).flatMap(([u2, v2], index) => {
    const [u1, v1] = top[index] ?? [u2, v2];
    const share = (wallHeight + below - v1) / (v2 - v1);
    return share > 0 && share < 1 ? [u1 + (u2 - u1) * share] : [];
  });

/** The openings as this roof leaves room for them: a low rear wall has lower windows. */
export const fitted = ({ top, openings }: WallSide): Opening[] =>
  openings.map((opening) => {
    const room = Math.min(heightOf(top, opening.u), heightOf(top, opening.u + opening.w)) - below - 6;
    return { ...opening, h: Math.max(1, Math.min(opening.h, room - opening.sill)) };
  });

/** Where a wall has the second siding: stretches of it, from the floor up to a height. */
export interface SecondSiding extends Stretch {
  readonly high: number;
}

/** The second siding of a wall: at the foot of the one to the street, or the whole wall under the covered porch. */
export const secondOn = ({ plan, street, porches }: House, wall: WallSide): SecondSiding[] => {
  const where = plan.front.second?.where;
  if (where === 'base') return wall === street ? [{ from: 0, to: wall.length, high: baseHigh }] : [];
  if (where !== 'porch') return [];
  return porches
    .filter(({ porch, wall: own }) => porch.covered && own === wall)
    .map(({ from, to }) => ({ from, to, high: wallHeight }));
};

const within = (u: number, { from, to }: Stretch): boolean => u > from && u < to;

const breaksIn = ({ from, to }: Stretch, us: readonly number[]): number[] =>
  [...new Set([from, to, ...us.filter((u) => within(u, { from, to }))])].sort((a, b) => a - b);

/** A body of an outside wall up to the ceiling: outside, inside, at its ends, and above. */
const addBody = (
  add: AddFace,
  side: WallSide,
  span: Stretch,
  thick: number,
  seconds: readonly SecondSiding[],
): void => {
  const { top, at, length } = side;
  const openings = fitted(side);
  const breaks = breaksIn(span, [
    ...top.map(([u]) => u),
    ...crossings(top),
    ...openings.flatMap(({ u, w }) => [u, u + w]),
    ...seconds.flatMap(({ from, to }) => [from, to]),
  ]);
  const piece = (
    material: SolidMaterial,
    out: number,
    [u1, u2]: Point,
    [bottom1, bottom2]: Point,
    [top1, top2]: Point,
  ): void => {
    const corners: Point3[] = [
      at(u1, out, floorHeight + bottom1),
      at(u2, out, floorHeight + bottom2),
      at(u2, out, floorHeight + top2),
      at(u1, out, floorHeight + top1),
    ];
    add(material, out === 0 ? corners : corners.reverse());
  };
  const ceilingAt = (u: number): number => Math.min(heightOf(top, u) - below, wallHeight);
  for (const [index, u2] of breaks.entries()) {
    const u1 = breaks[index - 1];
    if (u1 === undefined) continue;
    const middle = (u1 + u2) / 2;
    const low: Point = [ceilingAt(u1), ceilingAt(u2)];
    const foot = Math.max(0, ...seconds.filter((one) => within(middle, one)).map(({ high }) => high));
    const outer = (from: number, to: Point): void => {
      const split = Math.max(from, Math.min(foot, ...to));
      if (split > from) piece('second', 0, [u1, u2], [from, from], [split, split]);
      piece('siding', 0, [u1, u2], [split, split], to);
    };
    const gaps = openings
      .filter(({ u, w }) => within(middle, { from: u, to: u + w }))
      .sort((a, b) => a.sill - b.sill);
    let from = 0;
    const inner: Point = [Math.max(u1, thick), Math.min(u2, length - thick)];
    const hasInside = inner[1] > inner[0];
    for (const { sill, h } of gaps) {
      if (sill > from) {
        outer(from, [sill, sill]);
        if (hasInside) piece('inner-wall', -thick, inner, [from, from], [sill, sill]);
      }
      from = Math.max(from, sill + h);
    }
    outer(from, low);
    if (hasInside) piece('inner-wall', -thick, inner, [from, from], low);
    add('trim', [
      at(u1, 0, floorHeight + low[0]),
      at(u2, 0, floorHeight + low[1]),
      at(u2, -thick, floorHeight + low[1]),
      at(u1, -thick, floorHeight + low[0]),
    ]);
  }
  for (const u of [0, length])
    if (u === span.from || u === span.to) {
      const z = floorHeight + ceilingAt(u);
      const end = [at(u, 0, floorHeight), at(u, -thick, floorHeight), at(u, -thick, z), at(u, 0, z)];
      add('siding', u === 0 ? end.reverse() : end);
    }
};

/** The outside walls as the document has them. */
export const addWalls = (of: FacesOf, house: House): void => {
  const { plan, walls } = house;
  for (const wall of plan.levels[0].walls.filter(({ kind }) => kind === 'exterior')) {
    const side = sideOfWall(house, wall);
    if (!side) continue;
    const thick = Math.min(wall.w, wall.h);
    addBody(
      of(`wall:${wall.id}`),
      walls[side.side],
      seenAt(plan, side.side, wall),
      thick,
      secondOn(house, side),
    );
  }
};

/** The side along which an outside wall runs. */
export const sideOfWall = ({ plan: { length, width }, walls }: House, wall: Wall): WallSide | undefined => {
  const { x, y, w, h } = wall;
  if (w >= h) return y <= 0 ? walls.rear : y + h >= width ? walls.front : undefined;
  return x <= 0 ? walls.left : x + w >= length ? walls.right : undefined;
};

/** What of a wall stands above the ceiling, up to the roof. */
export const addGable = (add: AddFace, { top, at, length }: WallSide, material: SolidMaterial): void => {
  const breaks = breaksIn({ from: 0, to: length }, [...top.map(([u]) => u), ...crossings(top)]);
  const line = breaks.map((u): Point => [u, Math.max(wallHeight, heightOf(top, u) - below)]);
  const corner = ([u, v]: Point): Point3 => at(u, 0, floorHeight + v);
  // Stretch by stretch: the line below a roof may bend inwards.
  const isBent = line.some(([u, v], index) => {
    const [[u1, v1], [u2, v2]] = [line[index - 1] ?? [u, v], line[index + 1] ?? [u, v]];
    return u1 < u && u < u2 && v < v1 + ((v2 - v1) * (u - u1)) / (u2 - u1) - 0.01;
  });
  const stretches = isBent ? line.slice(1).map((point, index) => [line[index] ?? point, point]) : [line];
  for (const stretch of stretches) {
    const high = stretch.filter(([, v]) => v > wallHeight);
    const [first, last] = [stretch[0], stretch.at(-1)];
    if (high.length === 0 || !first || !last) continue;
    const from = stretch.findLast(([u, v]) => v <= wallHeight && u < (high[0]?.[0] ?? 0)) ?? first;
    const to = stretch.find(([u, v]) => v <= wallHeight && u > (high.at(-1)?.[0] ?? 0)) ?? last;
    const outline: Point[] = [[from[0], wallHeight], [to[0], wallHeight], ...high.toReversed()];
    add(material, outline.map(corner), true);
  }
};
