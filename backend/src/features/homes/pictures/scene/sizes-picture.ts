import { group, line, path, rect, text, type Picture, type Shape } from '../drawing/shape.ts';
import { ink } from '../drawing/ink.ts';
import { cup, desk, label, lying, pencil, sheetOfPaper, size } from './desk.ts';

/** A room of a plan: where it is, in feet from the corner of the home, and its floor. */
type Room = readonly [x: number, y: number, w: number, d: number, floor: string];

/** A plan of these rooms at one scale for all of them, with its name above it. */
const plan = (
  name: string,
  at: readonly [number, number],
  length: number,
  depth: number,
  rooms: readonly Room[],
): Shape => {
  const scale = 7.8;
  const [w, d] = [length * scale, depth * scale];
  return group(
    [
      label(name, [0, -16], 23, { strong: true }),
      ...rooms.map(([x, y, roomW, roomD, floor]) =>
        rect(x * scale, y * scale, roomW * scale, roomD * scale, {
          fill: floor,
          stroke: ink.wall,
          width: 3,
        }),
      ),
      rect(0, 0, w, d, { stroke: ink.wall, width: 6 }),
      // The front door.
      line(w * 0.44, d, w * 0.44 + 30, d, { stroke: ink.white, width: 7 }),
      path(`M${w * 0.44} ${d}v-30a30 30 0 0 1 30 30`, { stroke: ink.line, width: 2 }),
    ],
    { move: at },
  );
};

const { suite, wood, tile, carpet } = ink;

const sheet = (w: number, h: number): Shape[] => [
  sheetOfPaper(w, h),
  group(
    [
      text('Three sizes, one scale', [46, 72], { face: 'title', size: 38, fill: ink.text }),
      plan('Single wide', [46, 140], 60, 14, [
        [0, 0, 14, 14, suite],
        [14, 0, 8, 14, tile],
        [22, 0, 26, 14, wood],
        [48, 0, 12, 14, carpet],
      ]),
      plan('Double wide', [46, 314], 48, 26, [
        [0, 0, 14, 14, suite],
        [0, 14, 14, 12, tile],
        [14, 0, 20, 26, wood],
        [34, 0, 14, 12, carpet],
        [34, 12, 14, 14, carpet],
      ]),
      plan('Triple wide', [462, 296], 56, 38, [
        [0, 0, 15, 18, suite],
        [0, 18, 15, 20, tile],
        [15, 0, 26, 26, wood],
        [15, 26, 26, 12, wood],
        [41, 0, 15, 13, carpet],
        [41, 13, 15, 12, carpet],
        [41, 25, 15, 13, carpet],
      ]),
    ],
    { move: [-w / 2, -h / 2] },
  ),
];

/** A wooden ruler. */
const ruler = (length: number): Shape[] => [
  rect(-length / 2, -22, length, 44, { fill: '#e3bd78' }),
  rect(-length / 2, -22, length, 7, { fill: '#ffffff', opacity: 0.25 }),
  path(
    Array.from({ length: Math.floor(length / 14) }, (_, index) => {
      const x = -length / 2 + 10 + index * 14;
      return `M${x} 22v${index % 5 ? -9 : -17}`;
    }).join(''),
    { stroke: '#7d5b2a', width: 2 },
  ),
];

/** A single, a double and a triple wide on one sheet at one scale, with a ruler to measure them. */
export const sizesPicture = (): Picture => ({
  title: 'Floor plans of a single, a double and a triple wide at one scale',
  ...size,
  shapes: [
    ...desk(),
    lying({ at: [600, 372], turn: -1.5 }, 940, 640, sheet(940, 640)),
    lying({ at: [470, 738], turn: -1.5 }, 700, 44, ruler(700)),
    group(pencil(300, '#b5654a'), { move: [1060, 700], turn: -32 }),
    ...cup([1000, 150], 70),
  ],
});
