import type { RoofProfile } from '@hearthline/rules/home-options.ts';
import { floorHeight, sides, type Side } from '../plan/document.ts';
import type { Point, Point3 } from '../space/point.ts';

/** A home as a solid: length along the front and depth, in inches. */
export interface Size {
  readonly length: number;
  readonly depth: number;
}

/** Height of a wall above the floor, where no roof is lower or higher. Inches, as all of this. */
export const wallHeight = 106;
/** Height of the eaves above the ground. */
export const eave = floorHeight + wallHeight;
/** How far a roof reaches beyond the front and rear walls, and beyond the end walls. */
const overhang = 18;
const rake = 16;

/** A roof as its upper faces. z is above the ground. */
export interface Roof {
  /** Corners counterclockwise as seen from above. */
  readonly planes: readonly (readonly Point3[])[];
  readonly covering: 'shingle' | 'seam' | 'membrane';
  /** From the upper to the lower side. */
  readonly thickness: number;
  /** Of the highest point. */
  readonly top: number;
  /** The upper side over a point, -Infinity where there is no roof. */
  readonly heightAt: (x: number, y: number) => number;
  /** How high the walls reach above the floor, from left to right as each is seen from outside. */
  readonly tops: Readonly<Record<Side, readonly Point[]>>;
}

type Section = readonly (readonly [y: number, z: number])[];

/** One section along the whole length. */
const extruded = ({ length }: Size, section: Section): Point3[][] =>
  section.slice(1).map(([y2, z2], index) => {
    const [y1, z1] = section[index] ?? [y2, z2];
    const [x1, x2] = [-rake, length + rake];
    return [
      [x1, y1, z1],
      [x2, y1, z1],
      [x2, y2, z2],
      [x1, y2, z2],
    ];
  });

/** Roofs whose section is the same along the whole length. */
type Extruded = Extract<RoofProfile, 'gable' | 'shed' | 'gambrel' | 'saltbox'>;

const sectionOf = (roof: Extruded, depth: number): Section => {
  const o = overhang;
  switch (roof) {
    case 'shed':
      return [
        [-o, eave - o * 0.26],
        [depth + o, eave + depth * 0.26 + o * 0.26],
      ];
    case 'gambrel': {
      const [knee, ridge] = [depth * 0.19, depth / 2];
      const low = eave + knee * 1.75;
      return [
        [-o, eave - o * 0.9],
        [knee, low],
        [ridge, low + (ridge - knee) * 0.48],
        [depth - knee, low],
        [depth + o, eave - o * 0.9],
      ];
    }
    case 'saltbox': {
      const ridge = depth * 0.27;
      const start = eave + 34 - o * 0.8;
      return [
        [-o, start],
        [ridge, start + (ridge + o) * 0.8],
        // Not lower: the rear has doors.
        [depth + o, eave - 20],
      ];
    }
    case 'gable': {
      const slope = Math.min(0.5, 78 / (depth / 2) + 0.08);
      return [
        [-o, eave - o * slope],
        [depth / 2, eave + (depth / 2) * slope],
        [depth + o, eave - o * slope],
      ];
    }
  }
};

/** Four slopes from a level rectangle up to another, or to a ridge. */
const between = (low: readonly Point3[], high: readonly Point3[]): Point3[][] =>
  low.map((corner, index) => {
    const next = (index + 1) % low.length;
    const points = [corner, low[next], high[next], high[index]].filter((one) => one !== undefined);
    return points.filter((one, at) => at === 0 || one.join() !== points[at - 1]?.join());
  });

const rectangle = ({ length, depth }: Size, inset: number, z: number): Point3[] => [
  [inset, inset, z],
  [length - inset, inset, z],
  [length - inset, depth - inset, z],
  [inset, depth - inset, z],
];

const hip = (size: Size): Point3[][] => {
  const { length, depth } = size;
  const middle = depth / 2;
  const [left, right] = [Math.min(middle * 0.95, length / 2), Math.max(length - middle * 0.95, length / 2)];
  const top = eave + depth * 0.24;
  const [start, end]: Point3[] = [
    [left, middle, top],
    [right, middle, top],
  ];
  return start && end ? between(rectangle(size, -overhang, eave), [start, end, end, start]) : [];
};

const mansardRise = 88;

const mansard = (size: Size): Point3[][] => {
  const high = rectangle(size, 26, eave + mansardRise);
  return [...between(rectangle(size, -12, eave), high), high];
};

/** Two wings that rise outwards from a valley across the home. */
const butterfly = ({ length, depth }: Size): Point3[][] => {
  const o = overhang + 8;
  const valley = length * 0.44;
  const low = eave + 16;
  const rise = Math.min(88, length * 0.17);
  const wing = (from: number, to: number, start: number, end: number): Point3[] => [
    [from, -o, start],
    [to, -o, end],
    [to, depth + o, end],
    [from, depth + o, start],
  ];
  const side = (x: number, full: number): number => (rise * Math.abs(x - valley)) / full;
  return [
    wing(-o, valley, low + side(-o, valley) * 0.96, low),
    wing(valley, length + o, low, low + side(length + o, length - valley)),
  ];
};

/** How far the walls of a home with a flat roof stand above its eaves. */
const parapet = 26;

const planesOf = (roof: RoofProfile, size: Size): Point3[][] => {
  switch (roof) {
    case 'hip':
      return hip(size);
    case 'mansard':
      return mansard(size);
    case 'butterfly':
      return butterfly(size);
    case 'flat':
      return [rectangle(size, 0, eave + parapet - 10)];
    case 'gable':
    case 'shed':
    case 'gambrel':
    case 'saltbox':
      return extruded(size, sectionOf(roof, size.depth));
  }
};

/** The height of a plane over a point; undefined where it is not above it. */
const heightOn = (plane: readonly Point3[], x: number, y: number): number | undefined => {
  const [a, b] = plane;
  const c = plane[2];
  if (!a || !b || !c) return undefined;
  const isOver = plane.every(([x1, y1], index) => {
    const [x2, y2] = plane[(index + 1) % plane.length] ?? a;
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= -1e-6;
  });
  if (!isOver) return undefined;
  const whole = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  const v = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / whole;
  const w = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / whole;
  return a[2] + v * (b[2] - a[2]) + w * (c[2] - a[2]);
};

/** A point of a side's wall, by how far it is from its left end as seen from outside. */
const onWall = ({ length, depth }: Size, side: Side, u: number): Point => {
  switch (side) {
    case 'front':
      return [u, 0];
    case 'right':
      return [length, u];
    case 'rear':
      return [length - u, depth];
    case 'left':
      return [0, depth - u];
  }
};

/** Where along a wall its roof bends: where edges of the planes cross it. */
const bendsOf = (planes: Roof['planes'], size: Size, side: Side): number[] => {
  const long = side === 'front' || side === 'rear' ? size.length : size.depth;
  const [[x, y], [endX, endY]] = [onWall(size, side, 0), onWall(size, side, long)];
  const [dx, dy] = [(endX - x) / long, (endY - y) / long];
  const found = planes.flatMap((plane) =>
    plane.flatMap(([x1, y1], index) => {
      const [x2, y2] = plane[(index + 1) % plane.length] ?? [x1, y1];
      const [a, b] = [dx * (y1 - y) - dy * (x1 - x), dx * (y2 - y) - dy * (x2 - x)];
      if (a * b >= 0) return [];
      const share = a / (a - b);
      return [dx * (x1 + (x2 - x1) * share - x) + dy * (y1 + (y2 - y1) * share - y)];
    }),
  );
  return [...new Set([0, long, ...found.map((u) => Math.round(u * 100) / 100)])]
    .filter((u) => u >= 0 && u <= long)
    .sort((a, b) => a - b);
};

/** The roof of a home in one of the eight profiles. */
export const roofOf = (roof: RoofProfile, size: Size): Roof => {
  const planes = planesOf(roof, size);
  const heightAt = (x: number, y: number): number =>
    planes.reduce((top, plane) => Math.max(top, heightOn(plane, x, y) ?? -Infinity), -Infinity);
  const isFlat = roof === 'flat';
  const topOf = (side: Side): Point[] =>
    bendsOf(planes, size, side).map((u) => [
      u,
      isFlat ? wallHeight + parapet : heightAt(...onWall(size, side, u)) - floorHeight,
    ]);
  return {
    planes,
    covering: isFlat ? 'membrane' : roof === 'shed' || roof === 'butterfly' ? 'seam' : 'shingle',
    // A butterfly reaches over the upper ends of its walls.
    thickness: roof === 'butterfly' ? 18 : 8,
    top: isFlat ? eave + parapet : Math.max(...planes.flat().map(([, , z]) => z)),
    heightAt,
    tops: Object.fromEntries(sides.map((side) => [side, topOf(side)])) as Record<Side, Point[]>,
  };
};
