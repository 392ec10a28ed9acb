import { stations } from '@hearthline/rules/stations.ts';
import { line, path, polygon, rect, roundRect, text, type Picture, type Shape } from '../drawing/shape.ts';
import { size } from './desk.ts';
import { door, houseFront, pane } from './house-front.ts';
import { worker } from './worker.ts';

const floor = 560;

/** The hall: a wall of panels, a band of windows, trusses and lamps. */
const hall = (): Shape[] => {
  let panels = '';
  for (let x = 40; x < size.width; x += 60) panels += `M${x} 0V${floor}`;
  return [
    rect(0, 0, size.width, floor, { fill: '#e4e5da' }),
    path(panels, { stroke: '#d3d5c9', width: 2 }),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      rect(30 + index * 200, 128, 150, 84, {
        fill: {
          kind: 'linear',
          from: [0, 128],
          to: [0, 212],
          stops: [
            [0, '#b4d0df'],
            [1, '#e6eee9'],
          ],
        },
        dusk: '#2a3a52',
      }),
    ),
    path('M0 64H1200M0 24H1200', { stroke: '#8b979b', width: 9 }),
    path(
      Array.from({ length: 13 }, (_, index) => `M${index * 100 - 40} 64L${index * 100 + 10} 24l50 40`).join(
        '',
      ),
      { stroke: '#9aa5a8', width: 5, join: 'miter' },
    ),
    ...[200, 600, 1000].flatMap((x): Shape[] => [
      line(x, 64, x, 96, { stroke: '#5d686c', width: 4 }),
      polygon(
        [
          [x - 46, 118],
          [x - 24, 94],
          [x + 24, 94],
          [x + 46, 118],
        ],
        { fill: '#3f5a4c' },
      ),
      rect(x - 42, 116, 84, 7, { fill: '#fff3cf', dusk: '#ffe9b0' }),
    ]),
    rect(0, floor, size.width, size.height - floor, { fill: '#c8c6ba' }),
    rect(0, floor, size.width, 10, { fill: '#aeac9f' }),
    path(`M0 ${floor + 84}H1200M0 ${floor + 150}H1200`, { stroke: '#b6b4a7', width: 2 }),
    rect(0, floor + 60, size.width, 10, { fill: '#e0b445' }),
    rect(0, 758, size.width, 10, { fill: '#e0b445' }),
  ];
};

const sign = (x: number, station: number): Shape[] => [
  path(`M${x - 60} 64V236M${x + 60} 64V236`, { stroke: '#8b979b', width: 3 }),
  roundRect(x - 92, 232, 184, 46, 8, { fill: '#2f5546' }),
  text(`${station + 1}  ${stations[station]?.title ?? ''}`, [x, 263], {
    face: 'label-strong',
    size: 25,
    fill: '#f4f1e6',
    align: 'center',
  }),
];

/** What carries a home along the line. */
const carrier = (left: number, right: number): Shape[] => [
  rect(left - 6, 606, right - left + 12, 16, { fill: '#4a5459' }),
  ...Array.from({ length: Math.floor((right - left) / 80) }, (_, index) =>
    roundRect(left + 18 + index * 80, 620, 34, 20, 9, { fill: '#333c40' }),
  ),
];

const studs = (left: number, right: number, top: number, bottom: number, every: number): string => {
  let d = `M${left} ${top}H${right}M${left} ${bottom}H${right}`;
  for (let x = left; x <= right; x += every) d += `M${x} ${top}V${bottom}`;
  return d;
};

/** The first station: a floor and a frame. */
const framed = (): Shape[] => [
  ...carrier(50, 350),
  rect(44, 588, 312, 18, { fill: '#c99f63' }),
  path(studs(56, 344, 400, 584, 32), { stroke: '#d8b078', width: 11 }),
  path('M56 492H344', { stroke: '#c69a5d', width: 8 }),
];

/** The second: boards on the frame, openings cut, the roof's trusses on top. */
const boarded = (): Shape[] => [
  ...carrier(440, 760),
  rect(434, 588, 332, 18, { fill: '#c99f63' }),
  rect(446, 404, 308, 184, { fill: '#dcc391' }),
  path('M549 404V588M651 404V588M446 496H754', { stroke: '#c2a672', width: 2.5 }),
  rect(492, 446, 86, 70, { fill: '#8b8470' }),
  path(studs(492, 578, 446, 516, 43), { stroke: '#d8b078', width: 5 }),
  rect(652, 440, 62, 148, { fill: '#8b8470' }),
  path('M430 402L600 340L770 402ZM515 402L600 340L685 402M600 340V402', {
    stroke: '#c99f63',
    width: 9,
    join: 'miter',
  }),
];

/** The last: sided, roofed, with its door and windows. */
const finished = (): Shape[] => [
  ...carrier(850, 1160),
  rect(844, 588, 322, 18, { fill: '#c99f63' }),
  ...houseFront({
    left: 856,
    right: 1154,
    top: 404,
    bottom: 588,
    wall: '#6f8f7c',
    rise: 62,
    roof: '#4b5054',
  }),
  ...pane(892, 448, 84, 72),
  ...door(1048, 446, 62, 142, '#b5654a'),
];

/** Homes on the line of the factory: framed, closed, and finished; somebody works on each. */
export const factoryPicture = (): Picture => ({
  title: 'Homes on the line of the factory, from the frame to the finished front',
  ...size,
  shapes: [
    ...hall(),
    ...sign(200, 0),
    ...sign(600, 1),
    ...sign(1005, 5),
    ...framed(),
    ...boarded(),
    ...finished(),
    worker({ at: [318, 690], scale: 1.14, facing: -1, skin: '#c98f6b', shirt: '#4f6f8a', hand: [50, -10] }),
    worker({ at: [470, 706], scale: 1.2, facing: 1, skin: '#8a5a3c', shirt: '#7a8f6f', hand: [52, -22] }),
    worker({ at: [1012, 700], scale: 1.18, facing: 1, skin: '#e8bf9f', shirt: '#8d5a4a', hand: [46, 12] }),
    // The list of the one who checks.
    roundRect(1058, 540, 40, 52, 4, { fill: '#9c7a51' }),
    roundRect(1063, 548, 30, 40, 2, { fill: '#fffdf9' }),
  ],
});
