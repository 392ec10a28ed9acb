import type { Point } from '@hearthline/model/space/point.ts';
import { circle, ellipse, group, line, path, rect, roundRect, text, type Shape } from '../drawing/shape.ts';
import { ink } from '../drawing/ink.ts';

export const size = { width: 1200, height: 800 } as const;

/** A wooden desk in daylight from the upper left, seen from above. */
export const desk = (): Shape[] => {
  let seams = '';
  let grain = '';
  for (let row = 0; row < 6; row += 1) {
    const y = row * 140;
    seams += `M0 ${y}H${size.width}`;
    for (const x of [((row * 433) % 900) + 160]) seams += `M${x} ${y}v140`;
    for (let wave = 1; wave < 5; wave += 1)
      grain += `M0 ${y + wave * 27}q300 ${(wave % 2 ? -1 : 1) * 9} 600 0t600 0`;
  }
  return [
    rect(0, 0, size.width, size.height, { fill: '#d8bd93' }),
    path(grain, { stroke: '#c9ab7d', width: 1.6, opacity: 0.5 }),
    path(seams, { stroke: '#b89766', width: 2, opacity: 0.7 }),
    rect(0, 0, size.width, size.height, {
      fill: {
        kind: 'linear',
        from: [0, 0],
        to: [size.width, size.height],
        stops: [
          [0, '#fff6e466'],
          [0.5, '#fff6e400'],
          [1, '#2a1e1040'],
        ],
      },
    }),
  ];
};

interface Lying {
  /** Its middle on the desk, and how it is turned, in degrees. */
  readonly at: Point;
  readonly turn: number;
}

/** Something flat that lies on the desk, drawn around its middle, above a soft shadow. */
export const lying = ({ at, turn }: Lying, w: number, h: number, shapes: readonly Shape[]): Shape =>
  group(
    [
      ...[18, 12, 6].map((by) =>
        roundRect(-w / 2 + by * 0.5, -h / 2 + by, w, h, 10, { fill: '#3a2a16', opacity: 0.09 }),
      ),
      ...shapes,
    ],
    { move: at, turn },
  );

export const sheetOfPaper = (w: number, h: number): Shape =>
  rect(-w / 2, -h / 2, w, h, { fill: ink.white, stroke: '#e6dfd0', width: 1.5 });

/** A tick as a pen draws it. */
export const tick = (x: number, y: number, s: number, colour: string): Shape =>
  path(`M${x} ${y}l${s * 0.4} ${s * 0.42}l${s * 0.78} ${-s}`, {
    stroke: colour,
    width: s * 0.2,
    cap: 'round',
    join: 'round',
  });

export const pencil = (length: number, colour: string): Shape[] => [
  rect(-length / 2, -9, length - 46, 18, { fill: colour }),
  rect(-length / 2, -9, length - 46, 6, { fill: '#ffffff', opacity: 0.25 }),
  rect(-length / 2 - 18, -9, 18, 18, { fill: '#c9cdcd' }),
  roundRect(-length / 2 - 40, -9, 26, 18, 6, { fill: '#d39a8d' }),
  path(`M${length / 2 - 46} -9L${length / 2} 0L${length / 2 - 46} 9Z`, { fill: '#efdcb8' }),
  path(`M${length / 2 - 14} -2.8L${length / 2} 0L${length / 2 - 14} 2.8Z`, { fill: ink.wall }),
];

/** A cup of coffee from above. */
export const cup = ([x, y]: Point, r: number): Shape[] => [
  ellipse(x + 12, y + 14, r * 1.5, r * 1.46, { fill: '#3a2a16', opacity: 0.14 }),
  circle(x, y, r * 1.45, { fill: '#f4efe4', stroke: '#ddd3c0', width: 2 }),
  roundRect(x + r * 0.8, y - 9, r * 0.8, 18, 9, { fill: '#fffdf9', stroke: '#ddd3c0', width: 2 }),
  circle(x, y, r, { fill: '#fffdf9', stroke: '#ddd3c0', width: 2 }),
  circle(x, y, r * 0.82, { fill: '#5b3d28' }),
  ellipse(x - r * 0.25, y - r * 0.3, r * 0.32, r * 0.2, { fill: '#9a7350', opacity: 0.6 }),
];

export const label = (
  content: string,
  at: Point,
  size_: number,
  options: { strong?: boolean; colour?: string; align?: 'left' | 'center' | 'right' } = {},
): Shape =>
  text(content, at, {
    face: options.strong ? 'label-strong' : 'label',
    size: size_,
    fill: options.colour ?? ink.text,
    align: options.align ?? 'left',
  });

export const rule = (x1: number, x2: number, y: number): Shape =>
  line(x1, y, x2, y, { stroke: '#e0d8c8', width: 1.6 });
