import type { RoofProfile } from '@hearthline/rules/options.ts';
import type { Point } from '../drawing/shape.ts';
import type { Point3 } from './camera.ts';
import { through, type Surface } from './surface.ts';

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
  /** Faces that lie behind the walls. */
  readonly under: readonly RoofFace[];
  /** In drawing order, the farthest first. */
  readonly roof: readonly RoofFace[];
  /** The line under which the roof shades the front and the end wall, in the wall's own coordinates. */
  readonly frontTop: readonly Point[];
  readonly endTop: readonly Point[];
  readonly top: number;
}

export const base = 26;
const wallHeight = 106;
export const eave = base + wallHeight;
const overhang = 18;
const rake = 16;
const board = 8;

type Section = readonly (readonly [y: number, z: number])[];

const face = (covering: Covering, light: number, ...points: readonly [Point3, Point3, Point3, ...Point3[]]): RoofFace => ({
  surface: through(points),
  covering,
  light,
});

const frontWall = (length: number, top: readonly Point[]): Surface => ({
  origin: [0, 0, base],
  u: [1, 0, 0],
  v: [0, 0, 1],
  outline: [[0, 0], [length, 0], ...[...top].reverse()],
});

const endWall = (length: number, depth: number, top: readonly Point[]): Surface => ({
  origin: [length, 0, base],
  u: [0, 1, 0],
  v: [0, 0, 1],
  outline: [[0, 0], [depth, 0], ...[...top].reverse()],
});

/** The height of a section over the floor at a depth. */
const heightAt = (section: Section, y: number): number => {
  for (const [index, [y2, z2]] of section.entries()) {
    const before = section[index - 1];
    if (!before || y > y2 || y < before[0]) continue;
    return before[1] + ((z2 - before[1]) * (y - before[0])) / (y2 - before[0]) - base;
  }
  return wallHeight;
};

/** A roof with one section along the whole length: gable, shed, gambrel, saltbox. */
const extruded = ({ length, depth }: Size, section: Section, covering: Covering): Body => {
  const [x1, x2] = [-rake, length + rake];
  const planes = section.slice(1).map(([y2, z2], index): RoofFace => {
    const [y1, z1] = section[index] ?? [y2, z2];
    const steep = (z2 - z1) / (y2 - y1);
    return face(covering, steep > 1 ? 0.94 : steep > 0 ? 1.04 : 0.8, [x1, y1, z1], [x2, y1, z1], [x2, y2, z2], [x1, y2, z2]);
  });
  const edge = section.slice(1).flatMap(([y2, z2], index): RoofFace[] => {
    const [y1, z1] = section[index] ?? [y2, z2];
    return [
      face('soffit', 0.6, [length, y1, z1 - board], [x2, y1, z1 - board], [x2, y2, z2 - board], [length, y2, z2 - board]),
      face('trim', 0.84, [x2, y1, z1 - board], [x2, y2, z2 - board], [x2, y2, z2], [x2, y1, z1]),
    ];
  });
  const [y0, z0] = section[0] ?? [0, eave];
  const inner = section.filter(([y]) => y > 0 && y < depth);
  const endTop: Point[] = [[0, heightAt(section, 0)], ...inner.map(([y, z]): Point => [y, z - base]), [depth, heightAt(section, depth)]];
  const frontHeight = heightAt(section, 0);
  const frontTop: Point[] = [[0, frontHeight], [length, frontHeight]];
  return {
    front: frontWall(length, frontTop),
    end: endWall(length, depth, endTop),
    frontTop,
    endTop,
    under: [],
    roof: [...planes.reverse(), ...edge, face('trim', 1, [x1, y0, z0 - board], [x2, y0, z0 - board], [x2, y0, z0], [x1, y0, z0])],
    top: Math.max(...section.map(([, z]) => z)),
  };
};

const sloped = (from: number, to: number, z: number, slope: number): Section => [
  [from, z],
  [to, z + (to - from) * slope],
];

const level = ({ length, depth }: Size): Pick<Body, 'front' | 'end' | 'frontTop' | 'endTop'> => {
  const frontTop: Point[] = [[0, wallHeight], [length, wallHeight]];
  const endTop: Point[] = [[0, wallHeight], [depth, wallHeight]];
  return { front: frontWall(length, frontTop), end: endWall(length, depth, endTop), frontTop, endTop };
};

const eaves = ({ length, depth }: Size, out: number, z: number): RoofFace[] => [
  face('trim', 0.84, [length + out, -out, z - board], [length + out, depth + out, z - board], [length + out, depth + out, z], [length + out, -out, z]),
  face('trim', 1, [-out, -out, z - board], [length + out, -out, z - board], [length + out, -out, z], [-out, -out, z]),
];

const hip = (size: Size): Body => {
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
      face('shingle', 1.04, [-o, -o, eave], [length + o, -o, eave], [right, middle, top], [left, middle, top]),
      ...eaves(size, o, eave),
    ],
    top,
  };
};

const mansard = (size: Size): Body => {
  const { length, depth } = size;
  const [out, inset, rise] = [12, 26, 88];
  const z = eave + rise;
  const cap = 10;
  const ring = (dx: number, height: number): readonly [Point3, Point3, Point3] => [[dx, dx, height], [length - dx, dx, height], [length - dx, depth - dx, height]];
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

const flat = (size: Size): Body => {
  const { length, depth } = size;
  const up = wallHeight + 26;
  const z = base + up;
  const frontTop: Point[] = [[0, up], [length, up]];
  const endTop: Point[] = [[0, up], [depth, up]];
  const [o, w] = [3, 9];
  return {
    front: frontWall(length, frontTop),
    end: endWall(length, depth, endTop),
    frontTop: [],
    endTop: [],
    under: [],
    roof: [
      face('coping', 1.02, [-o, -o, z + 10], [length + o, -o, z + 10], [length + o, depth + o, z + 10], [-o, depth + o, z + 10]),
      face('membrane', 0.8, [w, w, z + 10], [length - w, w, z + 10], [length - w, depth - w, z + 10], [w, depth - w, z + 10]),
      face('coping', 0.82, [length + o, -o, z], [length + o, depth + o, z], [length + o, depth + o, z + 10], [length + o, -o, z + 10]),
      face('coping', 1, [-o, -o, z], [length + o, -o, z], [length + o, -o, z + 10], [-o, -o, z + 10]),
    ],
    top: z + 10,
  };
};

const butterfly = ({ length, depth }: Size): Body => {
  const valley = length * 0.44;
  const low = wallHeight + 4;
  const high = low + Math.min(88, length * 0.17);
  const side = high * 0.985;
  const frontTop: Point[] = [[0, side], [valley, low], [length, high]];
  const endTop: Point[] = [[0, high], [depth, high]];
  const o = overhang + 8;
  const edge = (x: number): number => base + (x <= valley ? low + ((side - low) * (valley - x)) / valley : low + ((high - low) * (x - valley)) / (length - valley));
  const point = (x: number, y: number, lift = 0): Point3 => [x, y, edge(x) + lift + 12];
  const [l, r] = [-o, length + o];
  const thick = 12;
  return {
    front: frontWall(length, frontTop),
    end: endWall(length, depth, endTop),
    frontTop,
    endTop,
    under: [face('seam', 1.02, point(l, -o), point(valley, -o), point(valley, depth + o), point(l, depth + o))],
    roof: [
      face('soffit', 0.62, point(valley, -o, -thick), point(r, -o, -thick), point(r, 0, -thick), point(valley, 0, -thick)),
      face('soffit', 0.66, point(length, -o, -thick), point(r, -o, -thick), point(r, depth + o, -thick), point(length, depth + o, -thick)),
      face('trim', 0.82, point(r, -o, -thick), point(r, depth + o, -thick), point(r, depth + o), point(r, -o)),
      face('trim', 1, point(l, -o, -thick), point(valley, -o, -thick), point(valley, -o), point(l, -o)),
      face('trim', 1, point(valley, -o, -thick), point(r, -o, -thick), point(r, -o), point(valley, -o)),
    ],
    top: base + high + 12,
  };
};

/** Walls and roof of a home with one of the eight roof profiles. */
export const bodyOf = (roof: RoofProfile, size: Size): Body => {
  const { depth } = size;
  const o = overhang;
  switch (roof) {
    case 'gable': {
      const slope = Math.min(0.5, 78 / (depth / 2) + 0.08);
      const z = eave - o * slope;
      const ridge = z + (depth / 2 + o) * slope;
      return extruded(size, [[-o, z], [depth / 2, ridge], [depth + o, z]], 'shingle');
    }
    case 'shed':
      return extruded(size, sloped(-o, depth + o, eave - o * 0.26, 0.26), 'seam');
    case 'gambrel': {
      const [knee, ridge] = [depth * 0.19, depth / 2];
      const [z1, z2] = [eave + knee * 1.75, eave + knee * 1.75 + (ridge - knee) * 0.48];
      const z0 = eave - o * 0.9;
      return extruded(size, [[-o, z0], [knee, z1], [ridge, z2], [depth - knee, z1], [depth + o, z0]], 'shingle');
    }
    case 'saltbox': {
      const ridge = depth * 0.27;
      const z0 = eave + 34 - o * 0.8;
      const top = z0 + (ridge + o) * 0.8;
      return extruded(size, [[-o, z0], [ridge, top], [depth + o, eave - 42]], 'shingle');
    }
    case 'hip':
      return hip(size);
    case 'mansard':
      return mansard(size);
    case 'flat':
      return flat(size);
    default:
      return butterfly(size);
  }
};
