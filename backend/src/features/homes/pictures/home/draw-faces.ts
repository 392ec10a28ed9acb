import type { SolidFace, SolidMaterial } from '@hearthline/model/home/solid/faces.ts';
import { areaVector } from '@hearthline/model/home/solid/faces.ts';
import { membrane, type HouseColors } from '@hearthline/model/home/finishes.ts';
import { sequence } from '@hearthline/model/random.ts';
import type { Project } from '@hearthline/model/space/camera.ts';
import type { Point, Point3 } from '@hearthline/model/space/point.ts';
import { bounds, mapOf, type Surface } from '@hearthline/model/space/surface.ts';
import type { Siding } from '@hearthline/rules/home-options.ts';
import { lit } from '../drawing/colour.ts';
import { path, polygon, type Shape } from '../drawing/shape.ts';
import { linePath, onSurface, patch, patchPath } from './patch.ts';
import { drawSiding } from './siding/draw-siding.ts';

/** The signed area of a polygon on paper: below 0 its upper side is seen. */
const area = (points: readonly Point[]): number =>
  points.reduce((total, [x, y], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x, y];
    return total + x * y2 - x2 * y;
  }, 0);

/** Whether the outer side of a flat face is seen, whose corners run counterclockwise there. */
export const facesViewer = (corners: readonly Point3[], project: Project): boolean =>
  area(corners.map(project)) < -0.01;

/** How near a point is to the viewer: how much of the paper an inch takes there. */
export const nearness = (project: Project, [x, y, z]: Point3): number =>
  project([x, y, z])[1] - project([x, y, z + 1])[1];

export const middleOf = (points: readonly Point3[]): Point3 => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  points.reduce((sum, [, , z]) => sum + z, 0) / points.length,
];

const unit = (vector: Point3): Point3 => {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
};

/** A face with coordinates of its own: `u` level, `v` up its slope. */
const surfaceOf = (points: readonly Point3[]): Surface => {
  const [nx, ny, nz] = unit(areaVector(points));
  const u: Point3 = Math.abs(nz) > 0.999 ? [1, 0, 0] : unit([-ny, nx, 0]);
  const v: Point3 =
    Math.abs(nz) > 0.999 ? [0, 1, 0] : [ny * u[2] - nz * u[1], nz * u[0] - nx * u[2], nx * u[1] - ny * u[0]];
  const origin = points[0] ?? [0, 0, 0];
  const along = ([x, y, z]: Point3, axis: Point3): number =>
    (x - origin[0]) * axis[0] + (y - origin[1]) * axis[1] + (z - origin[2]) * axis[2];
  return { origin, u, v, outline: points.map((point): Point => [along(point, u), along(point, v)]) };
};

/** How much light a face gets. @param sun where it stands, of length 1 */
export const lightOn = (normal: Point3, sun: Point3): number => {
  const [x, y, z] = unit(normal);
  const straight = Math.max(0, x * sun[0] + y * sun[1] + z * sun[2]);
  return 0.66 + 0.4 * straight + 0.1 * Math.max(0, z) - 0.12 * Math.max(0, -z);
};

/** Courses of shingles whose tabs change in tone. */
const shingles = (surface: Surface, project: Project, colour: string, light: number): Shape[] => {
  const exposure = 8;
  const to = mapOf(surface, project);
  const { u1, u2, v1, v2 } = bounds(surface);
  const random = sequence(`${colour} ${u2 - u1} ${v2 - v1}`);
  const tones: { d: string[]; fill: string }[] = [0.86, 0.93, 1.06, 1.14].map((by) => ({
    d: [],
    fill: lit(colour, light * by),
  }));
  const lines: string[] = [];
  for (let v = v1; v < v2; v += exposure) {
    lines.push(linePath(to, u1, v, u2, v));
    for (let u = u1 + random() * 20; u < u2; u += 12 + random() * 40)
      tones[Math.floor(random() * tones.length)]?.d.push(patchPath(to, u, v, 9 + random() * 12, exposure));
  }
  return [
    patch(to, u1, v1, u2 - u1, v2 - v1, lit(colour, light)),
    ...tones.map(({ d, fill }) => path(d.join(''), { fill, opacity: 0.75 })),
    path(lines.join(''), { stroke: lit(colour, light * 0.7), width: 0.9, opacity: 0.85 }),
  ];
};

const standingSeams = (surface: Surface, project: Project, colour: string, light: number): Shape[] => {
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

/** What faces are painted with. */
export interface FacePaint {
  readonly project: Project;
  readonly sun: Point3;
  readonly colors: HouseColors;
  readonly siding: Siding;
  readonly second: Siding;
  readonly covering: 'shingle' | 'seam' | 'membrane';
  readonly seed: string;
}

/** What is not of the home's own colors. */
const others: Readonly<Partial<Record<SolidMaterial, string>>> = {
  membrane,
  skirting: '#b9b3a6',
  glass: '#7f9aa6',
};

const own: Readonly<Partial<Record<SolidMaterial, keyof HouseColors>>> = {
  siding: 'wall',
  second: 'second',
  trim: 'trim',
  frame: 'frame',
  shutter: 'door',
  door: 'door',
  roof: 'covering',
  porch: 'timber',
};

const colourOf = (material: SolidMaterial, colors: HouseColors): string => {
  const name = own[material];
  return name ? colors[name] : (others[material] ?? '#8f8b80');
};

const drawFace = ({ points, material }: SolidFace, paint: FacePaint): Shape[] => {
  const { project, sun, colors, covering, siding, second, seed } = paint;
  const light = lightOn(areaVector(points), sun);
  const colour = colourOf(material, colors);
  const outline = points.map(project);
  const plain = (): Shape[] => {
    const fill = lit(colour, light);
    return [polygon(outline, { fill, stroke: fill, width: 0.4 })];
  };
  if (Math.abs(area(outline)) < 160) return plain();
  const surface = surfaceOf(points);
  if (material === 'roof') {
    const draw = covering === 'seam' ? standingSeams : shingles;
    return [onSurface(surface, project, draw(surface, project, colour, light))];
  }
  const to = mapOf(surface, project);
  if (material === 'siding' || material === 'second') {
    const cladding = {
      to,
      ...bounds(surface),
      light,
      detail: 'far' as const,
      seed: `${seed} ${material}`,
    };
    return [
      onSurface(surface, project, drawSiding(material === 'siding' ? siding : second, cladding, colour)),
    ];
  }
  if (material === 'porch' && areaVector(points)[2] > 0.5 * Math.hypot(...areaVector(points))) {
    const { u1, u2, v1, v2 } = bounds(surface);
    const gaps: string[] = [];
    for (let u = u1 + 6; u < u2; u += 6) gaps.push(linePath(to, u, v1, u, v2));
    return [
      ...plain(),
      onSurface(surface, project, [path(gaps.join(''), { stroke: lit(colour, light * 0.72), width: 0.6 })]),
    ];
  }
  if (material === 'glass') {
    const ys = outline.map(([, y]) => y);
    return [
      polygon(outline, {
        fill: {
          kind: 'linear',
          from: [0, Math.min(...ys)],
          to: [0, Math.max(...ys)],
          stops: [
            [0, '#6f8e9b'],
            [1, '#a9c1c8'],
          ],
        },
        dusk: '#f0b865',
      }),
    ];
  }
  return plain();
};

/** The faces that the viewer sees, the farthest first; those that look down before all others. */
export const drawFaces = (faces: readonly SolidFace[], paint: FacePaint): Shape[] =>
  faces
    .filter(({ points }) => facesViewer(points, paint.project))
    .map((face) => ({
      face,
      isBelow: areaVector(face.points)[2] < -0.1,
      near: nearness(paint.project, middleOf(face.points)),
    }))
    .toSorted((a, b) => Number(b.isBelow) - Number(a.isBelow) || a.near - b.near)
    .flatMap(({ face }) => drawFace(face, paint));
