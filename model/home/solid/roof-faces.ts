import type { RoofProfile } from '@hearthline/rules/home-options.ts';
import type { Point3 } from '../../space/point.ts';
import type { Body, RoofFace, Size } from '../body/parts.ts';
import { board, eave } from '../body/parts.ts';
import { addDormers } from './dormer-faces.ts';
import { addBox, type AddFace } from './mesh.ts';

const pointsOf = ({ surface: { origin, u, v, outline } }: RoofFace): Point3[] =>
  outline.map(([a, b]): Point3 => [
    origin[0] + a * u[0] + b * v[0],
    origin[1] + a * u[1] + b * v[1],
    origin[2] + a * u[2] + b * v[2],
  ]);

const covered = ({ covering }: RoofFace): boolean => ['shingle', 'slate', 'seam'].includes(covering);

/** A face and the same on the opposite side of the home. */
const both = (face: readonly Point3[], { length, depth }: Size, axis: 0 | 1): Point3[][] => [
  [...face],
  face.map(([x, y, z]): Point3 => (axis === 0 ? [length - x, y, z] : [x, depth - y, z])),
];

/**
 * The upper sides of a roof all round. A body has the faces that its picture shows; those behind are their mirror images or,
 * of a butterfly, run from its front edge to the rear.
 */
const uppers = (roof: RoofProfile, body: Body, size: Size): Point3[][] => {
  const faces = body.roof.filter(covered).map(pointsOf);
  if (roof === 'hip' || roof === 'mansard') {
    const [end, front] = faces;
    return [...both(end ?? [], size, 0), ...both(front ?? [], size, 1)];
  }
  if (roof !== 'butterfly') return faces;
  return body.roof
    .filter(({ covering }) => covering === 'trim')
    .map(pointsOf)
    .filter((points) => points.every(([, y]) => y < 0))
    .map((points) => {
      const [, , right, left] = points as [Point3, Point3, Point3, Point3];
      const rear = ([x, y, z]: Point3): Point3 => [x, size.depth - y, z];
      return [left, right, rear(right), rear(left)];
    });
};

const key = ([x, y, z]: Point3): string => [x, y, z].map((part) => Math.round(part * 10)).join(' ');

/** Corners counterclockwise as seen from above. */
const upward = (points: Point3[]): Point3[] => {
  const area = points.reduce((sum, [x, y], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * y2 - x2 * y;
  }, 0);
  return area < 0 ? points.reverse() : points;
};

/** A butterfly lies on its walls, 12 inches thick; it reaches over their upper ends, so that no sky shows between. */
const butterflyBoard = 18;

const addFlat = (add: AddFace, { length, depth }: Size, top: number): void => {
  const [o, w] = [3, 9];
  // Down over the upper end of the wall.
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
  addBox(add, 'membrane', { x: [0.5, length - 0.5], y: [0.5, depth - 0.5], z: [top - 26, top - 14.5] }, true);
};

/** The roof as a solid: covered above, boarded at its edges and below. */
export const addRoof = (add: AddFace, roof: RoofProfile, body: Body, size: Size): void => {
  const { length, depth } = size;
  const thickness = roof === 'butterfly' ? butterflyBoard : board;
  const lower = ([x, y, z]: Point3): Point3 => [x, y, z - thickness];
  if (roof === 'flat') return addFlat(add, size, body.top);
  const faces = uppers(roof, body, size).map(upward);
  const edges = new Map<string, number>();
  const edge = (a: Point3, b: Point3): string => [key(a), key(b)].sort().join('|');
  const pairs = (points: readonly Point3[]): [Point3, Point3][] =>
    points.map((point, index) => [point, points[(index + 1) % points.length] ?? point]);
  for (const points of faces)
    for (const [a, b] of pairs(points)) edges.set(edge(a, b), (edges.get(edge(a, b)) ?? 0) + 1);
  for (const points of faces) {
    add('roof', points, true);
    add('trim', points.map(lower).reverse(), true);
    for (const [a, b] of pairs(points))
      if (edges.get(edge(a, b)) === 1) add('trim', [lower(a), lower(b), b, a], true);
  }
  if (roof === 'hip' || roof === 'mansard') {
    // Level boards below the eaves, from corner to corner.
    const out = -Math.min(...faces.flat().map(([x]) => x));
    const z = eave - board;
    add(
      'trim',
      [
        [-out, -out, z],
        [-out, depth + out, z],
        [length + out, depth + out, z],
        [length + out, -out, z],
      ],
      true,
    );
  }
  if (roof !== 'mansard') return;
  addDormers(add, size);
  const inset = 21;
  const cap = { x: [inset, length - inset], y: [inset, depth - inset] } as const;
  addBox(add, 'trim', { ...cap, z: [body.top - 10, body.top - 0.5] }, true);
  addBox(
    add,
    'membrane',
    { x: [inset + 5, length - inset - 5], y: [inset + 5, depth - inset - 5], z: [body.top - 1, body.top] },
    true,
  );
};
