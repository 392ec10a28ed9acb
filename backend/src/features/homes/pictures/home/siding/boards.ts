import { sidingSizes } from '@hearthline/model/home/finishes.ts';
import { sequence } from '@hearthline/model/random.ts';
import type { Point } from '@hearthline/model/space/point.ts';
import { lit, mix } from '../../drawing/colour.ts';
import { path, type Shape } from '../../drawing/shape.ts';
import type { Cladding } from './cladding.ts';
import { linePath, patch, patchPath } from '../patch.ts';

const ground = ({ to, u1, u2, v1, v2, light }: Cladding, colour: string): Shape =>
  patch(to, u1, v1, u2 - u1, v2 - v1, lit(colour, light));

interface Lap {
  readonly exposure: number;
  /** Height of the shadow under each course. */
  readonly bevel: number;
  /** Average distance between butt joints; 0 for none. */
  readonly joints: number;
  readonly grain: boolean;
}

/** Horizontal courses, each casting a line of shadow on the one below. */
export const laps = (wall: Cladding, colour: string, { exposure, bevel, joints, grain }: Lap): Shape[] => {
  const { to, u1, u2, v1, v2, light, detail } = wall;
  const random = sequence(wall.seed);
  const shadows: string[] = [];
  const edges: string[] = [];
  const cuts: string[] = [];
  const fibres: string[] = [];
  const shades: [string, string][] = [];
  const slopes: [string, Point, Point][] = [];
  for (let v = v1; v < v2; v += exposure) {
    shadows.push(patchPath(to, u1, v, u2 - u1, bevel));
    edges.push(patchPath(to, u1, v + bevel, u2 - u1, bevel * 0.55));
    slopes.push([patchPath(to, u1, v, u2 - u1, exposure), to(u1, v + exposure), to(u1, v)]);
    if (random() > 0.55)
      shades.push([patchPath(to, u1, v, u2 - u1, exposure), random() > 0.5 ? '#ffffff' : '#20303c']);
    if (joints)
      for (let u = u1 + random() * joints; u < u2; u += joints * (0.7 + random() * 0.6))
        cuts.push(linePath(to, u, v + bevel, u, v + exposure));
    if (grain && detail === 'near') {
      for (let row = 0; row < 5; row += 1) {
        const height = v + bevel + 0.8 + random() * (exposure - bevel - 1.4);
        for (let u = u1 - random() * 20; u < u2; u += 14 + random() * 26)
          fibres.push(linePath(to, u, height, u + 6 + random() * 16, height + (random() - 0.5) * 0.5));
      }
    }
  }
  return [
    ground(wall, colour),
    ...shades.map(([d, fill]) => path(d, { fill, opacity: 0.025 })),
    ...(detail === 'near'
      ? slopes.map(([d, from, bottom]) =>
          path(d, {
            fill: {
              kind: 'linear',
              from,
              to: bottom,
              stops: [
                [0, lit(colour, light * 0.9)],
                [0.75, lit(colour, light * 1.02)],
                [1, lit(colour, light * 1.1)],
              ],
            },
          }),
        )
      : []),
    path(fibres.join(''), { stroke: lit(colour, light * 0.84), width: 1, opacity: 0.5 }),
    path(edges.join(''), { fill: lit(colour, light * 1.16), opacity: 0.75 }),
    path(shadows.join(''), { fill: lit(colour, light * 0.66) }),
    path(cuts.join(''), { stroke: lit(colour, light * 0.62), width: detail === 'near' ? 2 : 0.9 }),
  ];
};

/** Upright cedar boards in changing tones, with grain, knots and open joints. */
export const boards = (wall: Cladding, colour: string): Shape[] => {
  const { to, u1, u2, v1, v2, light, detail } = wall;
  const random = sequence(wall.seed);
  const width = detail === 'near' ? sidingSizes.wood.board : 9;
  const tones = ['#7f5228', '#caa06a', '#a9713d', '#d6ae7b', '#94602f'].map((tone) =>
    lit(mix(colour, tone, 0.5), light),
  );
  const byTone = tones.map((): string[] => []);
  const grain: string[] = [];
  const joints: string[] = [];
  const glints: string[] = [];
  const knots: string[] = [];
  for (let u = u1; u < u2; u += width) {
    byTone[Math.floor(random() * tones.length)]?.push(patchPath(to, u, v1, width, v2 - v1));
    joints.push(patchPath(to, u, v1, detail === 'near' ? sidingSizes.wood.joint : 0.8, v2 - v1));
    glints.push(patchPath(to, u + 0.5, v1, 0.35, v2 - v1));
    const strands = detail === 'near' ? 9 : 1;
    for (let strand = 0; strand < strands; strand += 1) {
      const at = u + 1 + ((width - 1.6) * (strand + random() * 0.8)) / strands;
      const sway = (random() - 0.5) * 1.4;
      const [a, b, c, d] = [
        to(at, v1),
        to(at + sway, v1 + (v2 - v1) * 0.33),
        to(at - sway, v1 + (v2 - v1) * 0.66),
        to(at + sway * 0.3, v2),
      ];
      grain.push(
        `M${a[0].toFixed(1)} ${a[1].toFixed(1)}C${b[0].toFixed(1)} ${b[1].toFixed(1)} ${c[0].toFixed(1)} ${c[1].toFixed(1)} ${d[0].toFixed(1)} ${d[1].toFixed(1)}`,
      );
    }
    if (detail === 'near' && random() > 0.45) {
      const [x, y] = to(u + width * (0.3 + random() * 0.4), v1 + random() * (v2 - v1));
      const size = 4 + random() * 5;
      for (const ring of [1, 0.62, 0.28])
        knots.push(
          `M${x - size * ring} ${y}a${size * ring} ${size * ring * 1.7} 0 1 1 ${2 * size * ring} 0a${size * ring} ${size * ring * 1.7} 0 1 1 ${-2 * size * ring} 0Z`,
        );
    }
  }
  return [
    ground(wall, colour),
    ...byTone.map((each, index) => path(each.join(''), { fill: tones[index] ?? colour })),
    path(grain.join(''), {
      stroke: lit('#6d4320', light),
      width: detail === 'near' ? 1.1 : 0.5,
      opacity: detail === 'near' ? 0.34 : 0.3,
    }),
    path(knots.join(''), { fill: lit('#6d4320', light), opacity: 0.3 }),
    path(glints.join(''), { fill: '#fff3dc', opacity: detail === 'near' ? 0.28 : 0 }),
    path(joints.join(''), { fill: lit('#4a2d16', light), opacity: 0.85 }),
  ];
};

/** Upright metal panels between narrow raised seams. */
export const seams = (wall: Cladding, colour: string): Shape[] => {
  const { to, u1, u2, v1, v2, light, detail } = wall;
  const pitch = detail === 'near' ? sidingSizes.metal.pitch : 15;
  const dark: string[] = [];
  const bright: string[] = [];
  const sheen: string[] = [];
  const ribs: string[] = [];
  const h = v2 - v1;
  for (let u = u1 + pitch / 2; u < u2; u += pitch) {
    dark.push(patchPath(to, u + 0.7, v1, 1.5, h));
    bright.push(patchPath(to, u, v1, 0.8, h));
    sheen.push(patchPath(to, u + pitch * 0.3, v1, pitch * 0.35, h));
    if (detail === 'near')
      for (const share of [0.34, 0.67]) ribs.push(patchPath(to, u + pitch * share, v1, 0.35, h));
  }
  return [
    ground(wall, colour),
    path(sheen.join(''), { fill: '#ffffff', opacity: 0.055 }),
    path(ribs.join(''), { fill: lit(colour, light * 0.8), opacity: 0.6 }),
    path(dark.join(''), { fill: lit(colour, light * 0.55) }),
    path(bright.join(''), { fill: lit(colour, light * 1.32) }),
  ];
};

/** Long level composite boards with open shadow joints, in close tones, streaked along their length. */
export const planks = (wall: Cladding, colour: string): Shape[] => {
  const { to, u1, u2, v1, v2, light, detail } = wall;
  const near = detail === 'near';
  const random = sequence(wall.seed);
  const { board, joint } = sidingSizes.composite;
  const [height, gap, length] = near ? [board, joint, sidingSizes.composite.length] : [7.5, 0.9, 150];
  const tones = [0.86, 0.95, 1, 1.06, 1.15].map((by) => lit(colour, light * by));
  const byTone = tones.map((): string[] => []);
  const glints: string[] = [];
  const shades: string[] = [];
  const streaks: { dark: string[]; bright: string[] } = { dark: [], bright: [] };
  let last = -1;
  for (let v = v1; v < v2; v += height) {
    const top = Math.min(v + height - gap, v2);
    for (let u = u1 - random() * length; u < u2; u += length) {
      const [from, end] = [Math.max(u, u1), Math.min(u + length - gap, u2)];
      if (end <= from) continue;
      // Never the same tone as the previous board: two alike would look like one block.
      last = (last + 1 + Math.floor(random() * (tones.length - 1))) % tones.length;
      byTone[last]?.push(patchPath(to, from, v, end - from, top - v));
      glints.push(patchPath(to, from, top - 0.28, end - from, 0.28));
      shades.push(patchPath(to, from, v, end - from, near ? 0.5 : 0.9));
      for (let strand = 0; near && strand < 34; strand += 1) {
        const at = v + 0.5 + random() * (top - v - 1);
        const begin = from + (random() * 1.3 - 0.3) * (end - from);
        const line = linePath(
          to,
          Math.max(from, begin),
          at,
          Math.min(end, Math.max(from, begin) + 10 + random() * 34),
          at + (random() - 0.5) * 0.22,
        );
        streaks[random() > 0.4 ? 'dark' : 'bright'].push(line);
      }
    }
  }
  return [
    ground(wall, '#33291f'),
    ...byTone.map((each, index) => path(each.join(''), { fill: tones[index] ?? colour })),
    path(streaks.dark.join(''), { stroke: lit(colour, light * 0.68), width: 1, opacity: 0.42 }),
    path(streaks.bright.join(''), { stroke: lit(colour, light * 1.35), width: 1, opacity: 0.34 }),
    path(shades.join(''), { fill: lit(colour, light * 0.7), opacity: 0.7 }),
    path(glints.join(''), { fill: lit(colour, light * 1.35), opacity: 0.8 }),
  ];
};
