import { paperOutline, type Map2, type Surface } from '@hearthline/model/space/surface.ts';
import type { Project } from '@hearthline/model/space/camera.ts';
import { group, polygon, polygonPath, type Shape } from '../drawing/shape.ts';

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
