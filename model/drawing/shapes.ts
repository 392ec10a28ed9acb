import type { Point } from '../plan/box.ts';
import type { Box } from '../plan/document.ts';
import type { Path, Ring, Style, Vertex } from './primitive.ts';

/** The bulge of a quarter of a circle. */
const quarter = Math.tan(Math.PI / 8);

export const cornersOf = ({ x, y, w, h }: Box): Ring => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];

/** The corners of a box, rounded by a radius that is at most half of its lesser side. */
export const roundedCornersOf = (box: Box, radius: number): Ring => {
  const { x, y, w, h } = box;
  const r = Math.min(radius, w / 2, h / 2);
  if (r <= 0) return cornersOf(box);
  const corners: Vertex[] = [
    { x: x + r, y },
    { x: x + w - r, y, bulge: quarter },
    { x: x + w, y: y + r },
    { x: x + w, y: y + h - r, bulge: quarter },
    { x: x + w - r, y: y + h },
    { x: x + r, y: y + h, bulge: quarter },
    { x, y: y + h - r },
    { x, y: y + r, bulge: quarter },
  ];
  // A side that is all corner would be a stretch without length.
  return corners.filter((corner, at) => {
    const next = corners[(at + 1) % corners.length];
    return corner.bulge !== undefined || !next || Math.hypot(next.x - corner.x, next.y - corner.y) > 1e-9;
  });
};

export const circleRing = ({ x, y }: Point, radius: number): Ring => [
  { x: x - radius, y, bulge: 1 },
  { x: x + radius, y, bulge: 1 },
];

export const outline = (rings: readonly Ring[], style: Style): Path => ({
  kind: 'path',
  rings,
  closed: true,
  ...style,
});

export const box = (body: Box, style: Style): Path => outline([cornersOf(body)], style);

export const circle = (centre: Point, radius: number, style: Style): Path =>
  outline([circleRing(centre, radius)], style);

/** A line through points, not closed. */
export const polyline = (points: Ring, style: Style): Path => ({
  kind: 'path',
  rings: [points],
  closed: false,
  ...style,
});

export const line = (x1: number, y1: number, x2: number, y2: number, style: Style): Path =>
  polyline(
    [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ],
    style,
  );
