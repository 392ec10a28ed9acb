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

/** A view of the ground and what stands on it. */
export interface Camera {
  readonly project: Project;
  /** Paper height of the horizon: what is as high as the eye is there, however far away. */
  readonly horizon: number;
  /** The point of the ground that is seen at a point of the paper below the horizon. */
  readonly groundAt: (paper: Point) => Point3;
}

/** Height of the eye of somebody who stands on the ground, in inches. */
export const eyeHeight = 66;

export interface Viewpoint {
  /** What the viewer looks at. */
  readonly centre: Point3;
  /** From the viewer to it along the ground, in inches. */
  readonly distance: number;
  /** Degrees away from facing the front. */
  readonly turn: number;
  /** Height of the viewer's eye above the ground, in inches. */
  readonly eye?: number;
}

/** What is nearer than this would be behind the viewer or next to him, in inches. */
const nearest = 1;

/** The points as they lie before the eye, without any size yet. */
const seenFrom = ({ centre, distance, turn, eye = eyeHeight }: Viewpoint) => {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const at = [centre[0] + sin * distance, centre[1] - cos * distance] as const;
  const raw: Project = ([x, y, z]) => {
    const [dx, dy] = [x - at[0], y - at[1]];
    const forward = Math.max(nearest, dy * cos - dx * sin);
    return [(dx * cos + dy * sin) / forward, (eye - z) / forward];
  };
  const ground = ([across, down]: Point): Point3 => {
    const forward = eye / Math.max(1e-6, down);
    const sideways = across * forward;
    return [at[0] + sideways * cos - forward * sin, at[1] + sideways * sin + forward * cos, 0];
  };
  return { raw, ground };
};

const boxOf = (points: readonly Point[]) => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
};

/** Width of what is seen of points, divided by its height. */
export const aspectFrom = (points: readonly Point3[], from: Viewpoint): number => {
  const { left, right, top, bottom } = boxOf(points.map(seenFrom(from).raw));
  return (right - left) / (bottom - top);
};

/**
 * A view with upright verticals, as an architect draws it.
 * The points are fitted into the frame, the lowest on its bottom edge.
 * @param points what must be visible; at least two that differ in width and height on paper
 */
export const cameraOn = (points: readonly Point3[], from: Viewpoint, frame: Frame): Camera => {
  const { raw, ground } = seenFrom(from);
  const { left, right, top, bottom } = boxOf(points.map(raw));
  const scale = Math.min(frame.w / (right - left), frame.h / (bottom - top));
  const middle = frame.x + frame.w / 2 - ((left + right) / 2) * scale;
  const horizon = frame.y + frame.h - bottom * scale;
  return {
    project: (point) => {
      const [x, y] = raw(point);
      return [middle + x * scale, horizon + y * scale];
    },
    horizon,
    groundAt: ([x, y]) => ground([(x - middle) / scale, (y - horizon) / scale]),
  };
};
