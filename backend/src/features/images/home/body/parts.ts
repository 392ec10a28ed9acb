import type { Point } from '../../drawing/shape.ts';
import type { Point3 } from '../camera.ts';
import { through, type Surface } from '../surface.ts';

/** A home as a solid: length along the front, depth, all in inches. */
export interface Size {
  readonly length: number;
  readonly depth: number;
}

export type Covering = 'shingle' | 'slate' | 'seam' | 'membrane' | 'trim' | 'coping' | 'soffit';

export interface RoofFace {
  readonly surface: Surface;
  readonly covering: Covering;
  readonly light: number;
}

export interface Body {
  /** Front wall and right end wall; `v` starts at the floor. */
  readonly front: Surface;
  readonly end: Surface;
  /** Faces behind the walls. */
  readonly under: readonly RoofFace[];
  /** In drawing order, the farthest first. */
  readonly roof: readonly RoofFace[];
  /** The lines below which the roof shades the front and the end wall, in each wall's own coordinates. */
  readonly frontTop: readonly Point[];
  readonly endTop: readonly Point[];
  readonly top: number;
}

export const base = 26;
export const wallHeight = 106;
export const eave = base + wallHeight;
export const overhang = 18;
export const rake = 16;
export const board = 8;

export const face = (
  covering: Covering,
  light: number,
  ...points: readonly [Point3, Point3, Point3, ...Point3[]]
): RoofFace => ({
  surface: through(points),
  covering,
  light,
});

export const frontWall = (length: number, top: readonly Point[]): Surface => ({
  origin: [0, 0, base],
  u: [1, 0, 0],
  v: [0, 0, 1],
  outline: [[0, 0], [length, 0], ...[...top].reverse()],
});

export const endWall = (length: number, depth: number, top: readonly Point[]): Surface => ({
  origin: [length, 0, base],
  u: [0, 1, 0],
  v: [0, 0, 1],
  outline: [[0, 0], [depth, 0], ...[...top].reverse()],
});
