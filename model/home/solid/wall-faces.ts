import type { Point, Point3 } from '../../space/point.ts';
import { base, wallHeight } from '../body/parts.ts';
import type { Opening } from '../house-opening.ts';
import type { AddFace, SolidMaterial } from './mesh.ts';
import type { WallSide } from './sides.ts';

/** Thickness of an outside wall. */
export const thick = 6;
/** A wall ends this much below the upper side of the roof, inside of its boards. */
const below = 4;

const heightAt = (top: readonly Point[], u: number): number => {
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
    const room = Math.min(heightAt(top, opening.u), heightAt(top, opening.u + opening.w)) - below - 6;
    return { ...opening, h: Math.max(1, Math.min(opening.h, room - opening.sill)) };
  });

/** One wall: outside, inside, and around its openings. */
export const addWall = (add: AddFace, side: WallSide): void => {
  const { length, top, at } = side;
  const openings = fitted(side);
  const breaks = [
    ...new Set([
      0,
      length,
      ...top.map(([u]) => u),
      ...crossings(top),
      ...openings.flatMap(({ u, w }) => [u, u + w]),
    ]),
  ]
    .filter((u) => u >= 0 && u <= length)
    .sort((a, b) => a - b);
  const piece = (
    material: SolidMaterial,
    out: number,
    [u1, u2]: Point,
    [bottom1, bottom2]: Point,
    [top1, top2]: Point,
    lifts = false,
  ): void => {
    const corners: Point3[] = [
      at(u1, out, base + bottom1),
      at(u2, out, base + bottom2),
      at(u2, out, base + top2),
      at(u1, out, base + top1),
    ];
    add(material, out === 0 ? corners : corners.reverse(), lifts);
  };
  for (const [index, u2] of breaks.entries()) {
    const u1 = breaks[index - 1];
    if (u1 === undefined) continue;
    const middle = (u1 + u2) / 2;
    const high: Point = [heightAt(top, u1) - below, heightAt(top, u2) - below];
    const low: Point = [Math.min(high[0], wallHeight), Math.min(high[1], wallHeight)];
    const gaps = openings.filter(({ u, w }) => middle > u && middle < u + w).sort((a, b) => a.sill - b.sill);
    let from = 0;
    const inner: Point = [Math.max(u1, thick), Math.min(u2, length - thick)];
    for (const { sill, h } of gaps) {
      piece('siding', 0, [u1, u2], [from, from], [sill, sill]);
      piece('inner-wall', -thick, inner, [from, from], [sill, sill]);
      from = Math.max(from, sill + h);
    }
    piece('siding', 0, [u1, u2], [from, from], low);
    if (inner[1] > inner[0]) piece('inner-wall', -thick, inner, [from, from], low);
    if (high[0] > wallHeight || high[1] > wallHeight) piece('siding', 0, [u1, u2], low, high, true);
    add('trim', [
      at(u1, 0, base + low[0]),
      at(u2, 0, base + low[1]),
      at(u2, -thick, base + low[1]),
      at(u1, -thick, base + low[0]),
    ]);
  }
  for (const { u, w, sill, h } of openings) {
    const ring: Point[] = [
      [u, sill],
      [u, sill + h],
      [u + w, sill + h],
      [u + w, sill],
    ];
    for (const [index, [u1, v1]] of ring.entries()) {
      const [u2, v2] = ring[(index + 1) % 4] ?? [u1, v1];
      add('trim', [
        at(u1, 0, base + v1),
        at(u2, 0, base + v2),
        at(u2, -thick, base + v2),
        at(u1, -thick, base + v1),
      ]);
    }
  }
};
