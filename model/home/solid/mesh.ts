import type { Point3 } from '../../space/point.ts';
import { areaVector, type SolidFace, type SolidMaterial } from './faces.ts';

/** What is seen only when the roof is lifted: panes mirror the sky. */
const inside: ReadonlySet<SolidMaterial> = new Set([
  'ceiling',
  'inner-wall',
  'inner-trim',
  'floor',
  'floor-tile',
  'furniture',
  'counter',
  'fabric',
  'fixture',
]);

/** Triangles of one material: nine positions and normals and six `uvs` each, in the unit of whoever placed them. */
export interface SolidMesh {
  readonly material: SolidMaterial;
  /** Whether it goes away when the roof is lifted. */
  readonly lifts: boolean;
  /** Whether it is seen only then. */
  readonly inside: boolean;
  readonly positions: number[];
  readonly normals: number[];
  /** In feet. */
  readonly uvs: number[];
}

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

/**
 * Faces as triangles, one mesh for each material of what lifts and what does not.
 * @param place where a point goes, without a change of shape; its result has y up
 */
export const meshesOf = (faces: readonly SolidFace[], place: (point: Point3) => Point3): SolidMesh[] => {
  const made = new Map<string, SolidMesh>();
  const origin = place([0, 0, 0]);
  /** Where a direction goes. */
  const directed = (vector: Point3): Point3 => {
    const [x, y, z] = place(vector);
    return unit([x - origin[0], y - origin[1], z - origin[2]]);
  };
  for (const { material, points, lifts } of faces) {
    const area = areaVector(points);
    // A face without an area, such as below a window that starts at the floor.
    if (Math.hypot(...area) < 0.01) continue;
    const normal = unit(area);
    const isLevel = Math.abs(normal[2]) > 0.999;
    const along: Point3 = isLevel ? [1, 0, 0] : unit(cross([0, 0, 1], normal));
    const up = isLevel ? ([0, 1, 0] as const) : cross(normal, along);
    const key = `${material} ${lifts}`;
    const mesh = made.get(key) ?? {
      material,
      lifts,
      inside: inside.has(material),
      positions: [],
      normals: [],
      uvs: [],
    };
    made.set(key, mesh);
    const direction = directed(normal);
    for (let index = 1; index + 1 < points.length; index++)
      for (const corner of [points[0], points[index], points[index + 1]]) {
        if (!corner) continue;
        mesh.positions.push(...place(corner));
        mesh.normals.push(...direction);
        mesh.uvs.push(dot(corner, along) / 12, dot(corner, up) / 12);
      }
  }
  return [...made.values()];
};
