import { outside, type Box, type Plan, type Side } from '../plan/document.ts';
import { sideOf } from './marks.ts';
import type { Drawing } from './draw-plan.ts';
import { drawEaves, heightsOf, roofPitch } from './elevation-roof.ts';
import { extentOf } from './extent.ts';
import { feetInches } from './labels/feet-inches.ts';
import { printable, textWidth } from './labels/text-width.ts';
import type { Primitive, Style } from './primitive.ts';
import { box, circle, line } from './shapes.ts';

/** What each side is called: the front as its viewer sees it. */
export const elevationNames: Readonly<Record<Side, string>> = {
  front: 'Front elevation',
  rear: 'Rear elevation',
  left: 'Left elevation',
  right: 'Right elevation',
};

const isEnd = (side: Side): boolean => side === 'left' || side === 'right';

/** Where a stretch of a side lies to somebody who stands before it: `from` the left. */
const seen = (plan: Plan, side: Side, { x, y, w, h }: Box): { from: number; wide: number } => {
  switch (side) {
    case 'front':
      return { from: x, wide: w };
    case 'rear':
      return { from: plan.length - x - w, wide: w };
    case 'left':
      return { from: y, wide: h };
    case 'right':
      return { from: plan.width - y - h, wide: h };
  }
};

const outer: Style = { layer: 'walls', pen: 'fine', ink: 'line' };
const hair: Style = { layer: 'walls', pen: 'hair', ink: 'detail' };

/** A frame with its trim. Heights are above the floor; on the sheet, up is less. */
const framed = (from: number, bottom: number, wide: number, high: number, style: Style): Primitive[] => [
  box({ x: from - 3, y: -bottom - high - 3, w: wide + 6, h: high + 6 }, { ...style, fill: 'paper' }),
  box({ x: from, y: -bottom - high, w: wide, h: high }, { ...style, fill: 'glass' }),
];

const drawWindows = (plan: Plan, side: Side): Primitive[] =>
  plan.levels[0].windows
    .filter((window) => sideOf(plan, window) === side)
    .flatMap((window) => {
      const { from, wide } = seen(plan, side, window);
      const { height, sill, operation, id } = window;
      const style: Style = { layer: 'windows', pen: 'fine', ink: 'line', of: id };
      // The sill is that of the clear opening, which begins above the frame's own.
      const bottom = Math.max(0, sill - 2);
      const middle = from + wide / 2;
      const rail = -bottom - height / 2;
      const bar = { ...style, pen: 'hair' } as const;
      const sash = /hung|egress/.test(operation)
        ? [line(from, rail, from + wide, rail, bar)]
        : operation === 'slider'
          ? [line(middle, -bottom - height, middle, -bottom, bar)]
          : [];
      return [...framed(from, bottom, wide, height, style), ...sash];
    });

const drawDoors = (plan: Plan, side: Side): Primitive[] =>
  plan.levels[0].doors
    .filter((door) => door.rooms.includes(outside) && sideOf(plan, door) === side)
    .flatMap((door) => {
      const { from, wide } = seen(plan, side, door);
      const style: Style = { layer: 'doors', pen: 'fine', ink: 'line', of: door.id };
      const high = Math.max(door.clearHeight + 1, 12);
      const whole = { x: from, y: -high, w: wide, h: high };
      const trim = box({ x: from - 3, y: -high - 3, w: wide + 6, h: high + 3 }, { ...style, fill: 'paper' });
      if (door.kind === 'sliding-glass')
        return [
          trim,
          box(whole, { ...style, fill: 'glass' }),
          line(from + wide / 2, -high, from + wide / 2, 0, { ...style, pen: 'hair' }),
        ];
      const glazed = Math.min((door.glazedArea ?? 0) / Math.max(wide * 0.6, 1), high - 16);
      const lite: Primitive[] =
        glazed > 4
          ? [
              box(
                { x: from + wide * 0.2, y: -high + 8, w: wide * 0.6, h: glazed },
                { ...style, fill: 'glass' },
              ),
            ]
          : [0.08, 0.54].map((share) =>
              box(
                { x: from + wide * 0.18, y: -high * (1 - share) + 4, w: wide * 0.64, h: high * 0.36 },
                { ...style, pen: 'hair' },
              ),
            );
      return [
        trim,
        box(whole, { ...style, fill: 'piece' }),
        ...lite,
        circle({ x: from + wide * 0.9, y: -36 }, 1.3, style),
      ];
    });

/** The deck of a porch with its posts and rail. */
const drawPorches = (plan: Plan, side: Side, grade: number): Primitive[] =>
  plan.porches.flatMap((porch) => {
    const { from, wide } = seen(plan, side, porch);
    const isBefore =
      sideOf(plan, porch) === side || from < 0 || from + wide > (isEnd(side) ? plan.width : plan.length);
    if (!isBefore) return [];
    const style: Style = { layer: 'porch', pen: 'fine', ink: 'detail', of: porch.id };
    const count = Math.max(2, Math.ceil(wide / 72) + 1);
    const posts = Array.from({ length: count }, (_, at) => from + 2 + ((wide - 4) * at) / (count - 1));
    return [
      box({ x: from, y: 1, w: wide, h: 8 }, { ...style, fill: 'deck' }),
      ...posts.map((x) => box({ x: x - 2, y: 9, w: 4, h: grade - 9 }, { ...style, fill: 'deck' })),
    ];
  });

/**
 * The middle of the text of a height above or below the floor: of the height, or as far from the floor as the text needs
 * to end before the other's begins, where the drawing is small.
 */
const middleOf = (from: number, to: number, text: string, textSize: number): number => {
  const middle = (from + to) / 2;
  const min = textWidth(text, textSize) / 2 + textSize * 0.2;
  return Math.sign(middle) * Math.max(Math.abs(middle), min);
};

/** A height from or to the floor, at 0. */
const dimension = (x: number, from: number, to: number, textSize: number): Primitive[] => [
  line(x, from, x, to, { layer: 'dimensions', pen: 'hair', ink: 'quiet' }),
  ...[from, to].flatMap((y) => [
    line(x - textSize * 0.3, y + textSize * 0.3, x + textSize * 0.3, y - textSize * 0.3, {
      layer: 'dimensions',
      pen: 'medium',
      ink: 'quiet',
    }),
  ]),
  {
    kind: 'text',
    layer: 'dimensions',
    text: feetInches(Math.abs(from - to)),
    x: x - textSize * 0.95,
    y: middleOf(from, to, feetInches(Math.abs(from - to)), textSize),
    size: textSize,
    ink: 'quiet',
    upright: true,
  },
];

const titleBelow = (side: Side, wide: number, bottom: number, textSize: number): Primitive => ({
  kind: 'text',
  layer: 'text',
  text: `${elevationNames[side]} · ${feetInches(wide)}`,
  x: wide / 2,
  y: bottom + textSize * 1.6,
  size: textSize * 1.1,
  strong: true,
});

export interface ElevationOptions {
  /** The heights of the walls and of the floor above the ground. By default yes. */
  readonly dimensions?: boolean;
  /** Which side it is and how long, below it. By default yes. */
  readonly caption?: boolean;
}

/**
 * A side of the home as it is seen from outside, simply: walls, openings where the plan has them, a gable roof along the
 * length, porches. The roof and the ground are shown for illustration, because a plan says nothing about them.
 */
export const drawElevation = (
  plan: Plan,
  side: Side,
  textSize: number,
  { dimensions = true, caption = true }: ElevationOptions = {},
): Drawing => {
  const wide = isEnd(side) ? plan.width : plan.length;
  const { wall, grade, rise } = heightsOf(plan);
  const porches = drawPorches(plan, side, grade);
  const ground = extentOf([box({ x: 0, y: 0, w: wide, h: grade }, hair), ...porches]);
  const heights = dimensions
    ? [
        ...dimension(ground.x - textSize * 3, 0, -wall, textSize),
        ...dimension(ground.x - textSize * 3, grade, 0, textSize),
      ]
    : [];
  const { y, h } = extentOf(heights);
  const bottom = y + h;
  const primitives: Primitive[] = [
    ...drawEaves(plan, side, 'behind'),
    box({ x: 0, y: 0, w: wide, h: grade }, { ...hair, fill: 'shade' }),
    box({ x: 0, y: -wall, w: wide, h: wall }, { ...outer, fill: 'piece' }),
    ...Array.from({ length: Math.max(0, Math.floor(wall / 8) - 1) }, (_, at) =>
      line(0, -(at + 1) * 8, wide, -(at + 1) * 8, { ...hair, ink: 'faint' }),
    ),
    ...drawEaves(plan, side, 'before'),
    ...drawWindows(plan, side),
    ...drawDoors(plan, side),
    ...porches,
    line(ground.x - 36, grade, ground.x + ground.w + 36, grade, {
      layer: 'walls',
      pen: 'heavy',
      ink: 'line',
    }),
    ...heights,
    ...(caption ? [titleBelow(side, wide, Math.max(grade, bottom - textSize * 0.8), textSize)] : []),
  ];
  const extent = extentOf(primitives);
  return {
    title: `${printable(plan.name)} ${elevationNames[side].toLowerCase()}`,
    description: `${elevationNames[side]}, ${feetInches(wide)} long, ridge ${feetInches(wall + rise)} above the floor; roof ${roofPitch} in 12 and ground for illustration.`,
    primitives,
    bounds: {
      x: extent.x - textSize,
      y: extent.y - textSize,
      w: extent.w + 2 * textSize,
      h: extent.h + 2 * textSize,
    },
    textSize,
  };
};
