import type { Point, Point3 } from '../../space/point.ts';
import { through, type Surface } from '../../space/surface.ts';

/** A home as a solid: length along the front and depth, in inches. */
export interface Size {
  readonly length: number;
  readonly depth: number;
}

/** What a face of a roof is covered with or, at its edges, made of. */
export type Covering = 'shingle' | 'slate' | 'seam' | 'membrane' | 'trim' | 'coping' | 'soffit';

/** A flat face of a roof. */
export interface RoofFace {
  readonly surface: Surface;
  readonly covering: Covering;
  /** 1: full sun; below: shade. */
  readonly light: number;
}

/** Walls and roof of a home in space, in inches. */
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
  /** Height of the highest point above the ground. */
  readonly top: number;
}

/** Height of the floor above the ground. */
export const base = 26;
/** Height of a wall above the floor. */
export const wallHeight = 106;
/** Height of the eaves above the ground. */
export const eave = base + wallHeight;
/** How far a roof reaches beyond the front and rear walls. */
export const overhang = 18;
/** How far it reaches beyond the end walls. */
export const rake = 16;
/** Height of the board along a roof's edge. */
export const board = 8;

/** A face of a roof through points that lie in one plane. */
export const face = (
  covering: Covering,
  light: number,
  ...points: readonly [Point3, Point3, Point3, ...Point3[]]
): RoofFace => ({
  surface: through(points),
  covering,
  light,
});

/** The front wall below a line `top`, which runs from left to right. */
export const frontWall = (length: number, top: readonly Point[]): Surface => ({
  origin: [0, 0, base],
  u: [1, 0, 0],
  v: [0, 0, 1],
  outline: [[0, 0], [length, 0], ...[...top].reverse()],
});

/** The right end wall below a line `top`, which runs from the front to the rear. */
export const endWall = (length: number, depth: number, top: readonly Point[]): Surface => ({
  origin: [length, 0, base],
  u: [0, 1, 0],
  v: [0, 0, 1],
  outline: [[0, 0], [depth, 0], ...[...top].reverse()],
});
