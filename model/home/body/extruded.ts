import type { RoofProfile } from '@hearthline/rules/home-options.ts';
import type { Point } from '../../space/point.ts';
import {
  base,
  board,
  eave,
  endWall,
  face,
  frontWall,
  overhang,
  rake,
  wallHeight,
  type Body,
  type Covering,
  type RoofFace,
  type Size,
} from './parts.ts';

type Section = readonly (readonly [y: number, z: number])[];

/** The height of a section above the floor at a given depth. */
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
    return face(
      covering,
      steep > 1 ? 0.94 : steep > 0 ? 1.04 : 0.8,
      [x1, y1, z1],
      [x2, y1, z1],
      [x2, y2, z2],
      [x1, y2, z2],
    );
  });
  const edge = section.slice(1).flatMap(([y2, z2], index): RoofFace[] => {
    const [y1, z1] = section[index] ?? [y2, z2];
    return [
      face(
        'soffit',
        0.6,
        [length, y1, z1 - board],
        [x2, y1, z1 - board],
        [x2, y2, z2 - board],
        [length, y2, z2 - board],
      ),
      face('trim', 0.84, [x2, y1, z1 - board], [x2, y2, z2 - board], [x2, y2, z2], [x2, y1, z1]),
    ];
  });
  const [y0, z0] = section[0] ?? [0, eave];
  const inner = section.filter(([y]) => y > 0 && y < depth);
  const endTop: Point[] = [
    [0, heightAt(section, 0)],
    ...inner.map(([y, z]): Point => [y, z - base]),
    [depth, heightAt(section, depth)],
  ];
  const frontHeight = heightAt(section, 0);
  const frontTop: Point[] = [
    [0, frontHeight],
    [length, frontHeight],
  ];
  return {
    front: frontWall(length, frontTop),
    end: endWall(length, depth, endTop),
    frontTop,
    endTop,
    under: [],
    roof: [
      ...planes.reverse(),
      ...edge,
      face('trim', 1, [x1, y0, z0 - board], [x2, y0, z0 - board], [x2, y0, z0], [x1, y0, z0]),
    ],
    top: Math.max(...section.map(([, z]) => z)),
  };
};

const sloped = (from: number, to: number, z: number, slope: number): Section => [
  [from, z],
  [to, z + (to - from) * slope],
];

export type ExtrudedProfile = Extract<RoofProfile, 'gable' | 'shed' | 'gambrel' | 'saltbox'>;

/** Roofs whose section is the same along the whole length. */
export const extrudedBody = (roof: ExtrudedProfile, size: Size): Body => {
  const { depth } = size;
  const o = overhang;
  switch (roof) {
    case 'gable': {
      const slope = Math.min(0.5, 78 / (depth / 2) + 0.08);
      const z = eave - o * slope;
      const ridge = z + (depth / 2 + o) * slope;
      return extruded(
        size,
        [
          [-o, z],
          [depth / 2, ridge],
          [depth + o, z],
        ],
        'shingle',
      );
    }
    case 'shed':
      return extruded(size, sloped(-o, depth + o, eave - o * 0.26, 0.26), 'seam');
    case 'gambrel': {
      const [knee, ridge] = [depth * 0.19, depth / 2];
      const [z1, z2] = [eave + knee * 1.75, eave + knee * 1.75 + (ridge - knee) * 0.48];
      const z0 = eave - o * 0.9;
      return extruded(
        size,
        [
          [-o, z0],
          [knee, z1],
          [ridge, z2],
          [depth - knee, z1],
          [depth + o, z0],
        ],
        'shingle',
      );
    }
    case 'saltbox': {
      const ridge = depth * 0.27;
      const z0 = eave + 34 - o * 0.8;
      const top = z0 + (ridge + o) * 0.8;
      return extruded(
        size,
        [
          [-o, z0],
          [ridge, top],
          // Not lower: the rear has doors.
          [depth + o, eave - 20],
        ],
        'shingle',
      );
    }
  }
};
