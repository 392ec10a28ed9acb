import { ahead, distance, type Point } from '../../plan/box.ts';
import type { Box } from '../../plan/document.ts';
import { fixtureFacts, isPrivate } from '../../plan/kinds.ts';
import { clip } from '../../plan/raster.ts';
import { blockedBoxes, clearanceOf, type Clearance } from './clearance.ts';
import { beyond } from './opening.ts';
import type { Survey } from './survey.ts';

/** Corners to walk around; a real home has fewer than a hundred. */
const maxCorners = 250;

/** Floor that a way out may cross: not of private rooms, save the threshold of each, and not under what blocks it. */
const openFloor = ({ raster, level, rooms, doors }: Survey, own?: number): Uint8Array => {
  const { cells, length, width } = raster;
  const open = rooms.map(({ use }, index) => !isPrivate(use) || index === own);
  const free = new Uint8Array(length * width);
  for (let at = 0; at < free.length; at++) {
    const code = cells[at] ?? 0;
    if (code > 0 && open[code - 1]) free[at] = 1;
  }
  const fill = (box: Box, value: number): void => {
    const { x, y, w, h } = clip(box, length, width);
    for (let row = y; row < y + h; row++) free.fill(value, row * length + x, row * length + x + w);
  };
  for (const { item, faces } of doors) {
    const open0 = faces.some(({ room }) => open[room] === true);
    if (!open0 || !faces.every(({ room }) => room >= beyond)) continue;
    fill(item, 1);
    for (const { side, room } of faces) if (open[room] === false) fill(ahead(item, side, 12), 1);
  }
  for (const fixture of level.fixtures) if (fixtureFacts[fixture.kind].blocks) fill(fixture, 0);
  return free;
};

/** Points from which a way turns round a corner, on the circle's tangents at the distance it keeps. */
const turns = (
  blocked: readonly Box[],
  free: Uint8Array,
  length: number,
  width: number,
  keep: number,
): Point[] => {
  const isFree = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < length && y < width && free[y * length + x] === 1;
  const short = Math.round(keep * Math.tan(Math.PI / 8));
  const points: Point[] = [];
  for (const { x, y, w, h } of blocked)
    for (const [cx, cy, sx, sy] of [
      [x, y, -1, -1],
      [x + w, y, 1, -1],
      [x, y + h, -1, 1],
      [x + w, y + h, 1, 1],
    ] as const) {
      const [outX, inX] = sx > 0 ? [cx, cx - 1] : [cx - 1, cx];
      const [outY, inY] = sy > 0 ? [cy, cy - 1] : [cy - 1, cy];
      if (!isFree(outX, outY) || !isFree(outX, inY) || !isFree(inX, outY)) continue;
      points.push({ x: cx + sx * keep, y: cy + sy * short }, { x: cx + sx * short, y: cy + sy * keep });
      if (points.length >= 2 * maxCorners) return points;
    }
  return points;
};

const sees = ({ clear, columns }: Clearance, from: Point, to: Point): boolean => {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))));
  for (let step = 0; step <= steps; step++) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / steps);
    const y = Math.round(from.y + ((to.y - from.y) * step) / steps);
    if (clear[y * columns + x] !== 1) return false;
  }
  return true;
};

/**
 * The shortest walks that keep this far from walls and fixed things, from any of some points to each of others, in
 * inches; Infinity where there is no way. Round corners they are about an inch longer than a taut line.
 * @param own a private room whose floor may be crossed, because the way out is its own
 */
export const walksTo = (
  survey: Survey,
  from: readonly Point[],
  to: readonly Point[],
  keep: number,
  own?: number,
): number[] => {
  const { length, width } = survey.raster;
  const free = openFloor(survey, own);
  const blocked = blockedBoxes(free, length, width);
  // Half an inch less than is kept, because a slanting line is looked at in whole inches.
  const clearance = clearanceOf(blocked, length, width, keep - 0.5);
  const points = [
    ...from,
    ...to,
    ...turns(blocked, free, length, width, keep).filter(
      ({ x, y }) =>
        x >= 0 && y >= 0 && x <= length && y <= width && clearance.clear[y * clearance.columns + x] === 1,
    ),
  ];
  const walked = points.map((_, index) => (index < from.length ? 0 : Infinity));
  const done = points.map(() => false);
  for (;;) {
    let nearest = -1;
    for (const [index, way] of walked.entries())
      if (!done[index] && way < Infinity && (nearest < 0 || way < (walked[nearest] ?? 0))) nearest = index;
    const here = points[nearest];
    if (!here) break;
    done[nearest] = true;
    for (const [index, there] of points.entries()) {
      if (done[index]) continue;
      const way = (walked[nearest] ?? 0) + distance(here, there);
      if (way < (walked[index] ?? 0) && sees(clearance, here, there)) walked[index] = way;
    }
  }
  return to.map((_, index) => walked[from.length + index] ?? Infinity);
};
