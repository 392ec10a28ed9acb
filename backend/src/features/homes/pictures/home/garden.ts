import type { Size } from '@hearthline/model/home/body/parts.ts';
import type { Porch } from '@hearthline/model/home/porch-posts.ts';
import { hash, sequence } from '@hearthline/model/random.ts';
import type { Camera, Project } from '@hearthline/model/space/camera.ts';
import type { Point, Point3 } from '@hearthline/model/space/point.ts';
import { lit } from '../drawing/colour.ts';
import { circlePath, ellipse, path, polygon, polygonPath, type Shape } from '../drawing/shape.ts';
import { pool } from './glow.ts';
import { broadleaf, shade } from './land/trees.ts';

const greens = ['#6c8a58', '#7f9a63', '#5c7d5a', '#8d9c5e', '#6f8f6d'];
const blossoms = ['#f4efe6', '#d9a3b4', '#b7a6d3', '#e8c66a'];

/** A rounded shrub of many small leaves; `size` on paper. */
export const shrub = (
  [x, y]: Point,
  size: number,
  colour: string,
  blossom: string | null,
  seed: string,
): Shape[] => {
  const random = sequence(seed);
  const blobs = (count: number, spread: number, radius: number, dy: number): string =>
    Array.from({ length: count }, () => {
      const angle = random() * Math.PI * 2;
      const reach = Math.sqrt(random()) * spread;
      return circlePath(
        x + Math.cos(angle) * reach * 1.15,
        y - size * 0.62 + dy + Math.sin(angle) * reach * 0.8,
        radius * (0.6 + random() * 0.6),
      );
    }).join('');
  return [
    ellipse(x + size * 0.3, y, size * 1.15, size * 0.17, { fill: '#2f4030', opacity: 0.4 }),
    // A skirt of leaves down to the ground: nothing stands on a stalk.
    polygon(
      [
        [x - size * 0.9, y - size * 0.5],
        [x - size * 0.72, y + size * 0.02],
        [x + size * 0.72, y + size * 0.02],
        [x + size * 0.9, y - size * 0.5],
      ],
      { fill: lit(colour, 0.6) },
    ),
    ellipse(x, y - size * 0.5, size * 0.92, size * 0.6, { fill: lit(colour, 0.66) }),
    path(blobs(26, size * 0.68, size * 0.2, size * 0.08), { fill: lit(colour, 0.82) }),
    path(blobs(24, size * 0.6, size * 0.15, -size * 0.06), { fill: colour }),
    path(blobs(18, size * 0.5, size * 0.1, -size * 0.18), { fill: lit(colour, 1.16) }),
    ...(blossom ? [path(blobs(16, size * 0.56, size * 0.055, -size * 0.1), { fill: blossom })] : []),
  ];
};

/** Ornamental grass: a fountain of blades. */
const sheaf = ([x, y]: Point, size: number, seed: string): Shape[] => {
  const random = sequence(seed);
  const blades = Array.from({ length: 26 }, () => {
    const lean = (random() - 0.5) * size * 1.7;
    const top = size * (1 + random() * 0.7) - Math.abs(lean) * 0.4;
    return `M${(x + lean * 0.1).toFixed(1)} ${y.toFixed(1)}Q${(x + lean * 0.35).toFixed(1)} ${(y - top).toFixed(1)} ${(x + lean).toFixed(1)} ${(y - top * 0.86).toFixed(1)}`;
  });
  return [
    ellipse(x + size * 0.2, y, size * 0.9, size * 0.14, { fill: '#2f4030', opacity: 0.4 }),
    path(blades.slice(0, 13).join(''), { stroke: '#7d8a4e', width: Math.max(0.8, size * 0.06) }),
    path(blades.slice(13).join(''), { stroke: '#b9b66f', width: Math.max(0.7, size * 0.045) }),
  ];
};

/** A bed of bark along the front, and what grows in it, beside what lies before its door. */
export const planting = ({ length }: Size, porch: Porch | null, project: Project, seed: string): Shape[] => {
  const random = sequence(`${seed} planting`);
  const blossom = blossoms[hash(`${seed} blossom`) % blossoms.length] ?? null;
  const free = porch
    ? [
        [4, porch.x - 4],
        [porch.x + porch.w + 4, length - 4],
      ]
    : [[4, length - 4]];
  const beds = free.filter(([from = 0, to = 0]) => to - from > 40) as [number, number][];
  const soil = beds.map(([from, to]) => {
    const steps = Math.max(4, Math.round((to - from) / 24));
    const rim = Array.from({ length: steps + 1 }, (_, step) =>
      project([from + ((to - from) * step) / steps, -34 - 6 * Math.sin(step * 1.3 + from), 0]),
    );
    return polygon([project([from, 0, 0]), ...rim, project([to, 0, 0])], { fill: '#6d5643' });
  });
  const plants = beds.flatMap(([from, to]) => {
    const count = Math.floor((to - from) / 38);
    return Array.from({ length: count }, (_, index): Shape[] => {
      const x = from + ((to - from) * (index + 0.5 + (random() - 0.5) * 0.5)) / count;
      const y = -15 - random() * 12;
      const foot = project([x, y, 0]);
      const size = foot[1] - project([x, y, 11 + random() * 11])[1];
      if (random() > 0.7) return sheaf(foot, size, `${seed} sheaf ${index}`);
      const colour = greens[Math.floor(random() * greens.length)] ?? '#6c8a58';
      return shrub(foot, size, colour, random() > 0.55 ? blossom : null, `${seed} ${index} ${from}`);
    }).flat();
  });
  return [...soil, ...plants];
};

/** The shadow of a home on the ground, and the dark at its foot, both soft. */
export const groundShadow = ({ length, depth }: Size, project: Project): Shape[] => {
  const cast = [0, 12, 24, 36, 48].map((by) =>
    polygon(
      (
        [
          [length * 0.1, -10, 0],
          [length + 6, -12 - by * 0.3, 0],
          [length + 96 + by, 30 - by, 0],
          [length + 96 + by * 1.4, depth + 80, 0],
          [length * 0.2, depth + 60, 0],
        ] as Point3[]
      ).map(project),
      { fill: '#223020', opacity: 0.11 },
    ),
  );
  const foot = [4, 11, 20].map((by) =>
    polygon(
      (
        [
          [-by, -by, 0],
          [length + by, -by, 0],
          [length + by, depth + by, 0],
          [-by, depth + by, 0],
        ] as Point3[]
      ).map(project),
      { fill: '#1d2a1c', opacity: 0.22 },
    ),
  );
  return [...cast, ...foot];
};

/** A place on the way from the steps to the viewer, from 0 to 1, and half the width there. */
const along = (from: Point3, to: Point3, share: number, offset: number): Point3 => {
  // Straight out of the steps, then towards the viewer.
  const bend: Point3 = [from[0], from[1] - Math.min(170, Math.abs(to[1] - from[1]) * 0.5), 0];
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  const at = (index: 0 | 1): number => a * from[index] + b * bend[index] + c * to[index];
  const slope = (index: 0 | 1): number =>
    2 * (1 - share) * (bend[index] - from[index]) + 2 * share * (to[index] - bend[index]);
  const long = Math.hypot(slope(0), slope(1));
  return [at(0) - (slope(1) / long) * offset, at(1) + (slope(0) / long) * offset, 0];
};

/** A path of pale stone from the steps to the lower edge of the picture. */
export const walkway = (
  { project, groundAt }: Camera,
  porch: Porch,
  paper: { readonly width: number; readonly height: number },
  at: number,
): Shape[] => {
  const from: Point3 = [porch.door, -porch.depth - 30, 0];
  const to = groundAt([paper.width * at, paper.height + 60]);
  const steps = 28;
  const side = (offset: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => project(along(from, to, step / steps, offset)));
  const [left, right] = [side(-25), side(25)];
  const [rimLeft, rimRight] = [side(-28.5), side(28.5)];
  const joints = left
    .flatMap((point, index) => (index % 2 ? [polygonPath([point, right[index] ?? point]).slice(0, -1)] : []))
    .join('');
  return [
    polygon([...rimLeft, ...rimRight.toReversed()], { fill: '#5d7145', opacity: 0.8 }),
    polygon([...left, ...right.toReversed()], { fill: '#d8d0bf' }),
    path(joints, { stroke: '#a99f8b', width: 1.3, opacity: 0.8 }),
    // Low lamps beside it, which are lit at dusk.
    ...[4, 8, 12, 16].flatMap((step): Shape[] => {
      const place = along(from, to, step / steps, -40);
      const [foot, top] = [project(place), project([place[0], place[1], 14])];
      const inch = (foot[1] - top[1]) / 14;
      return [
        pool(foot, inch * 40, 0.26, 150),
        polygon(
          [
            [foot[0] - inch * 0.7, foot[1]],
            [foot[0] + inch * 0.7, foot[1]],
            [top[0] + inch * 0.7, top[1]],
            [top[0] - inch * 0.7, top[1]],
          ],
          { fill: '#3a3f42' },
        ),
        ellipse(top[0], top[1] + inch * 1.4, inch * 1.5, inch * 1.6, { fill: '#d9d2bf', dusk: '#ffe9b8' }),
        ellipse(top[0], top[1], inch * 3, inch * 1, { fill: '#34393c' }),
      ];
    }),
  ];
};

/** A tree behind the home, rooted in the lawn, whose crown is seen above the roof or beside it. */
export const backTree = ({ length, depth }: Size, project: Project, seed: string): Shape[] => {
  const random = sequence(`${seed} back tree`);
  const left = random() > 0.4;
  const foot: Point3 = left
    ? [-60 - random() * 120, depth + 160 + random() * 160, 0]
    : [length * (0.2 + random() * 0.35), depth + 220 + random() * 160, 0];
  const tall = 330 + random() * 130;
  const [at, top] = [project(foot), project([foot[0], foot[1], tall])];
  const colours = ['#7f9f4f', '#6d9450', '#93a552', '#b59a4c'];
  const colour = colours[Math.floor(random() * colours.length)] ?? '#7f9f4f';
  const height = at[1] - top[1];
  return [shade(at, height * 0.34), ...broadleaf(at, height, colour, `${seed} back tree`)];
};
