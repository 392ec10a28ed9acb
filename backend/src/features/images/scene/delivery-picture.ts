import { drawLand } from '../home/land.ts';
import {
  circle,
  ellipse,
  line,
  path,
  polygon,
  rect,
  roundRect,
  text,
  type Picture,
  type Shape,
} from '../drawing/shape.ts';
import { size } from './desk.ts';

const horizon = 430;
const road = 640;

const wheel = (x: number, r: number): Shape[] => [
  circle(x, road + 8 - r, r, { fill: '#262c30' }),
  circle(x, road + 8 - r, r * 0.56, { fill: '#c3c9ca' }),
  circle(x, road + 8 - r, r * 0.2, { fill: '#737b7e' }),
];

const pane = (x: number, y: number, w: number, h: number): Shape[] => [
  rect(x - 6, y - 6, w + 12, h + 12, { fill: '#ffffff' }),
  rect(x, y, w, h, {
    fill: {
      kind: 'linear',
      from: [x, y],
      to: [x, y + h],
      stops: [
        [0, '#86a5b4'],
        [0.5, '#a9c1c8'],
        [1, '#4f6a72'],
      ],
    },
  }),
  polygon(
    [
      [x + w * 0.5, y],
      [x + w * 0.72, y],
      [x + w * 0.34, y + h],
      [x + w * 0.12, y + h],
    ],
    { fill: '#ffffff', opacity: 0.18 },
  ),
  line(x, y + h * 0.5, x + w, y + h * 0.5, { stroke: '#ffffff', width: 4 }),
  line(x + w / 2, y, x + w / 2, y + h, { stroke: '#ffffff', width: 4 }),
];

/** One finished section of a home on its carrier, seen from the side. */
const section = (): Shape[] => {
  const [left, right, top, bottom] = [96, 770, 366, 560];
  let laps = '';
  for (let y = top + 16; y < bottom; y += 13) laps += `M${left} ${y}H${right}`;
  return [
    rect(left, top, right - left, bottom - top, { fill: '#5f8296' }),
    path(laps, { stroke: '#4c6b7e', width: 1.6 }),
    rect(left, top, right - left, 22, { fill: '#17222b', opacity: 0.16 }),
    rect(left, top, 9, bottom - top, { fill: '#fbfaf6' }),
    rect(right - 9, top, 9, bottom - top, { fill: '#fbfaf6' }),
    polygon(
      [
        [left - 20, top],
        [left + 14, top - 66],
        [right - 14, top - 66],
        [right + 20, top],
      ],
      { fill: '#4b5054' },
    ),
    ...[1, 2, 3].map((row) =>
      line(left - 20 + row * 8.5, top - row * 16.5, right + 20 - row * 8.5, top - row * 16.5, {
        stroke: '#3e4346',
        width: 2,
      }),
    ),
    rect(left - 22, top - 6, right - left + 44, 13, { fill: '#fbfaf6' }),
    ...pane(160, 412, 92, 84),
    ...pane(560, 412, 124, 84),
    rect(366, 404, 84, 156, { fill: '#ffffff' }),
    rect(374, 412, 68, 148, { fill: '#b5654a' }),
    rect(384, 424, 48, 46, { fill: '#86a5b4' }),
    ...[484, 524].map((y) => roundRect(384, y, 48, 28, 2, { fill: '#a1563d' })),
    circle(434, 500, 3.6, { fill: '#e9d9a8' }),
    rect(left - 8, bottom, right - left + 16, 16, { fill: '#3d454a' }),
    // The banner that such a load carries by law.
    roundRect(500, 516, 214, 34, 4, { fill: '#e9b949' }),
    text('OVERSIZE LOAD', [607, 541], {
      face: 'label-strong',
      size: 22,
      fill: '#3d2f10',
      align: 'center',
      spacing: 1,
    }),
  ];
};

const truck = (): Shape[] => [
  rect(770, 570, 230, 18, { fill: '#3d454a' }),
  path('M884 588V444q0 -22 22 -22h92q18 0 27 17l27 55q48 6 62 26q8 12 8 34v34Z', { fill: '#b5654a' }),
  path('M884 588V560H1122v28Z', { fill: '#8d4a34' }),
  path('M926 446h66q9 0 13 8l22 44H926Z', { fill: '#a9c1c8' }),
  path('M958 446h22l-30 52h-22Z', { fill: '#ffffff', opacity: 0.25 }),
  line(912, 440, 912, 580, { stroke: '#99523b', width: 3 }),
  roundRect(922, 520, 26, 7, 3, { fill: '#e6ded0' }),
  roundRect(1098, 530, 20, 20, 6, { fill: '#fff3cf' }),
  roundRect(1088, 566, 46, 24, 6, { fill: '#3d454a' }),
  rect(862, 400, 12, 170, { fill: '#aeb5b6' }),
  roundRect(1000, 474, 22, 30, 5, { fill: '#37403f' }),
];

/** A finished section of a home on its way to the land: firs, a snow peak and the road. */
export const deliveryPicture = (): Picture => ({
  title: 'A section of a home on its way to its land',
  ...size,
  shapes: [
    ...drawLand(size.width, size.height, () => [0, horizon], 'delivery'),
    polygon(
      [
        [0, 596],
        [size.width, 596],
        [size.width, 720],
        [0, 720],
      ],
      { fill: '#767d80' },
    ),
    rect(0, 590, size.width, 8, { fill: '#cfc9b4' }),
    rect(0, 716, size.width, 8, { fill: '#cfc9b4' }),
    path(`M0 ${road + 44}H${size.width}`, { stroke: '#f0d77c', width: 6, dash: [70, 46] }),
    ellipse(560, road + 10, 560, 16, { fill: '#1c2226', opacity: 0.3 }),
    ...section(),
    ...truck(),
    ...[200, 274, 348, 940, 1066].flatMap((x) => wheel(x, x > 900 ? 40 : 34)),
  ],
});
