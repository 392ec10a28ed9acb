import { sharedArea, type Point } from '../../plan/box.ts';
import type { Box, Level } from '../../plan/document.ts';

/** What is left of a box without the part that another one covers. */
const without = (box: Box, hole: Box): Box[] => {
  if (sharedArea(box, hole) === 0) return [box];
  const [right, front] = [box.x + box.w, box.y + box.h];
  const [holeRight, holeFront] = [hole.x + hole.w, hole.y + hole.h];
  const y = Math.max(box.y, hole.y);
  const h = Math.min(front, holeFront) - y;
  return [
    { ...box, h: y - box.y },
    { ...box, y: y + h, h: front - y - h },
    { x: box.x, y, w: hole.x - box.x, h },
    { x: holeRight, y, w: right - holeRight, h },
  ].filter((piece) => piece.w > 0 && piece.h > 0);
};

/** What one cannot see through, with all doors open: walls without their doors. Furniture hides nothing. */
export const opaqueBoxes = ({ walls, doors }: Level): Box[] =>
  walls.flatMap(({ x, y, w, h }) =>
    doors.reduce<Box[]>((pieces, door) => pieces.flatMap((piece) => without(piece, door)), [{ x, y, w, h }]),
  );

/** Angles from one to another, in radians. */
type Angles = readonly [from: number, to: number];

/** Below this nothing is seen between two bodies that touch. */
const closed = 1e-6;

/** Under which angles a box appears from outside of it, seen from a direction; in two parts where it reaches behind. */
const anglesOf = ({ x, y, w, h }: Box, eye: Point, ahead: Point): readonly Angles[] => {
  const angle = (cornerX: number, cornerY: number): number => {
    const [dx, dy] = [cornerX - eye.x, cornerY - eye.y];
    return Math.atan2(ahead.x * dy - ahead.y * dx, ahead.x * dx + ahead.y * dy);
  };
  const [a, b, c, d] = [angle(x, y), angle(x + w, y), angle(x + w, y + h), angle(x, y + h)];
  const [start, end] = [Math.min(a, b, c, d), Math.max(a, b, c, d)];
  if (end - start <= Math.PI) return [[start, end]];
  const all = [a, b, c, d];
  return [
    [-Math.PI, Math.max(...all.filter((one) => one < 0))],
    [Math.min(...all.filter((one) => one >= 0)), Math.PI],
  ];
};

/** Whether a box lies wholly on one side of all lines from a point to another box. */
const isAside = (box: Box, eye: Point, seen: Box): boolean =>
  box.x + box.w <= Math.min(eye.x, seen.x) ||
  box.x >= Math.max(eye.x, seen.x + seen.w) ||
  box.y + box.h <= Math.min(eye.y, seen.y) ||
  box.y >= Math.max(eye.y, seen.y + seen.h);

/** How far away a box begins along a ray; Infinity where the ray misses it. */
const distanceAlong = ({ x, y, w, h }: Box, eye: Point, dx: number, dy: number): number => {
  const [x1, x2] = [(x - eye.x) / dx, (x + w - eye.x) / dx];
  const [y1, y2] = [(y - eye.y) / dy, (y + h - eye.y) / dy];
  const enters = Math.max(Math.min(x1, x2), Math.min(y1, y2));
  const leaves = Math.min(Math.max(x1, x2), Math.max(y1, y2));
  return enters <= leaves && leaves >= 0 ? Math.max(0, enters) : Infinity;
};

/**
 * Makes a function that says whether any straight line leads from a point to a box past all others.
 * @param opaque boxes that do not overlap the seen one
 * @param gates boxes of which each such line crosses one, if that is known
 */
export const sightOf = (
  seen: Box,
  opaque: readonly Box[],
  gates?: readonly Box[],
): ((eye: Point) => boolean) => {
  // What hid it last will mostly hide it from the next point, too.
  const hiding = [...opaque];
  return (eye) => {
    const ahead = { x: seen.x + seen.w / 2 - eye.x, y: seen.y + seen.h / 2 - eye.y };
    const [[from, to] = [0, 0]] = anglesOf(seen, eye, ahead);
    const isBefore = (box: Box): boolean =>
      !isAside(box, eye, seen) && anglesOf(box, eye, ahead).some(([start, end]) => end > from && start < to);
    if (gates && !gates.some(isBefore)) return false;
    const hidden: Angles[] = [];
    for (const [index, box] of hiding.entries()) {
      if (isAside(box, eye, seen)) continue;
      for (const [start, end] of anglesOf(box, eye, ahead)) {
        if (end <= from || start >= to) continue;
        const angle = (Math.max(start, from) + Math.min(end, to)) / 2;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const [dx, dy] = [ahead.x * cos - ahead.y * sin, ahead.x * sin + ahead.y * cos];
        if (distanceAlong(box, eye, dx, dy) >= distanceAlong(seen, eye, dx, dy)) continue;
        hidden.push([start, end]);
        if (start > from || end < to) continue;
        hiding.splice(index, 1);
        hiding.unshift(box);
        return false;
      }
    }
    let at = from;
    for (const [start, end] of hidden.sort(([a], [b]) => a - b)) {
      if (start > at + closed) return true;
      at = Math.max(at, end);
    }
    return at < to - closed;
  };
};
