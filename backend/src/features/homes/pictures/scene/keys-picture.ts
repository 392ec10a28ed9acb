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
import { lit } from '../drawing/colour.ts';
import { shrub } from '../home/garden.ts';
import { size } from './desk.ts';
import { lamplight, pane } from './house-front.ts';
import { nearArm, person, type Person } from './people.ts';

const rail = 610;

/** The front of the home under the porch's roof, its door open. */
const front = (): Shape[] => {
  let laps = '';
  for (let y = 120; y < rail; y += 26) laps += `M0 ${y}H${size.width}`;
  return [
    rect(0, 0, size.width, size.height, { fill: '#6f8f9f' }),
    path(laps, { stroke: '#5d7c8c', width: 3 }),
    rect(0, 0, size.width, 74, { fill: '#f4efe4' }),
    path('M0 26H1200M0 50H1200', { stroke: '#ddd5c4', width: 3 }),
    rect(0, 74, size.width, 52, { fill: '#17222b', opacity: 0.16 }),
    // The hall behind the open door.
    rect(474, 138, 252, 480, { fill: '#fbfaf6' }),
    rect(494, 158, 212, 460, {
      fill: {
        kind: 'linear',
        from: [494, 158],
        to: [706, 600],
        stops: [
          [0, '#f6e3b4'],
          [1, '#e2c184'],
        ],
      },
      dusk: '#f4d492',
    }),
    rect(560, 214, 80, 100, { fill: '#fbf4e2', stroke: '#b98f57', width: 7, dusk: '#fff3d2' }),
    polygon(
      [
        [494, 158],
        [450, 142],
        [450, 640],
        [494, 618],
      ],
      { fill: '#b5654a' },
    ),
    circle(464, 400, 7, { fill: '#e9d9a8' }),
    ...pane(110, 190, 190, 200, lamplight),
    ...pane(900, 190, 190, 200, lamplight),
    // The lamp beside the door, and the number.
    circle(782, 245, 190, {
      fill: {
        kind: 'radial',
        from: [782, 245],
        to: [972, 245],
        stops: [
          [0, '#fff3cf99'],
          [1, '#fff3cf00'],
        ],
      },
      dusk: {
        kind: 'radial',
        from: [782, 245],
        to: [972, 245],
        stops: [
          [0, '#ffe1a0cc'],
          [1, '#ffe1a000'],
        ],
      },
    }),
    path('M760 214h44l-8 62h-28Z', { fill: '#fff3cf', stroke: '#3d454a', width: 6, dusk: '#ffe6a8' }),
    path('M754 214L782 190L810 214Z', { fill: '#3d454a' }),
    ...[40, 1130].map((x) => rect(x, 74, 34, rail, { fill: '#fbfaf6' })),
  ];
};

/** The porch's railing, with what is planted before it. */
const railing = (): Shape[] => [
  rect(0, rail, size.width, 26, { fill: '#fbfaf6' }),
  rect(0, rail + 26, size.width, 6, { fill: '#17222b', opacity: 0.14 }),
  ...Array.from({ length: 27 }, (_, index) => rect(14 + index * 45, rail + 26, 15, 150, { fill: '#f4f0e6' })),
  rect(0, 752, size.width, 48, { fill: '#c9a877' }),
  ...[80, 210, 330, 880, 1010, 1130].flatMap((x, index) =>
    shrub([x, 812], 62 + (index % 3) * 9, index % 2 ? '#6f8f5a' : '#5c7d4e', null, `keys ${index}`),
  ),
];

const people: readonly Person[] = [
  {
    at: [252, rail + 6],
    facing: 1,
    skin: '#e8bf9f',
    hair: '#a5713d',
    top: '#d3a389',
    longHair: true,
    hand: [120, -2],
  },
  { at: [424, rail + 10], facing: 1, skin: '#c98f6b', hair: '#3a2a22', top: '#8fa387', hand: [150, -104] },
  {
    at: [850, rail + 8],
    facing: -1,
    skin: '#8a5a3c',
    hair: '#241c1a',
    top: '#2f5546',
    collar: true,
    hand: [196, -112],
  },
];

/** A key with a tag, held between two hands. */
const key = (): Shape =>
  group(
    [
      circle(0, 0, 27, { stroke: '#c9a24e', width: 13 }),
      roundRect(-7, 22, 14, 96, 4, { fill: '#c9a24e' }),
      path('M7 84h18v12h-18ZM7 104h24v12h-24Z', { fill: '#c9a24e' }),
      line(-4, 28, -4, 110, { stroke: '#fff3cf', width: 3, opacity: 0.7 }),
      path('M0 -26q6 -30 30 -26', { stroke: '#8f9698', width: 5 }),
      path('M22 -76l30 -22l30 22v38h-60Z', { fill: '#b5654a', join: 'round' }),
      rect(46, -58, 13, 20, { fill: '#f4e0cf' }),
    ],
    { move: [614, 494], turn: 8 },
  );

/** A consultant hands a couple the key at their front door. */
export const keysPicture = (): Picture => ({
  title: 'A couple is handed the key to their home',
  ...size,
  shapes: [
    ...front(),
    ...people.map(({ at: [x, y], top }) => rect(x - 88, y + 40, 172, 160, { fill: lit(top, 0.82) })),
    ...people.map(person),
    ...people.map(nearArm),
    key(),
    ...railing(),
    ellipse(600, 806, 640, 20, { fill: '#5c7d4e' }),
  ],
});
