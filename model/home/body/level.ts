import type { Point, Point3 } from '../../space/point.ts';
import {
  board,
  base,
  eave,
  endWall,
  face,
  frontWall,
  overhang,
  wallHeight,
  type Body,
  type RoofFace,
  type Size,
} from './parts.ts';

const level = ({ length, depth }: Size): Pick<Body, 'front' | 'end' | 'frontTop' | 'endTop'> => {
  const frontTop: Point[] = [
    [0, wallHeight],
    [length, wallHeight],
  ];
  const endTop: Point[] = [
    [0, wallHeight],
    [depth, wallHeight],
  ];
  return { front: frontWall(length, frontTop), end: endWall(length, depth, endTop), frontTop, endTop };
};

const eaves = ({ length, depth }: Size, out: number, z: number): RoofFace[] => [
  face(
    'trim',
    0.84,
    [length + out, -out, z - board],
    [length + out, depth + out, z - board],
    [length + out, depth + out, z],
    [length + out, -out, z],
  ),
  face(
    'trim',
    1,
    [-out, -out, z - board],
    [length + out, -out, z - board],
    [length + out, -out, z],
    [-out, -out, z],
  ),
];

/** Four slopes, and a ridge shorter than the home. */
export const hip = (size: Size): Body => {
  const { length, depth } = size;
  const o = overhang;
  const rise = depth * 0.24;
  const middle = depth / 2;
  const [left, right] = [middle * 0.95, length - middle * 0.95];
  const top = eave + rise;
  return {
    ...level(size),
    under: [],
    roof: [
      face('shingle', 0.78, [length + o, -o, eave], [length + o, depth + o, eave], [right, middle, top]),
      face(
        'shingle',
        1.04,
        [-o, -o, eave],
        [length + o, -o, eave],
        [right, middle, top],
        [left, middle, top],
      ),
      ...eaves(size, o, eave),
    ],
    top,
  };
};

/** Four steep slopes around a flat top. */
export const mansard = (size: Size): Body => {
  const { length, depth } = size;
  const [out, inset, rise] = [12, 26, 88];
  const z = eave + rise;
  const cap = 10;
  const ring = (dx: number, height: number): readonly [Point3, Point3, Point3] => [
    [dx, dx, height],
    [length - dx, dx, height],
    [length - dx, depth - dx, height],
  ];
  const [a, b, c] = ring(-out, eave);
  const [d, e, f] = ring(inset, z);
  const [g, h, i] = ring(inset - 5, z);
  const [j, k, l] = ring(inset - 5, z + cap);
  return {
    ...level(size),
    under: [],
    roof: [
      face('slate', 0.74, b, c, f, e),
      face('slate', 0.98, a, b, e, d),
      face('trim', 0.84, h, i, l, k),
      face('trim', 1, g, h, k, j),
      ...eaves(size, out, eave),
    ],
    top: z + cap,
  };
};

/** A parapet around a flat roof. */
export const flat = (size: Size): Body => {
  const { length, depth } = size;
  const up = wallHeight + 26;
  const z = base + up;
  const frontTop: Point[] = [
    [0, up],
    [length, up],
  ];
  const endTop: Point[] = [
    [0, up],
    [depth, up],
  ];
  const [o, w] = [3, 9];
  return {
    front: frontWall(length, frontTop),
    end: endWall(length, depth, endTop),
    frontTop: [],
    endTop: [],
    under: [],
    roof: [
      face(
        'coping',
        1.02,
        [-o, -o, z + 10],
        [length + o, -o, z + 10],
        [length + o, depth + o, z + 10],
        [-o, depth + o, z + 10],
      ),
      face(
        'membrane',
        0.8,
        [w, w, z + 10],
        [length - w, w, z + 10],
        [length - w, depth - w, z + 10],
        [w, depth - w, z + 10],
      ),
      face(
        'coping',
        0.82,
        [length + o, -o, z],
        [length + o, depth + o, z],
        [length + o, depth + o, z + 10],
        [length + o, -o, z + 10],
      ),
      face('coping', 1, [-o, -o, z], [length + o, -o, z], [length + o, -o, z + 10], [-o, -o, z + 10]),
    ],
    top: z + 10,
  };
};
