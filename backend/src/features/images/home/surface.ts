import { group, polygon, polygonPath, type Point, type Shape } from '../drawing/shape.ts';
import type { Point3, Project } from './camera.ts';

/** A flat face in space with its own coordinates: `u` along, `v` up, both in inches. */
export interface Surface {
  readonly origin: Point3;
  readonly u: Point3;
  readonly v: Point3;
  readonly outline: readonly Point[];
}

/** From a face's own coordinates to the paper. */
export type Map2 = (u: number, v: number) => Point;

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

export const bounds = ({ outline }: Surface): { u1: number; u2: number; v1: number; v2: number } => {
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  return { u1: Math.min(...us), u2: Math.max(...us), v1: Math.min(...vs), v2: Math.max(...vs) };
};

export const paperOutline = (surface: Surface, project: Project): Point[] => {
  const to = mapOf(surface, project);
  return surface.outline.map(([u, v]) => to(u, v));
};

/** Shapes clipped to the face's edges. */
export const onSurface = (surface: Surface, project: Project, shapes: readonly Shape[]): Shape =>
  group(shapes, { clip: polygonPath(paperOutline(surface, project)) });

/** A filled rectangle on a face. */
export const patch = (
  to: Map2,
  u: number,
  v: number,
  w: number,
  h: number,
  fill: string,
  opacity?: number,
): Shape =>
  polygon([to(u, v), to(u + w, v), to(u + w, v + h), to(u, v + h)], {
    fill,
    ...(opacity === undefined ? {} : { opacity }),
  });

/** Path data of a rectangle on a face, so that many of one color can share a path. */
export const patchPath = (to: Map2, u: number, v: number, w: number, h: number): string =>
  polygonPath([to(u, v), to(u + w, v), to(u + w, v + h), to(u, v + h)]);

export const linePath = (to: Map2, u1: number, v1: number, u2: number, v2: number): string =>
  polygonPath([to(u1, v1), to(u2, v2)]).slice(0, -1);
