import { floorHeight } from '../../plan/document.ts';
import type { Point3 } from '../../space/point.ts';
import type { House } from '../house.ts';
import { addBox, addPlate, type AddFace } from './faces.ts';

const key = (a: Point3, b: Point3): string =>
  [a, b]
    .map((point) => point.map((part) => Math.round(part * 10)).join(' '))
    .sort()
    .join('|');

/** The parapet of a flat roof, and the roof between. */
const addParapet = (add: AddFace, { length, depth, roof: { top, planes } }: House): void => {
  const [o, w] = [3, 9];
  const z = [top - 15, top] as const;
  for (const y of [
    [-o, w],
    [depth - w, depth + o],
  ] as const)
    addBox(add, 'trim', { x: [-o, length + o], y, z }, true);
  for (const x of [
    [-o, w],
    [length - w, length + o],
  ] as const)
    addBox(add, 'trim', { x, y: [w, depth - w], z }, true);
  const high = planes[0]?.[0]?.[2] ?? top;
  addBox(
    add,
    'membrane',
    { x: [0.5, length - 0.5], y: [0.5, depth - 0.5], z: [Math.max(floorHeight, high - 12), high] },
    true,
  );
};

/** The roof as a solid: covered above, boarded at its edges and below. */
export const addRoof = (add: AddFace, house: House): void => {
  const { planes, thickness, covering } = house.roof;
  if (covering === 'membrane') return addParapet(add, house);
  const edges = new Map<string, number>();
  for (const plane of planes)
    for (const [index, a] of plane.entries()) {
      const edge = key(a, plane[(index + 1) % plane.length] ?? a);
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    }
  for (const plane of planes) addPlate(add, 'roof', plane, thickness, (a, b) => edges.get(key(a, b)) === 1);
};
