import { brickTones, mortar, sidingSizes, stoneJoint, stoneTones } from '@hearthline/model/home/finishes.ts';
import { sequence } from '@hearthline/model/random.ts';
import { lit, mix } from '../../drawing/colour.ts';
import { path, polygonPath, type Shape } from '../../drawing/shape.ts';
import type { Cladding } from './cladding.ts';
import { patch, patchPath } from '../patch.ts';

/** Running bond: every course offset by half a brick, in fired tones between light mortar. */
export const bricks = (wall: Cladding): Shape[] => {
  const { to, u1, u2, v1, v2, light, detail } = wall;
  const random = sequence(wall.seed);
  const { length, height } = sidingSizes.brick;
  const [w, h, joint] = detail === 'near' ? [length, height, sidingSizes.brick.joint] : [11, 4, 0.75];
  const tones = brickTones.map((tone) => lit(tone, light));
  const byTone = tones.map((): string[] => []);
  const lights: string[] = [];
  const shades: string[] = [];
  const pits: string[] = [];
  let course = 0;
  for (let v = v1; v < v2; v += h, course += 1) {
    for (let u = u1 - (course % 2 ? w / 2 : 0); u < u2; u += w) {
      byTone[Math.floor(random() * random() * tones.length * 1.4) % tones.length]?.push(
        patchPath(to, u + joint / 2, v + joint / 2, w - joint, h - joint),
      );
      if (detail === 'far') continue;
      lights.push(patchPath(to, u + joint / 2, v + h - joint / 2 - 0.16, w - joint, 0.16));
      shades.push(patchPath(to, u + joint / 2, v + joint / 2, w - joint, 0.2));
      for (let pit = 0; pit < 7; pit += 1)
        pits.push(
          patchPath(
            to,
            u + joint + random() * (w - 1.4),
            v + 0.5 + random() * (h - 1),
            0.1 + random() * 0.25,
            0.1,
          ),
        );
    }
  }
  return [
    patch(to, u1, v1, u2 - u1, v2 - v1, lit(mortar, light * 0.96)),
    ...byTone.map((each, index) => path(each.join(''), { fill: tones[index] ?? '#a3573f' })),
    path(pits.join(''), { fill: '#4c2219', opacity: 0.35 }),
    path(lights.join(''), { fill: '#ffd9bd', opacity: 0.28 }),
    path(shades.join(''), { fill: '#3a1a14', opacity: 0.35 }),
  ];
};

/** Ledge stone: courses of different heights, stones of different lengths, none exactly square. */
export const stones = (wall: Cladding): Shape[] => {
  const { to, u1, u2, v1, v2, light, detail } = wall;
  const random = sequence(wall.seed);
  const near = detail === 'near';
  const tones = stoneTones.map((tone) => lit(tone, light));
  const byTone = tones.map((): string[] => []);
  const lights: string[] = [];
  const shades: string[] = [];
  const facets: string[] = [];
  const unit = near ? 1 : 1.6;
  for (let v = v1; v < v2;) {
    const h = (2.6 + random() * 4.6) * unit;
    for (let u = u1 - random() * 16; u < u2;) {
      const w = (6 + random() * 15) * unit;
      const gap = (sidingSizes.stone.joint / 2) * unit;
      const jitter = (): number => (random() - 0.5) * 0.55 * unit;
      const corners = [
        [u + gap + jitter() * 0.5, v + gap + jitter() * 0.5],
        [u + w / 2, v + gap + jitter() * 0.6],
        [u + w - gap + jitter() * 0.5, v + gap + jitter() * 0.5],
        [u + w - gap + jitter() * 0.5, v + h - gap + jitter() * 0.5],
        [u + w * 0.45, v + h - gap + jitter() * 0.6],
        [u + gap + jitter() * 0.5, v + h - gap + jitter() * 0.5],
      ] as const;
      byTone[Math.floor(random() * tones.length)]?.push(polygonPath(corners.map(([a, b]) => to(a, b))));
      lights.push(patchPath(to, u + gap * 1.6, v + h - gap - 0.45 * unit, w - gap * 3.2, 0.38 * unit));
      shades.push(patchPath(to, u + gap * 1.6, v + gap, w - gap * 3.2, 0.55 * unit));
      if (near) {
        const split = u + w * (0.25 + random() * 0.5);
        facets.push(
          polygonPath([
            to(split, v + gap),
            to(u + w - gap, v + gap),
            to(u + w - gap, v + h - gap),
            to(split + (random() - 0.5) * 3, v + h - gap),
          ]),
        );
      }
      u += w;
    }
    v += h;
  }
  return [
    patch(to, u1, v1, u2 - u1, v2 - v1, lit(stoneJoint, light)),
    ...byTone.map((each, index) => path(each.join(''), { fill: tones[index] ?? '#a39b8d' })),
    path(facets.join(''), { fill: '#3d3a36', opacity: 0.07 }),
    path(lights.join(''), { fill: '#fff5e2', opacity: near ? 0.3 : 0.22 }),
    path(shades.join(''), { fill: '#24211e', opacity: near ? 0.3 : 0.22 }),
  ];
};

/** Plaster: soft clouds of tone, sand grains and the sweep of the trowel. */
export const plaster = (wall: Cladding, colour: string): Shape[] => {
  const { to, u1, u2, v1, v2, light, detail } = wall;
  const random = sequence(wall.seed);
  const near = detail === 'near';
  const area = (u2 - u1) * (v2 - v1);
  const pick = (): [number, number] => [u1 + random() * (u2 - u1), v1 + random() * (v2 - v1)];
  const clouds: Shape[] = Array.from({ length: near ? 46 : 26 }, (_, index) => {
    const [u, v] = pick();
    const size = (near ? 10 : 34) * (0.6 + random());
    return path(
      polygonPath(
        Array.from({ length: 9 }, (__, corner) =>
          to(
            u + Math.cos(corner * 0.7) * size * (0.8 + random() * 0.4),
            v + Math.sin(corner * 0.7) * size * 0.6 * (0.8 + random() * 0.4),
          ),
        ),
      ),
      {
        fill: index % 2 ? '#fff6e4' : mix(colour, '#8a6f4a', 0.6),
        opacity: near ? 0.045 : 0.05,
      },
    );
  });
  const dots = (count: number, size: number): string =>
    Array.from({ length: count }, () => {
      const [u, v] = pick();
      return patchPath(to, u, v, size * (0.5 + random()), size * (0.4 + random() * 0.6));
    }).join('');
  const grains = Math.min(near ? 9000 : 2600, Math.round(area * (near ? 0.9 : 0.03)));
  const sweeps = Array.from({ length: near ? 150 : 0 }, () => {
    const [u, v] = pick();
    const reach = 5 + random() * 9;
    const [a, b, c] = [
      to(u, v),
      to(u + reach / 2, v + 1.5 + random() * 2),
      to(u + reach, v + (random() - 0.5) * 2),
    ];
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${b[0].toFixed(1)} ${b[1].toFixed(1)} ${c[0].toFixed(1)} ${c[1].toFixed(1)}`;
  });
  return [
    patch(to, u1, v1, u2 - u1, v2 - v1, lit(colour, light)),
    ...clouds,
    path(sweeps.join(''), {
      stroke: lit(mix(colour, '#8a6f4a', 0.35), light),
      width: 1.6,
      opacity: 0.35,
      cap: 'round',
    }),
    path(sweeps.join(''), { stroke: '#fff8ea', width: 0.9, opacity: 0.35, cap: 'round' }),
    path(dots(grains, near ? 0.2 : 0.9), { fill: '#7b6341', opacity: near ? 0.3 : 0.16 }),
    path(dots(grains, near ? 0.18 : 0.9), { fill: '#fffaf0', opacity: near ? 0.6 : 0.3 }),
  ];
};
