import type { Point3 } from '../../space/point.ts';
import type { WallSide } from '../house.ts';

/** What a face is made of; whoever paints it decides how that looks. */
export type SolidMaterial =
  | 'siding'
  | 'second'
  | 'trim'
  | 'frame'
  | 'shutter'
  | 'roof'
  | 'membrane'
  | 'glass'
  | 'door'
  | 'hardware'
  | 'foundation'
  | 'skirting'
  | 'vent'
  | 'porch'
  | 'ceiling'
  | 'inner-wall'
  | 'inner-trim'
  | 'floor'
  | 'floor-tile'
  | 'furniture'
  | 'counter'
  | 'fabric'
  | 'fixture';

/** A flat convex face of a home, in inches: x along the front, y away from it, z above the ground. */
export interface SolidFace {
  /** What of the home it belongs to, such as `wall:w1`, `porch:porch-1` or `roof`. */
  readonly node: string;
  /** The porch or part that has it, where its node is the roof's. */
  readonly owner?: string | undefined;
  readonly material: SolidMaterial;
  /** Counterclockwise as seen from outside. */
  readonly points: readonly Point3[];
  /** Whether it goes away when the roof is lifted. */
  readonly lifts: boolean;
}

/** A box in space, in inches. */
export interface SolidBox {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly z: readonly [from: number, to: number];
}

/** Adds a face to the node that it is bound to; the corners run counterclockwise as seen from outside. */
export type AddFace = (material: SolidMaterial, points: readonly Point3[], lifts?: boolean) => void;

/** Where faces are collected: by the node that they belong to, and by who has them, where that is another. */
export type FacesOf = (node: string, owner?: string) => AddFace;

export const collectFaces = (): { of: FacesOf; all: readonly SolidFace[] } => {
  const all: SolidFace[] = [];
  return {
    of:
      (node, owner) =>
      (material, points, lifts = false) =>
        void all.push({ node, owner, material, points, lifts }),
    all,
  };
};

/** The six sides of a box. */
export const addBox = (
  add: AddFace,
  material: SolidMaterial,
  { x: [x1, x2], y: [y1, y2], z: [z1, z2] }: SolidBox,
  lifts = false,
): void => {
  const faces: Point3[][] = [
    [
      [x1, y1, z1],
      [x2, y1, z1],
      [x2, y1, z2],
      [x1, y1, z2],
    ],
    [
      [x2, y2, z1],
      [x1, y2, z1],
      [x1, y2, z2],
      [x2, y2, z2],
    ],
    [
      [x2, y1, z1],
      [x2, y2, z1],
      [x2, y2, z2],
      [x2, y1, z2],
    ],
    [
      [x1, y2, z1],
      [x1, y1, z1],
      [x1, y1, z2],
      [x1, y2, z2],
    ],
    [
      [x1, y1, z2],
      [x2, y1, z2],
      [x2, y2, z2],
      [x1, y2, z2],
    ],
    [
      [x1, y2, z1],
      [x2, y2, z1],
      [x2, y1, z1],
      [x1, y1, z1],
    ],
  ];
  for (const points of faces) add(material, points, lifts);
};

export type Pair = readonly [from: number, to: number];

/** A box before a wall: along it, out of it, above the ground. */
export const addSlab = (
  add: AddFace,
  { at }: WallSide,
  material: SolidMaterial,
  [u1, u2]: Pair,
  [out1, out2]: Pair,
  [z1, z2]: Pair,
  lifts = false,
): void => {
  const [a, b] = [at(u1, out1, z1), at(u2, out2, z2)];
  const span = (axis: 0 | 1 | 2): Pair => [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis])];
  addBox(add, material, { x: span(0), y: span(1), z: span(2) }, lifts);
};

/** A flat plate with vertical edges: its upper side, its lower side so much below, and boards around it. */
export const addPlate = (
  add: AddFace,
  upper: SolidMaterial,
  points: readonly Point3[],
  thickness: number,
  hasEdge: (a: Point3, b: Point3) => boolean = () => true,
): void => {
  const lower = ([x, y, z]: Point3): Point3 => [x, y, z - thickness];
  add(upper, points, true);
  add('trim', points.map(lower).reverse(), true);
  for (const [index, a] of points.entries()) {
    const b = points[(index + 1) % points.length] ?? a;
    if (hasEdge(a, b)) add('trim', [lower(a), lower(b), b, a], true);
  }
};

/** Twice the area of a face times its normal, by Newell: right for any flat outline. */
export const areaVector = (points: readonly Point3[]): Point3 => {
  const [x0, y0, z0] = points[0] ?? [0, 0, 0];
  const from = points.map(([x, y, z]): Point3 => [x - x0, y - y0, z - z0]);
  let sum: Point3 = [0, 0, 0];
  for (const [index, point] of from.entries()) {
    const [x, y, z] = point;
    const [nx, ny, nz] = from[(index + 1) % from.length] ?? point;
    sum = [sum[0] + y * nz - z * ny, sum[1] + z * nx - x * nz, sum[2] + x * ny - y * nx];
  }
  return sum;
};

const middleOf = (points: readonly Point3[]): Point3 => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  points.reduce((sum, [, , z]) => sum + z, 0) / points.length,
];

/** A convex body between two outlines alike, whichever way their corners run. */
export const addPrism = (
  add: AddFace,
  material: SolidMaterial,
  one: readonly Point3[],
  other: readonly Point3[],
): void => {
  const middle = middleOf([...one, ...other]);
  const faces = [
    one,
    other,
    ...one.map((a, index) => {
      const next = (index + 1) % one.length;
      return [a, one[next] ?? a, other[next] ?? a, other[index] ?? a];
    }),
  ];
  for (const face of faces) {
    const normal = areaVector(face);
    const at = middleOf(face);
    const isOut =
      normal.reduce((sum, part, axis) => sum + part * ((at[axis] ?? 0) - (middle[axis] ?? 0)), 0) > 0;
    add(material, isOut ? face : face.toReversed());
  }
};
