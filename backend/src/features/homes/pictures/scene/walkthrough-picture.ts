import { drawLand } from '../home/land.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  polygon,
  rect,
  roundRect,
  type Picture,
  type Shape,
} from '../drawing/shape.ts';
import { size } from './desk.ts';
import { nearArm, person, type Person } from './people.ts';

const island = 590;

const cupboard = (x: number, y: number, w: number, h: number): Shape[] => [
  rect(x, y, w, h, { fill: '#8fa387' }),
  rect(x + 12, y + 12, w - 24, h - 24, { stroke: '#7a9073', width: 4 }),
  line(x + w - 22, y + h - 46, x + w - 22, y + h - 22, { stroke: '#e9d9a8', width: 6, cap: 'round' }),
];

/** An open one, with its dishes. */
const opened = (x: number, y: number, w: number, h: number): Shape[] => [
  rect(x, y, w, h, { fill: '#7a9073' }),
  rect(x + 8, y + 8, w - 16, h - 16, { fill: '#efe6d2' }),
  rect(x + 8, y + h * 0.5, w - 16, 7, { fill: '#cdb98e' }),
  ...[0, 1, 2, 3, 4].map((plate) =>
    roundRect(x + 24, y + h * 0.5 - 14 - plate * 9, 62, 7, 3, { fill: plate % 2 ? '#d3a389' : '#fffdf9' }),
  ),
  ...[0, 1, 2].map((glass) =>
    path(`M${x + 24 + glass * 30} ${y + h - 52}h22l-3 42h-16Z`, { fill: '#a9c1c8', opacity: 0.9 }),
  ),
  // Its door, swung towards the room.
  polygon(
    [
      [x + w, y],
      [x + w + 54, y - 18],
      [x + w + 54, y + h + 18],
      [x + w, y + h],
    ],
    { fill: '#a3b59b' },
  ),
];

const wallSide = (): Shape[] => [
  rect(0, 0, size.width, size.height, { fill: '#f0eadb' }),
  rect(0, 300, size.width, 110, { fill: '#e6ebe2' }),
  path(
    Array.from({ length: 16 }, (_, index) => `M${index * 80} 300v55M${index * 80 + 40} 355v55`).join('') +
      'M0 300H1200M0 355H1200',
    { stroke: '#d3dace', width: 3 },
  ),
  ...opened(60, 60, 140, 220),
  ...cupboard(262, 60, 140, 220),
  // The window above the sink.
  rect(444, 44, 312, 250, { fill: '#fffdf9' }),
  group(
    [
      group(
        drawLand(1200, 800, () => [0, 520], 'kitchen'),
        { scale: 0.42, move: [450, -10] },
      ),
    ],
    { clip: 'M460 60h280v218h-280Z' },
  ),
  line(600, 60, 600, 278, { stroke: '#fffdf9', width: 8 }),
  ...cupboard(800, 60, 140, 220),
  // Hood and range.
  path('M984 60h120v92l44 66v30H940v-30l44 -66Z', { fill: '#c9cdcd' }),
  rect(940, 232, 208, 16, { fill: '#aeb4b5' }),
  rect(0, 410, size.width, 22, { fill: '#d9c3a0' }),
  rect(0, 432, size.width, 220, { fill: '#7f957a' }),
  ...[20, 190, 360, 700].map((x) => rect(x, 452, 150, 150, { stroke: '#6d8468', width: 4 })),
  roundRect(936, 404, 216, 250, 6, { fill: '#dfe3e4' }),
  rect(964, 476, 160, 110, { fill: '#4a5358' }),
  line(964, 456, 1124, 456, { stroke: '#aeb4b5', width: 8, cap: 'round' }),
  ...[990, 1098].map((x) => ellipse(x, 406, 34, 6, { fill: '#4a5358' })),
  path('M570 408v-46q0 -26 26 -26t26 26v10', { stroke: '#aeb4b5', width: 9, cap: 'round' }),
];

const people: readonly Person[] = [
  {
    at: [376, island + 8],
    facing: -1,
    skin: '#8a5a3c',
    hair: '#241c1a',
    top: '#c9824f',
    longHair: true,
    hand: [172, 40],
  },
  { at: [560, island + 12], facing: -1, skin: '#a9714d', hair: '#241c1a', top: '#5f7d92', hand: [120, 54] },
  {
    at: [884, island + 8],
    facing: -1,
    skin: '#e8bf9f',
    hair: '#a5713d',
    top: '#2f5546',
    collar: true,
    hand: [188, 56],
  },
];

/** Two visitors in the kitchen of a display model, a cupboard open beside them. */
export const walkthroughPicture = (): Picture => ({
  title: 'Visitors in the kitchen of a display model',
  ...size,
  shapes: [
    ...wallSide(),
    ...people.map(person),
    polygon(
      [
        [110, island],
        [1090, island],
        [1160, island + 96],
        [40, island + 96],
      ],
      { fill: '#f4efe4' },
    ),
    rect(40, island + 96, 1120, 18, { fill: '#ddd3c0' }),
    rect(70, island + 114, 1060, 120, { fill: '#8fa387' }),
    path('M330 704V800M600 704V800M870 704V800', { stroke: '#7a9073', width: 5 }),
    ...people.map(nearArm),
    // A bowl of fruit.
    ...(
      [
        [1000, 606, '#c9824f'],
        [1036, 600, '#b5654a'],
        [1066, 608, '#d9b45a'],
      ] as const
    ).map(([x, y, fill]) => circle(x, y, 22, { fill })),
    path('M966 612h134q-6 48 -67 48t-67 -48Z', { fill: '#fffdf9', stroke: '#ddd3c0', width: 3 }),
  ],
});
