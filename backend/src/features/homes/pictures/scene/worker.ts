import type { Point } from '@hearthline/model/space/point.ts';
import { lit } from '../drawing/colour.ts';
import { circle, ellipse, group, path, rect, roundRect, type Shape } from '../drawing/shape.ts';

export interface Worker {
  /** Where the feet stand. */
  readonly at: Point;
  /** 1 is 200 units tall. */
  readonly scale: number;
  /** Which way they look: 1 to the right, -1 to the left. */
  readonly facing: 1 | -1;
  readonly skin: string;
  readonly shirt: string;
  /** Where the near hand is, from the shoulder, in units of the figure. */
  readonly hand: Point;
}

/** Somebody who stands at work, seen from the side, with a hard hat and a vest. */
export const worker = ({ at, scale, facing, skin, shirt, hand: [hx, hy] }: Worker): Shape => {
  const f = (value: number): number => value * facing;
  const p = (x: number, y: number): string => `${f(x)} ${y}`;
  const limb = (d: string, stroke: string, width: number): Shape =>
    path(d, { stroke, width, cap: 'round', join: 'round' });
  return group(
    [
      ellipse(4, 2, 44, 8, { fill: '#1c2226', opacity: 0.22 }),
      limb(`M${p(-10, -92)}L${p(-14, -8)}`, '#3c4a55', 24),
      limb(`M${p(10, -92)}L${p(14, -8)}`, '#46555f', 24),
      roundRect(f(-16) - 22, -12, 40, 14, 6, { fill: '#3a2f28' }),
      roundRect(f(16) - 18, -12, 40, 14, 6, { fill: '#453830' }),
      limb(`M${p(14, -142)}Q${p(34, -128)} ${p(hx * 0.8, -142 + hy)}`, lit(shirt, 0.8), 17),
      roundRect(-27, -158, 54, 74, 16, { fill: shirt }),
      path(`M-27 -148q4 -10 14 -10h5v74h-19ZM27 -148q-4 -10 -14 -10h-5v74h19Z`, { fill: '#e39a3c' }),
      rect(-27, -112, 54, 7, { fill: '#f6e7b5' }),
      rect(f(2) - 8, -172, 16, 20, { fill: lit(skin, 0.86) }),
      ellipse(f(2), -184, 18, 21, { fill: skin }),
      path(`M${p(19, -188)}q${p(6, 6)} ${p(0, 9)}Z`, { fill: skin }),
      circle(f(11), -187, 1.9, { fill: '#2b2b2b' }),
      path(`M${p(-20, -190)}C${p(-20, -214)} ${p(18, -218)} ${p(21, -191)}Z`, { fill: '#f3c64b' }),
      path(`M${p(-21, -192)}L${p(31, -191)}L${p(30, -187)}L${p(-20, -187)}Z`, { fill: '#dbaa30' }),
      limb(`M${p(-4, -142)}Q${p(hx * 0.3, -112)} ${p(hx, -142 + hy)}`, lit(shirt, 0.93), 18),
      circle(f(hx + 4), -142 + hy, 10, { fill: skin }),
    ],
    { move: at, scale },
  );
};
