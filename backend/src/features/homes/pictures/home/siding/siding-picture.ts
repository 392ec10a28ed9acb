import type { Point } from '@hearthline/model/space/point.ts';
import type { Siding } from '@hearthline/rules/home-options.ts';
import { rect, type Picture } from '../../drawing/shape.ts';
import { drawSiding } from './draw-siding.ts';

const [width, height, scale] = [800, 600, 8] as const;

/** A wall of the material from an arm's length away, in raking light from the upper left. */
export const sidingPicture = (siding: Siding): Picture => {
  const to = (u: number, v: number): Point => [u * scale, height - v * scale];
  const wall = {
    to,
    u1: 0,
    u2: width / scale,
    v1: 0,
    v2: height / scale,
    light: 1,
    detail: 'near',
    seed: `swatch ${siding}`,
  } as const;
  return {
    title: `${siding} siding`,
    width,
    height,
    shapes: [
      ...drawSiding(siding, wall),
      rect(0, 0, width, height, {
        fill: {
          kind: 'linear',
          from: [0, 0],
          to: [width, height],
          stops: [
            [0, '#fff6e42e'],
            [0.45, '#fff6e400'],
            [1, '#10182038'],
          ],
        },
      }),
    ],
  };
};
