import { opposite } from '../plan/box.ts';
import { floorHeight, type Side } from '../plan/document.ts';
import type { Point3 } from '../space/point.ts';
import { seenFrom, type House } from '../home/house.ts';
import { areaVector, type SolidFace, type SolidMaterial } from '../home/solid/faces.ts';
import type { Fill, Layer, Primitive, Style } from './primitive.ts';
import { line, outline } from './shapes.ts';

/** Something that stands before the walls or on the roof of a home, with its faces; or the roof itself. */
export interface FaceGroup {
  readonly kind: 'porch' | 'steps' | 'part' | 'roof';
  readonly id: string;
  /** On which side it stands; undefined of the roof. */
  readonly side: Side | undefined;
  readonly faces: readonly SolidFace[];
}

/** What of a home is drawn by its faces, with the roof that each porch and part has. */
export const groupFaces = (house: House, faces: readonly SolidFace[]): FaceGroup[] => {
  const of = (node: string, owner?: string): SolidFace[] =>
    faces.filter((face) => face.node === node || (owner !== undefined && face.owner === owner));
  // The wall is drawn up to the roof as one.
  const ownRoof = of('roof').filter(({ owner, material }) => owner === undefined && material !== 'siding');
  return [
    { kind: 'roof', id: '', side: undefined, faces: ownRoof },
    ...house.parts.map(({ part, wall }): FaceGroup => ({
      kind: 'part',
      id: part.id,
      side: wall.side,
      faces: of(`part:${part.id}`, part.id),
    })),
    ...house.porches.flatMap(({ porch, wall, steps }): FaceGroup[] => [
      { kind: 'porch', id: porch.id, side: wall.side, faces: of(`porch:${porch.id}`, porch.id) },
      ...steps.map(({ id }): FaceGroup => ({ kind: 'steps', id, side: wall.side, faces: of(`steps:${id}`) })),
    ]),
  ];
};

/** How somebody sees a point who stands before a side, far away: to the right, up (less on a sheet), and how near it is. */
export interface ElevationView {
  readonly see: (point: Point3) => { readonly x: number; readonly y: number; readonly near: number };
  /** Whether the home stands before what is on a side. */
  readonly hides: (side: Side | undefined) => boolean;
}

export const viewOf = (house: House, side: Side): ElevationView => ({
  see: (point) => {
    const [x, near] = seenFrom(house, side, point);
    return { x, y: floorHeight - point[2], near };
  },
  hides: (other) => other === opposite[side],
});

const fills: Readonly<Partial<Record<SolidMaterial, Fill>>> = {
  siding: 'piece',
  second: 'soft',
  roof: 'roof',
  membrane: 'roof',
  glass: 'glass',
  porch: 'deck',
  skirting: 'shade',
  foundation: 'shade',
};

const layers: Readonly<Record<FaceGroup['kind'], Layer>> = {
  porch: 'porch',
  steps: 'porch',
  part: 'roof',
  roof: 'roof',
};

/** From course to course of a roof, and of a siding. */
const courses: Readonly<Partial<Record<SolidMaterial, number>>> = { roof: 10, siding: 8 };

/** The stretches of level lines, so far apart, within a convex outline. */
const levels = (points: readonly { x: number; y: number }[], step: number, style: Style): Primitive[] => {
  const ys = points.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const found: Primitive[] = [];
  for (let y = bottom - step; y > top + 1; y -= step) {
    const xs = points.flatMap((a, index) => {
      const b = points[(index + 1) % points.length] ?? a;
      return a.y > y === b.y > y ? [] : [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)];
    });
    if (xs.length > 1) found.push(line(Math.min(...xs), y, Math.max(...xs), y, style));
  }
  return found;
};

const signedArea = (points: readonly { x: number; y: number }[]): number =>
  points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);

/** The faces that are seen from a side, the farthest first. @param isNamed whether they are the thing of that side */
export const drawFaces = (
  { kind, id, faces }: FaceGroup,
  { see }: ElevationView,
  isNamed: boolean,
): Primitive[] =>
  faces
    .filter(({ points }) => Math.hypot(...areaVector(points)) > 0.01)
    .flatMap(({ points, material }) => {
      const seen = points.map(see);
      // Up is less on a sheet: what is counterclockwise to the viewer has a negative area.
      if (signedArea(seen) > -0.5) return [];
      return [{ seen, material, near: seen.reduce((sum, { near }) => sum + near, 0) / seen.length }];
    })
    .toSorted((a, b) => a.near - b.near)
    .flatMap(({ seen, material }) => {
      const style: Style = {
        layer: layers[kind],
        ...(isNamed ? { of: id, id } : {}),
      };
      const step = courses[material];
      return [
        outline([seen.map(({ x, y }) => ({ x, y }))], {
          ...style,
          pen: kind === 'roof' ? 'fine' : 'hair',
          ink: kind === 'roof' ? 'line' : 'detail',
          fill: fills[material] ?? 'paper',
        }),
        ...(step ? levels(seen, step, { ...style, pen: 'hair', ink: 'faint' }) : []),
      ];
    });
