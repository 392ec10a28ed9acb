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
import { door, houseFront, pane } from './house-front.ts';

const horizon = 430;
const road = 640;

const wheel = (x: number, r: number): Shape[] => [
  circle(x, road + 8 - r, r, { fill: '#262c30' }),
  circle(x, road + 8 - r, r * 0.56, { fill: '#c3c9ca' }),
  circle(x, road + 8 - r, r * 0.2, { fill: '#737b7e' }),
];

/** One finished section of a home on its carrier, seen from the side. */
const section = (): Shape[] => {
  const [left, right, top, bottom] = [96, 770, 366, 560] as const;
  return [
    ...houseFront({ left, right, top, bottom, wall: '#5f8296', rise: 66, roof: '#4b5054' }),
    ...pane(160, 412, 92, 84),
    ...pane(560, 412, 124, 84),
    ...door(374, 412, 68, 148, '#b5654a'),
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
