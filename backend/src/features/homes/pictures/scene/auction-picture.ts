import { drawLand } from '../home/land.ts';
import {
  ellipse,
  group,
  line,
  path,
  rect,
  roundRect,
  text,
  type Picture,
  type Shape,
} from '../drawing/shape.ts';
import { ink } from '../drawing/ink.ts';
import { size } from './desk.ts';
import { door, houseFront, pane } from './house-front.ts';
import { nearArm, person, type Person } from './people.ts';

/** The home that is sold, on a screen. */
const screen = (): Shape[] => [
  roundRect(116, 66, 600, 392, 14, { fill: '#37443f' }),
  group(
    [
      group([...drawLand(1200, 800, () => [0, 470], 'auction')], { scale: 0.5, move: [134, 82] }),
      ...houseFront({
        left: 236,
        right: 596,
        top: 280,
        bottom: 384,
        wall: '#d9c9a8',
        rise: 50,
        roof: '#5a4a42',
      }),
      ...pane(268, 306, 60, 44),
      ...door(388, 302, 40, 82, '#2f5546'),
      ...pane(486, 306, 70, 44),
      rect(134, 396, 564, 46, { fill: '#1f3a2f', opacity: 0.88 }),
      text('Display model', [156, 427], { face: 'label-strong', size: 26, fill: '#f4f1e6' }),
      text('Lot 7', [676, 427], { face: 'label-strong', size: 26, fill: '#e9b949', align: 'right' }),
    ],
    { clip: 'M134 82h564v360h-564Z' },
  ),
];

const auctioneer: Person = {
  at: [940, 520],
  facing: -1,
  skin: '#c98f6b',
  hair: '#4a3a32',
  top: '#2f5546',
  collar: true,
  hand: [150, -66],
};

const gavel = (): Shape =>
  group(
    [
      line(0, 0, 0, -96, { stroke: '#8f6d42', width: 13, cap: 'round' }),
      roundRect(-46, -132, 92, 48, 10, { fill: '#a9774a' }),
      rect(-34, -132, 10, 48, { fill: '#8a5f3a' }),
      rect(24, -132, 10, 48, { fill: '#8a5f3a' }),
    ],
    { move: [792, 466], turn: -30 },
  );

const lectern = (): Shape[] => [
  path('M800 512H1092L1062 580H830Z', { fill: '#c9a877' }),
  rect(830, 580, 232, 240, { fill: '#a98553' }),
  rect(856, 608, 180, 200, { stroke: '#8f6d42', width: 5 }),
];

/** Somebody in the audience from behind, with a number held up. */
const bidder = (
  x: number,
  hair: string,
  top: string,
  skin: string,
  number: string,
  raised: number,
): Shape[] => [
  ...(raised
    ? [
        path(`M${x + 92} 800C${x + 132} 760 ${x + 134} 700 ${x + 124} ${raised + 128}`, {
          stroke: top,
          width: 44,
          cap: 'round' as const,
        }),
        rect(x + 118, raised + 20, 12, 110, { fill: '#8f6d42' }),
        ellipse(x + 124, raised + 118, 21, 23, { fill: skin }),
        roundRect(x + 70, raised - 66, 108, 92, 12, { fill: ink.white, stroke: '#b5654a', width: 7 }),
        text(number, [x + 124, raised - 2], {
          face: 'label-strong',
          size: 50,
          fill: ink.text,
          align: 'center' as const,
        }),
      ]
    : []),
  path(`M${x - 128} 830C${x - 128} 730 ${x - 70} 706 ${x} 706S${x + 128} 730 ${x + 128} 830Z`, { fill: top }),
  rect(x - 24, 668, 48, 56, { fill: skin }),
  ellipse(x, 634, 58, 66, { fill: hair }),
];

/** An auction: a home on the screen, the hammer in the air, numbers held up. */
export const auctionPicture = (): Picture => ({
  title: 'An auction of a display model',
  ...size,
  shapes: [
    rect(0, 0, size.width, size.height, {
      fill: {
        kind: 'linear',
        from: [0, 0],
        to: [0, size.height],
        stops: [
          [0, '#e5ddca'],
          [1, '#d6cbb2'],
        ],
      },
    }),
    rect(0, 520, size.width, 280, { fill: '#b99f78' }),
    ...screen(),
    person(auctioneer),
    ...lectern(),
    nearArm(auctioneer),
    gavel(),
    ...bidder(190, '#3a2a22', '#8fa387', '#c98f6b', '12', 0),
    ...bidder(470, '#7a4a2c', '#d3a389', '#e8bf9f', '27', 540),
    ...bidder(770, '#241c1a', '#5f7d92', '#8a5a3c', '31', 0),
    ...bidder(1030, '#8d8a86', '#7a6f8a', '#e8bf9f', '8', 560),
  ],
});
