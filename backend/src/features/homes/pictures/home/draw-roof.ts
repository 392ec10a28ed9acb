import type { RoofFace } from '@hearthline/model/home/body/parts.ts';
import { membrane } from '@hearthline/model/home/finishes.ts';
import { sequence } from '@hearthline/model/random.ts';
import type { Project } from '@hearthline/model/space/camera.ts';
import type { Point3 } from '@hearthline/model/space/point.ts';
import { bounds, mapOf, paperOutline, type Surface } from '@hearthline/model/space/surface.ts';
import { lit } from '../drawing/colour.ts';
import { path, type Shape } from '../drawing/shape.ts';
import { linePath, onSurface, patch, patchPath } from './patch.ts';

export interface RoofColours {
  readonly covering: string;
  readonly trim: string;
}

/** The signed area of a polygon on paper: its sign tells whether the corners run clockwise, and so whether a face's upper side is visible. */
const area = (points: readonly (readonly [number, number])[]): number =>
  points.reduce((total, [x, y], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x, y];
    return total + x * y2 - x2 * y;
  }, 0);

/** Whether the outer side of a flat face is seen, whose corners run counterclockwise there. */
export const facesViewer = (corners: readonly Point3[], project: Project): boolean =>
  area(corners.map(project)) < 0;

/** The same of a face with its own coordinates. */
export const isSeen = (surface: Surface, project: Project): boolean =>
  area(paperOutline(surface, project)) < 0;

/** Courses of shingles whose tabs change in tone. */
const shingles = (roofFace: RoofFace, project: Project, colour: string, exposure: number): Shape[] => {
  const { surface, light } = roofFace;
  const to = mapOf(surface, project);
  const { u1, u2, v1, v2 } = bounds(surface);
  const random = sequence(`${colour} ${u2} ${v2}`);
  const tones: { d: string[]; fill: string }[] = [0.86, 0.93, 1.06, 1.14].map((by) => ({
    d: [],
    fill: lit(colour, light * by),
  }));
  const lines: string[] = [];
  for (let v = v1; v < v2; v += exposure) {
    lines.push(linePath(to, u1, v, u2, v));
    for (let u = u1 + random() * 20; u < u2; u += 12 + random() * 40) {
      tones[Math.floor(random() * tones.length)]?.d.push(patchPath(to, u, v, 9 + random() * 12, exposure));
    }
  }
  return [
    patch(to, u1, v1, u2 - u1, v2 - v1, lit(colour, light)),
    ...tones.map(({ d, fill }) => path(d.join(''), { fill, opacity: 0.75 })),
    path(lines.join(''), { stroke: lit(colour, light * 0.7), width: 0.9, opacity: 0.85 }),
  ];
};

const standingSeams = (roofFace: RoofFace, project: Project, colour: string): Shape[] => {
  const { surface, light } = roofFace;
  const to = mapOf(surface, project);
  const { u1, u2, v1, v2 } = bounds(surface);
  const dark: string[] = [];
  const bright: string[] = [];
  for (let u = u1 + 8; u < u2; u += 17) {
    dark.push(patchPath(to, u, v1, 2, v2 - v1));
    bright.push(patchPath(to, u - 1.2, v1, 1.2, v2 - v1));
  }
  return [
    patch(to, u1, v1, u2 - u1, v2 - v1, lit(colour, light)),
    path(dark.join(''), { fill: lit(colour, light * 0.7) }),
    path(bright.join(''), { fill: lit(colour, light * 1.2) }),
  ];
};

const fillOf = (roofFace: RoofFace, project: Project, { covering, trim }: RoofColours): Shape[] => {
  const to = mapOf(roofFace.surface, project);
  const { u1, u2, v1, v2 } = bounds(roofFace.surface);
  const plain = (colour: string): Shape[] => [
    patch(to, u1, v1, u2 - u1, v2 - v1, lit(colour, roofFace.light)),
  ];
  switch (roofFace.covering) {
    case 'shingle':
      return shingles(roofFace, project, covering, 8);
    case 'slate':
      return shingles(roofFace, project, covering, 6.5);
    case 'seam':
      return standingSeams(roofFace, project, covering);
    case 'membrane':
      return plain(membrane);
    case 'coping':
      return plain(covering);
    case 'soffit':
    case 'trim':
      return plain(trim);
  }
};

/** The roof faces that the viewer sees, the farthest first. */
export const drawRoof = (faces: readonly RoofFace[], project: Project, colours: RoofColours): Shape[] =>
  faces
    .filter((roofFace) => roofFace.covering === 'soffit' || isSeen(roofFace.surface, project))
    .map((roofFace) => onSurface(roofFace.surface, project, fillOf(roofFace, project, colours)));
