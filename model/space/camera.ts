import type { Point, Point3 } from './point.ts';

/** From space (inches) to the paper (the unit of the frame). */
export type Project = (point: Point3) => Point;

/** A rectangle on paper that a view is fitted into. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Height of the viewer's eye above the ground, in inches. */
const eye = 190;

/**
 * A view from the front right at eye level with upright verticals, as an architect draws it.
 * The points are fitted into the frame, the lowest on its bottom edge.
 * @param points what must be visible; at least two that differ in width and height on paper
 * @param centre what the viewer looks at
 * @param distance of the viewer from it, in inches
 * @param turn degrees away from facing the front
 */
export const cameraOn = (
  points: readonly Point3[],
  centre: Point3,
  distance: number,
  turn: number,
  frame: Frame,
): Project => {
  const angle = (turn * Math.PI) / 180;
  const at = [centre[0] + Math.sin(angle) * distance, centre[1] - Math.cos(angle) * distance] as const;
  const raw: Project = ([x, y, z]) => {
    const dx = x - at[0];
    const dy = y - at[1];
    const forward = Math.max(1, -dx * Math.sin(angle) + dy * Math.cos(angle));
    const sideways = dx * Math.cos(angle) + dy * Math.sin(angle);
    return [sideways / forward, -(z - eye) / forward];
  };
  const seen = points.map(raw);
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(frame.w / (right - left), frame.h / (bottom - top));
  return (point) => {
    const [x, y] = raw(point);
    return [
      frame.x + frame.w / 2 + (x - (left + right) / 2) * scale,
      frame.y + frame.h + (y - bottom) * scale,
    ];
  };
};
