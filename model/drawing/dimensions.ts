import { runsAlongX } from '../plan/box.ts';
import type { Box, Level, Plan, Side } from '../plan/document.ts';
import { outside, sides } from '../plan/document.ts';
import { feetInches } from './labels/feet-inches.ts';
import { textWidth } from './labels/text-width.ts';
import { boxOfText } from './extent.ts';
import { markReach } from './marks.ts';
import type { Primitive, Style, Text } from './primitive.ts';
import { box, line } from './shapes.ts';

const style: Style = { layer: 'dimensions', pen: 'hair', ink: 'quiet' };

/** From one side of the home outwards: `along` runs over the side, `out` away from it. */
export type Outward = (along: number, out: number) => { x: number; y: number };

const outwardOf = ({ length, width }: Plan, side: Side): Outward => {
  switch (side) {
    case 'rear':
      return (along, out) => ({ x: along, y: -out });
    case 'front':
      return (along, out) => ({ x: along, y: width + out });
    case 'left':
      return (along, out) => ({ x: -out, y: along });
    case 'right':
      return (along, out) => ({ x: length + out, y: along });
  }
};

const isLong = (side: Side): boolean => side === 'rear' || side === 'front';

const between = (
  at: Outward,
  a: readonly [number, number],
  b: readonly [number, number],
  look = style,
): Primitive => {
  const [from, to] = [at(...a), at(...b)];
  return line(from.x, from.y, to.x, to.y, look);
};

/** The middles of the openings in a side. */
const openingStops = (level: Level, side: Side, onSide: (one: Box) => boolean): number[] =>
  [...level.doors, ...level.windows]
    .filter(onSide)
    .map((one) => (isLong(side) ? one.x + one.w / 2 : one.y + one.h / 2));

/** The middles of the walls that meet a side from within. */
const wallStops = (level: Level, side: Side, inner: (one: Box) => boolean): number[] =>
  level.walls
    .filter((wall) => wall.kind !== 'exterior' && runsAlongX(wall) !== isLong(side) && inner(wall))
    .map((wall) => (isLong(side) ? wall.x + wall.w / 2 : wall.y + wall.h / 2));

/** Whether something lies on the outline of a side, or within a wall's thickness of it. */
const near =
  ({ length, width }: Plan, side: Side, reach: number) =>
  ({ x, y, w, h }: Box): boolean => {
    switch (side) {
      case 'rear':
        return y <= reach;
      case 'front':
        return y + h >= width - reach;
      case 'left':
        return x <= reach;
      case 'right':
        return x + w >= length - reach;
    }
  };

const sorted = (stops: readonly number[], end: number): number[] =>
  [...new Set([0, ...stops.filter((stop) => stop > 0 && stop < end), end])].sort((a, b) => a - b);

/** Half a stroke at a stop, and how far a figure stands off the line, in text sizes: it clears the strokes on both its sides. */
const strokeReach = 0.32;
const standOff = 0.86;

/** A line with a stroke at each stop, and between two stops how far they are apart. Text that is too wide steps outwards. */
const chain = (
  at: Outward,
  stops: readonly number[],
  out: number,
  textSize: number,
  { upright, from, strong = false }: { upright: boolean; from: (stop: number) => number; strong?: boolean },
): { drawn: Primitive[]; depth: number } => {
  const tick = textSize * strokeReach;
  const drawn: Primitive[] = [between(at, [stops[0] ?? 0, out], [stops.at(-1) ?? 0, out])];
  let stepped = -Infinity;
  let depth = 1.5 * textSize;
  for (const [index, stop] of stops.entries()) {
    drawn.push(
      between(at, [stop, from(stop)], [stop, out + tick * 1.4], { ...style, ink: 'faint' }),
      between(at, [stop - tick, out - tick], [stop + tick, out + tick], { ...style, pen: 'medium' }),
    );
    const next = stops[index + 1];
    if (next === undefined) continue;
    const text = feetInches(next - stop);
    const wide = textWidth(text, textSize, strong);
    const middle = (stop + next) / 2;
    const fits = wide + textSize * (2 * strokeReach + 0.3) <= next - stop;
    if (!fits && middle - wide / 2 < stepped) continue;
    const level = fits ? standOff : 1.9;
    if (!fits) {
      stepped = middle + wide / 2 + textSize * 0.4;
      depth = 2.5 * textSize;
      drawn.push(between(at, [middle, out], [middle, out + textSize * 1.3], { ...style, ink: 'faint' }));
    }
    const written: Text = {
      kind: 'text',
      layer: 'dimensions',
      text,
      ...at(middle, out + level * textSize),
      size: textSize,
      strong,
      upright,
      ink: strong ? 'text' : 'quiet',
    };
    drawn.push(written);
  }
  return { drawn, depth };
};

/** How far something outside reaches from a side: a porch or its steps, at a place or anywhere. */
const porchReach = ({ porches, steps = [], length, width }: Plan, side: Side, at?: number): number =>
  Math.max(
    0,
    ...[...porches, ...steps].map(({ x, y, w, h }) => {
      const [start, end] = isLong(side) ? [x, x + w] : [y, y + h];
      if (at !== undefined && (at < start || at > end)) return 0;
      return { rear: -y, front: y + h - width, left: -x, right: x + w - length }[side];
    }),
  );

/** How far the doors of a side open outwards, and are named. */
const doorReach = (plan: Plan, side: Side, textSize: number): number =>
  Math.max(
    0,
    ...plan.levels[0].doors
      .filter((door) => door.into === outside && near(plan, side, 1)(door))
      .map((door) => Math.max(door.w, door.h, markReach(door, textSize))),
  );

/** By the middle of each opening in a side: how far out its mark reaches, beyond which its line begins. */
const beyondMarks = (
  level: Level,
  side: Side,
  onSide: (one: Box) => boolean,
  textSize: number,
  tagged: boolean,
): Map<number, number> => {
  const middle = ({ x, y, w, h }: Box): number => (isLong(side) ? x + w / 2 : y + h / 2);
  const doors = level.doors.filter(onSide).map((door) => [middle(door), markReach(door, textSize)] as const);
  const windows = tagged
    ? level.windows.filter(onSide).map((window) => [middle(window), textSize * 1.9] as const)
    : [];
  return new Map([...windows, ...doors].map(([stop, reach]) => [stop, reach + textSize * 0.8]));
};

/** Lines of one row run through the text of another: each text has a ground of its own, above all lines. */
const textOnTop = (drawn: readonly Primitive[]): Primitive[] => {
  const texts = drawn.filter((one) => one.kind === 'text');
  return [
    ...drawn.filter((one) => one.kind !== 'text'),
    ...texts.map((one) => box(boxOfText(one), { layer: 'dimensions', fill: 'paper' })),
    ...texts,
  ];
};

/**
 * Dimensions around the home: on each side the middles of its openings, then the middles of the walls that meet it; at the
 * rear and the left also the whole. They begin `clear` inches outside, where marks are no longer in the way.
 * @param tagged windows are marked outside
 */
export const drawDimensions = (plan: Plan, textSize: number, clear: number, tagged: boolean): Primitive[] => {
  const [level] = plan.levels;
  return sides.flatMap((side) => {
    const at = outwardOf(plan, side);
    const end = isLong(side) ? plan.length : plan.width;
    let out = Math.max(porchReach(plan, side) + clear, doorReach(plan, side, textSize) + textSize * 1.1);
    const upright = !isLong(side);
    const porchAt = (stop: number): number => porchReach(plan, side, stop) + textSize * 0.5;
    const marked = beyondMarks(level, side, near(plan, side, 1), textSize, tagged);
    const openings = sorted(openingStops(level, side, near(plan, side, 1)), end);
    const walls = sorted(wallStops(level, side, near(plan, side, 9)), end);
    const drawn = [openings, walls].flatMap((stops) => {
      if (stops.length < 3) return [];
      const from = (stop: number): number =>
        Math.max(porchAt(stop), stops === openings ? (marked.get(stop) ?? 0) : 0);
      const row = chain(at, stops, out, textSize, { upright, from });
      out += row.depth + textSize * 0.55;
      return row.drawn;
    });
    if (side === 'front' || side === 'right') return textOnTop(drawn);
    const from = (): number => out - textSize;
    const whole = chain(at, [0, end], out, textSize * 1.12, { upright, from, strong: true });
    return textOnTop([...drawn, ...whole.drawn]);
  });
};
