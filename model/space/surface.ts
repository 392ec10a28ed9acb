import type { Project } from './camera.ts';
import type { Point, Point3 } from './point.ts';

/** A flat face in space with its own coordinates: `u` along, `v` up, both in inches. */
export interface Surface {
  readonly origin: Point3;
  readonly u: Point3;
  readonly v: Point3;
  readonly outline: readonly Point[];
}

/** From a face's own coordinates to the paper. */
export type Map2 = (u: number, v: number) => Point;

/** The map from a face's own coordinates to the paper of a view. */
export const mapOf =
  ({ origin, u, v }: Surface, project: Project): Map2 =>
  (a, b) =>
    project([
      origin[0] + a * u[0] + b * v[0],
      origin[1] + a * u[1] + b * v[1],
      origin[2] + a * u[2] + b * v[2],
    ]);

const length = ([x, y, z]: Point3): number => Math.hypot(x, y, z);
const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = (a: Point3, by: number): Point3 => [a[0] * by, a[1] * by, a[2] * by];
const unit = (a: Point3): Point3 => times(a, 1 / length(a));

/** The face through points in space; `u` runs from the first to the second. */
export const through = (points: readonly [Point3, Point3, Point3, ...Point3[]]): Surface => {
  const [a, b, c] = points;
  const u = unit(minus(b, a));
  const across =
    points.map((point) => minus(point, a)).find((each) => length(minus(each, times(u, dot(each, u)))) > 1) ??
    minus(c, a);
  const v = unit(minus(across, times(u, dot(across, u))));
  const outline = points.map((point): Point => [dot(minus(point, a), u), dot(minus(point, a), v)]);
  return { origin: a, u, v, outline };
};

/** The least and greatest coordinates of a face's outline. */
export const bounds = ({ outline }: Surface): { u1: number; u2: number; v1: number; v2: number } => {
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  return { u1: Math.min(...us), u2: Math.max(...us), v1: Math.min(...vs), v2: Math.max(...vs) };
};

/** The outline of a face on paper. */
export const paperOutline = (surface: Surface, project: Project): Point[] => {
  const to = mapOf(surface, project);
  return surface.outline.map(([u, v]) => to(u, v));
};
