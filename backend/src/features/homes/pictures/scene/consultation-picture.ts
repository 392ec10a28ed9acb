import type { Point } from '@hearthline/model/space/point.ts';
import { drawLand } from '../home/land.ts';
import {
  ellipse,
  group,
  line,
  path,
  polygon,
  polygonPath,
  rect,
  roundRect,
  type Picture,
  type Shape,
} from '../drawing/shape.ts';
import { ink } from '../drawing/ink.ts';
import { size } from './desk.ts';
import { nearArm, person, type Person } from './people.ts';

const [edge, front] = [560, 700] as const;

/** A wide window with the land behind it. */
const view = (): Shape[] => {
  const [x, y, w, h] = [350, 70, 520, 300] as const;
  return [
    rect(x - 16, y - 16, w + 32, h + 32, { fill: '#fffdf9' }),
    group(
      [
        group(
          drawLand(1200, 800, () => [0, 520], 'window'),
          { scale: 0.46, move: [x - 10, y - 10] },
        ),
      ],
      { clip: `M${x} ${y}h${w}v${h}h${-w}Z` },
    ),
    line(x + w / 2, y, x + w / 2, y + h, { stroke: '#fffdf9', width: 12 }),
    rect(x - 30, y + h + 14, w + 60, 16, { fill: '#fffdf9' }),
    rect(x - 30, y + h + 30, w + 60, 6, { fill: '#17222b', opacity: 0.12 }),
  ];
};

/** A floor plan on the table, in perspective. */
const plan = (): Shape[] => {
  const to = (u: number, v: number): Point => [600 + (u - 0.5) * (470 + v * 130), edge + 22 + v * 92];
  const wall = (...points: readonly (readonly [number, number])[]): string =>
    polygonPath(points.map(([u, v]) => to(u, v))).slice(0, -1);
  const room = (u1: number, v1: number, u2: number, v2: number, fill: string): Shape =>
    polygon([to(u1, v1), to(u2, v1), to(u2, v2), to(u1, v2)], { fill });
  return [
    polygon([to(-0.01, 0.06), to(1.03, 0.06), to(1.03, 1.07), to(-0.01, 1.07)], {
      fill: '#3a2a16',
      opacity: 0.18,
    }),
    polygon([to(0, 0), to(1, 0), to(1, 1), to(0, 1)], { fill: ink.white }),
    room(0.1, 0.16, 0.36, 0.84, ink.suite),
    room(0.36, 0.16, 0.66, 0.84, ink.wood),
    room(0.66, 0.16, 0.9, 0.5, ink.tile),
    room(0.66, 0.5, 0.9, 0.84, ink.carpet),
    path(
      wall([0.1, 0.16], [0.9, 0.16], [0.9, 0.84], [0.1, 0.84], [0.1, 0.16]) +
        wall([0.36, 0.16], [0.36, 0.6]) +
        wall([0.66, 0.16], [0.66, 0.4]) +
        wall([0.66, 0.5], [0.66, 0.84]) +
        wall([0.66, 0.5], [0.9, 0.5]),
      { stroke: ink.wall, width: 5, join: 'miter' },
    ),
    room(0.14, 0.34, 0.25, 0.68, '#b4c2ad'),
    room(0.45, 0.56, 0.56, 0.74, '#d9c3a0'),
    room(0.79, 0.6, 0.87, 0.78, '#dcb59f'),
  ];
};

const mug = (x: number, y: number, colour: string): Shape[] => [
  ellipse(x + 10, y + 30, 40, 9, { fill: '#3a2a16', opacity: 0.2 }),
  path(`M${x + 24} ${y - 12}q24 2 20 22t-24 12`, { stroke: colour, width: 8 }),
  path(`M${x - 28} ${y - 26}v46q0 12 28 12t28 -12v-46Z`, { fill: colour }),
  ellipse(x, y - 26, 28, 8, { fill: '#5b3d28', stroke: colour, width: 4 }),
];

const lamp = (): Shape[] => [
  line(980, 0, 980, 104, { stroke: '#3d4a44', width: 5 }),
  path('M930 160q6 -58 50 -58t50 58Z', { fill: '#b5654a' }),
  ellipse(980, 160, 50, 9, { fill: '#fff0c9' }),
];

const potted = (): Shape[] => [
  ...[-58, -34, -12, 12, 34, 58].map((lean) =>
    path(`M190 330q${lean * 0.3} -60 ${lean} -120q${lean * 0.1 + 14} 70 ${-lean * 0.8} 122Z`, {
      fill: lean % 4 ? '#5c7d5a' : '#6f8f6d',
    }),
  ),
  path('M142 328h96l-14 84h-68Z', { fill: '#c08c72' }),
  rect(136, 318, 108, 18, { fill: '#cc9a80' }),
];

const people: readonly Person[] = [
  { at: [256, edge + 10], facing: 1, skin: '#c98f6b', hair: '#3a2a22', top: '#8fa387', hand: [176, 60] },
  {
    at: [428, edge + 4],
    facing: 1,
    skin: '#e8bf9f',
    hair: '#7a4a2c',
    top: '#d3a389',
    longHair: true,
    hand: [120, 52],
  },
  {
    at: [930, edge + 8],
    facing: -1,
    skin: '#8a5a3c',
    hair: '#241c1a',
    top: '#2f5546',
    collar: true,
    hand: [196, 58],
  },
];

/** A couple and a consultant at a table with a floor plan between them. */
export const consultationPicture = (): Picture => ({
  title: 'A couple and a consultant over a floor plan',
  ...size,
  shapes: [
    rect(0, 0, size.width, size.height, {
      fill: {
        kind: 'linear',
        from: [0, 0],
        to: [0, edge],
        stops: [
          [0, '#dfe4d6'],
          [1, '#ece7d8'],
        ],
      },
    }),
    ...view(),
    rect(64, 412, 250, 14, { fill: '#c3a276' }),
    ...potted(),
    ...lamp(),
    ...people.map(person),
    polygon(
      [
        [40, edge],
        [1160, edge],
        [1230, front],
        [-30, front],
      ],
      { fill: '#c9a877' },
    ),
    path(`M20 ${edge + 38}H1180M0 ${edge + 88}H1210`, { stroke: '#b89766', width: 2, opacity: 0.6 }),
    rect(-30, front, 1260, 30, { fill: '#a98553' }),
    rect(-30, front + 30, 1260, 80, { fill: '#8f6d42' }),
    ...plan(),
    ...people.map(nearArm),
    ...mug(138, 640, '#4f6f8a'),
    ...mug(1064, 634, '#fffdf9'),
    roundRect(760, 648, 150, 10, 5, { fill: '#c98a3c' }),
  ],
});
