import { drawLand } from '../home/land.ts';
import { circle, ellipse, line, path, polygon, rect, type Picture, type Shape } from '../drawing/shape.ts';
import { size } from './desk.ts';
import { door, houseFront, pane } from './house-front.ts';
import { worker } from './worker.ts';

const horizon = 400;
/** Where the wall of the foundation begins, and where the ground is. */
const [sill, ground] = [610, 668] as const;

/** The half that already stands, its open side wrapped. */
const standing = (): Shape[] => [
  ...houseFront({ left: 96, right: 560, top: 424, bottom: sill, wall: '#6f8f7c', rise: 62, roof: '#4b5054' }),
  ...pane(150, 468, 86, 80),
  ...door(306, 464, 64, 146, '#b5654a'),
  ...pane(430, 468, 86, 80),
];

/** The half on the hook. */
const hanging = (): Shape[] => [
  path('M590 222L846 60L1104 222', { stroke: '#4a5459', width: 5 }),
  path('M700 222L846 60L994 222', { stroke: '#4a5459', width: 4 }),
  line(846, 0, 846, 60, { stroke: '#4a5459', width: 6 }),
  circle(846, 58, 15, { fill: '#e0b445', stroke: '#4a5459', width: 4 }),
  rect(584, 216, 526, 12, { fill: '#e0b445' }),
  path('M600 228V262M1094 228V262', { stroke: '#4a5459', width: 5 }),
  ...houseFront({
    left: 614,
    right: 1080,
    top: 320,
    bottom: 500,
    wall: '#6f8f7c',
    rise: 60,
    roof: '#4b5054',
  }),
  ...pane(670, 362, 110, 78),
  ...pane(900, 362, 110, 78),
  rect(606, 500, 482, 16, { fill: '#c99f63' }),
  path('M606 516V520M1088 516V520', { stroke: '#4a5459', width: 4 }),
];

/** Concrete, with the sill on it and the piers inside. */
const foundation = (): Shape[] => [
  ellipse(600, ground + 6, 590, 22, { fill: '#6b5a43', opacity: 0.35 }),
  rect(80, sill, 1036, ground - sill, { fill: '#c9c6bc' }),
  path('M80 640H1116M260 610V640M440 640V668M620 610V640M800 640V668M980 610V640', {
    stroke: '#b3b0a5',
    width: 3,
  }),
  rect(80, sill - 8, 1036, 12, { fill: '#c99f63' }),
  ...[180, 700, 940].map((x) => rect(x, 630, 62, 20, { fill: '#8d8b82' })),
];

/** A crane sets the second half of a home beside the first; a crew guides it. */
export const settingPicture = (): Picture => ({
  title: 'A crane sets half of a home on its foundation',
  ...size,
  shapes: [
    ...drawLand(size.width, size.height, () => [0, horizon], 'setting'),
    polygon(
      [
        [1200, -10],
        [1200, 40],
        [846, 8],
        [846, -10],
      ],
      { fill: '#e0b445' },
    ),
    ...foundation(),
    ...standing(),
    ...hanging(),
    // The lines by which it is guided.
    line(640, 516, 664, 622, { stroke: '#d8c9a0', width: 4 }),
    line(1062, 516, 1010, 626, { stroke: '#d8c9a0', width: 4 }),
    worker({ at: [612, 772], scale: 1.1, facing: 1, skin: '#c98f6b', shirt: '#4f6f8a', hand: [46, -4] }),
    worker({ at: [1066, 778], scale: 1.12, facing: -1, skin: '#8a5a3c', shirt: '#8d5a4a', hand: [48, -6] }),
    worker({ at: [292, 770], scale: 1.06, facing: 1, skin: '#e8bf9f', shirt: '#7a8f6f', hand: [40, -58] }),
  ],
});
