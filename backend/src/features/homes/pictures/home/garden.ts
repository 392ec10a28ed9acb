import { entryPorch, viewerSide } from '@hearthline/model/home/house-camera.ts';
import { seenAt, type House } from '@hearthline/model/home/house.ts';
import { hash, sequence } from '@hearthline/model/random.ts';
import type { Camera, Project } from '@hearthline/model/space/camera.ts';
import type { Point, Point3 } from '@hearthline/model/space/point.ts';
import { lit } from '../drawing/colour.ts';
import { circlePath, ellipse, path, polygon, polygonPath, type Shape } from '../drawing/shape.ts';
import { nearness } from './draw-faces.ts';
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

/** The stretches of the street wall before which nothing is built. */
const freeAlong = ({ plan, porches, street }: House): (readonly [from: number, to: number])[] => {
  const built = porches
    .filter(({ wall }) => wall === street)
    .flatMap(({ from, to, steps }) => [{ from, to }, ...steps.map((one) => seenAt(plan, street.side, one))])
    .toSorted((a, b) => a.from - b.from);
  const free: [number, number][] = [];
  let at = 4;
  for (const { from, to } of built) {
    free.push([at, from - 4]);
    at = Math.max(at, to + 4);
  }
  free.push([at, street.length - 4]);
  return free.filter(([from, to]) => to - from > 40);
};

/** Beds of bark along the street wall, and what grows in them, each plant by itself: it may stand behind a porch or before it. */
export const planting = (
  house: House,
  project: Project,
  seed: string,
): { readonly near: number; readonly shapes: readonly Shape[] }[] => {
  const random = sequence(`${seed} planting`);
  const blossom = blossoms[hash(`${seed} blossom`) % blossoms.length] ?? null;
  const { street } = house;
  const at = (u: number, out: number, z = 0): Point => project(street.at(u, out, z));
  return freeAlong(house).flatMap(([from, to]) => {
    const steps = Math.max(4, Math.round((to - from) / 24));
    const rim = Array.from({ length: steps + 1 }, (_, step) =>
      at(from + ((to - from) * step) / steps, 34 + 6 * Math.sin(step * 1.3 + from)),
    );
    const soil = polygon([at(from, 0), ...rim, at(to, 0)], { fill: '#6d5643' });
    const count = Math.floor((to - from) / 34);
    const plants = Array.from({ length: count }, (_, index) => {
      const u = from + ((to - from) * (index + 0.5 + (random() - 0.5) * 0.5)) / count;
      const out = 15 + random() * 12;
      const foot = at(u, out);
      const size = foot[1] - at(u, out, 11 + random() * 11)[1];
      const isSheaf = random() > 0.7;
      const colour = greens[Math.floor(random() * greens.length)] ?? '#6c8a58';
      const flowers = random() > 0.55 ? blossom : null;
      return {
        near: nearness(project, street.at(u, out, 0)),
        shapes: isSheaf
          ? sheaf(foot, size, `${seed} sheaf ${index}`)
          : shrub(foot, size, colour, flowers, `${seed} ${index} ${from}`),
      };
    });
    // The soil lies below everything.
    return [{ near: 0, shapes: [soil] }, ...plants];
  });
};

/** The shadow of a home on the ground, and the dark at its foot, both soft. */
export const groundShadow = (house: House, project: Project): Shape[] => {
  const { length, depth, street, porches } = house;
  const side = viewerSide(house);
  const long = street.length;
  const deep = length + depth - long;
  /** Along the street towards the viewer, and before the wall. */
  const at = (u: number, out: number): Point => project(street.at(side > 0 ? u : long - u, out, 0));
  const soft = { fill: '#223020', dusk: '#10181a', opacity: 0.11 };
  const cast = [0, 12, 24, 36, 48].map((by) =>
    polygon(
      [
        at(long * 0.1, 10),
        at(long + 6, 12 + by * 0.3),
        at(long + 110 + by, by - 60),
        at(long + 130 + by * 1.4, -deep - 80),
        at(long * 0.2, -deep - 60),
      ],
      soft,
    ),
  );
  const around = (from: number, to: number, near: number, far: number, by: number): Point[] => [
    project(street.at(from - by, near - by, 0)),
    project(street.at(to + by, near - by, 0)),
    project(street.at(to + by, far + by, 0)),
    project(street.at(from - by, far + by, 0)),
  ];
  const foot = [4, 11, 20].flatMap((by) => [
    polygon(around(0, long, -deep, 0, by), { fill: '#1d2a1c', opacity: 0.22 }),
    ...porches
      .filter(({ wall }) => wall === street)
      .map(({ from, to, depth: out }) =>
        polygon(around(from, to, 0, out, by * 0.8), { fill: '#1d2a1c', opacity: 0.2 }),
      ),
  ]);
  return [...cast, ...foot];
};

/** A place on the way from the steps to the viewer, from 0 to 1, and half the width there. */
const along = (from: Point3, bend: Point3, to: Point3, share: number, offset: number): Point3 => {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  const at = (index: 0 | 1): number => a * from[index] + b * bend[index] + c * to[index];
  const slope = (index: 0 | 1): number =>
    2 * (1 - share) * (bend[index] - from[index]) + 2 * share * (to[index] - bend[index]);
  const long = Math.hypot(slope(0), slope(1)) || 1;
  return [at(0) - (slope(1) / long) * offset, at(1) + (slope(0) / long) * offset, 0];
};

/** A path of pale stone from the steps of the front door to the lower edge of the picture; none where it has no steps to the street. */
export const walkway = (
  house: House,
  { project, groundAt }: Camera,
  paper: { readonly width: number; readonly height: number },
  at: number,
): Shape[] => {
  const { plan, street } = house;
  const porch = entryPorch(house);
  const stairs = porch?.steps.find(({ kind, facing }) => kind === 'stairs' && facing === street.side);
  if (!porch || !stairs) return [];
  const span = seenAt(plan, street.side, stairs);
  const [middle, out] = [(span.from + span.to) / 2, porch.depth + 28];
  const from = street.at(middle, out, 0);
  const share = viewerSide(house) > 0 ? at : 1 - at;
  const to = groundAt([paper.width * share, paper.height + 60]);
  // Straight out of the steps, then towards the viewer.
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const bend = street.at(middle, out + Math.min(170, far * 0.5), 0);
  const steps = 28;
  const side = (offset: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => project(along(from, bend, to, step / steps, offset)));
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
      const place = along(from, bend, to, step / steps, -40);
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

/** A tree behind the home, rooted in the lawn, whose crown is seen above the roof or beside it: at most twice as high as the ridge. */
export const backTree = (house: House, project: Project, seed: string): Shape[] => {
  const random = sequence(`${seed} back tree`);
  const { street, length, depth, roof } = house;
  const long = street.length;
  const deep = length + depth - long;
  const isBeside = random() > 0.4;
  const [u, out] = isBeside
    ? [-60 - random() * 120, -deep - 160 - random() * 160]
    : [long * (0.2 + random() * 0.35), -deep - 220 - random() * 160];
  const side = viewerSide(house);
  const foot = street.at(side > 0 ? u : long - u, out, 0);
  const tall = roof.top * (1.55 + random() * 0.45);
  const [at, top] = [project(foot), project([foot[0], foot[1], tall])];
  const colours = ['#7f9f4f', '#6d9450', '#93a552', '#b59a4c'];
  const colour = colours[Math.floor(random() * colours.length)] ?? '#7f9f4f';
  const height = at[1] - top[1];
  return [shade(at, height * 0.34), ...broadleaf(at, height, colour, `${seed} back tree`)];
};
