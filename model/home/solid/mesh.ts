import type { Point3 } from '../../space/point.ts';
import type { Size } from '../body/parts.ts';

/** What a mesh is made of; whoever paints it decides how that looks. */
export type SolidMaterial =
  | 'siding'
  | 'trim'
  | 'frame'
  | 'roof'
  | 'membrane'
  | 'glass'
  | 'door'
  | 'hardware'
  | 'foundation'
  | 'skirting'
  | 'vent'
  | 'porch'
  | 'inner-wall'
  | 'floor'
  | 'floor-tile'
  | 'furniture'
  | 'fabric'
  | 'fixture';

/** What is seen only when the roof is lifted: panes mirror the sky. */
const inside: readonly SolidMaterial[] = [
  'inner-wall',
  'floor',
  'floor-tile',
  'furniture',
  'fabric',
  'fixture',
];

/** Triangles of one material: nine positions and normals and six `uvs` each, in feet; x right, y up, z towards the viewer. */
export interface SolidMesh {
  readonly material: SolidMaterial;
  /** Whether it goes away when the roof is lifted. */
  readonly lifts: boolean;
  /** Whether it is seen only then. */
  readonly inside: boolean;
  readonly positions: number[];
  readonly normals: number[];
  readonly uvs: number[];
}

/** A box in space, in inches. */
export interface SolidBox {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly z: readonly [from: number, to: number];
}

/** Puts flat convex faces into the mesh of their material; the corners run counterclockwise as seen from outside. */
export type AddFace = (material: SolidMaterial, points: readonly Point3[], lifts?: boolean) => void;

const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = ([x, y, z]: Point3): Point3 => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Twice the area of a face times its normal, by Newell: right for any flat outline. */
const newell = (points: readonly Point3[]): Point3 => {
  let sum: Point3 = [0, 0, 0];
  for (const [index, point] of points.entries()) {
    const c = cross(point, points[(index + 1) % points.length] ?? point);
    sum = [sum[0] + c[0], sum[1] + c[1], sum[2] + c[2]];
  }
  return sum;
};

/**
 * Collects faces in the inches of a body (y away from the viewer, z up) around the middle of a home of this size, which stands
 * so many inches deeper than its pictures have it.
 */
export const meshes = ({ length, depth }: Size, sunk: number): { add: AddFace; all: () => SolidMesh[] } => {
  const made = new Map<string, SolidMesh>();
  const place = ([x, y, z]: Point3): Point3 => [(x - length / 2) / 12, (z - sunk) / 12, (depth / 2 - y) / 12];
  const add: AddFace = (material, corners, lifts = false) => {
    const area = newell(corners.map((corner) => minus(corner, corners[0] ?? corner)));
    // A face without an area, such as below a window that starts at the floor.
    if (Math.hypot(...area) < 0.01) return;
    const normal = unit(area);
    const isLevel = Math.abs(normal[2]) > 0.999;
    const along: Point3 = isLevel ? [1, 0, 0] : unit(cross([0, 0, 1], normal));
    const up = isLevel ? ([0, 1, 0] as const) : cross(normal, along);
    const key = `${material} ${lifts}`;
    const mesh = made.get(key) ?? {
      material,
      lifts,
      inside: inside.includes(material),
      positions: [],
      normals: [],
      uvs: [],
    };
    made.set(key, mesh);
    const [nx, ny, nz] = normal;
    for (let index = 1; index + 1 < corners.length; index++)
      for (const corner of [corners[0], corners[index], corners[index + 1]]) {
        if (!corner) continue;
        mesh.positions.push(...place(corner));
        mesh.normals.push(nx, nz, -ny);
        mesh.uvs.push(dot(corner, along) / 12, dot(corner, up) / 12);
      }
  };
  return { add, all: () => [...made.values()] };
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
