import { opposite, type Point } from '../plan/box.ts';
import {
  outside,
  type Alarm,
  type Box,
  type Door,
  type Fan,
  type Level,
  type Plan,
  type Side,
} from '../plan/document.ts';
import { textWidth } from './labels/text-width.ts';
import type { Primitive, Style } from './primitive.ts';
import { circle, line, outline } from './shapes.ts';

/** The side of the home in which an exterior opening lies. */
export const sideOf = ({ length, width }: Plan, { x, y, w, h }: Box): Side => {
  const gaps: Readonly<Record<Side, number>> = {
    rear: y,
    front: width - y - h,
    left: x,
    right: length - x - w,
  };
  return (Object.keys(gaps) as Side[]).reduce((best, side) => (gaps[side] < gaps[best] ? side : best));
};

/** A point this far outside of the middle of an exterior opening. */
export const outsideOf = ({ x, y, w, h }: Box, side: Side, out: number): Point => {
  const middle = { x: x + w / 2, y: y + h / 2 };
  switch (side) {
    case 'rear':
      return { ...middle, y: y - out };
    case 'front':
      return { ...middle, y: y + h + out };
    case 'left':
      return { ...middle, x: x - out };
    case 'right':
      return { ...middle, x: x + w + out };
  }
};

const triangle = (tip: Point, side: Side, size: number, style: Style): Primitive => {
  const base = { rear: [0, -1], front: [0, 1], left: [-1, 0], right: [1, 0] }[side] as [number, number];
  const across = [base[1], base[0]] as const;
  const corner = (sign: number): Point => ({
    x: tip.x + base[0] * size + sign * across[0] * size * 0.55,
    y: tip.y + base[1] * size + sign * across[1] * size * 0.55,
  });
  return outline([[tip, corner(1), corner(-1)]], style);
};

/** How far from the wall an entry or exit is named: before the door, or beyond its swing where that leaves no room. */
export const markReach = (door: Door, textSize: number): number => {
  const width = Math.max(door.w, door.h);
  const isCrowded = door.into === outside && textWidth('Entry', textSize, true) + textSize > width * 0.75;
  return isCrowded ? width + textSize * 0.9 : textSize * 1.9;
};

/** The front door, and the other doors that count as exits. An entry's arrow points in, an exit's out. */
export const drawExits = (plan: Plan, textSize: number): Primitive[] =>
  plan.levels[0].doors
    .filter((door: Door) => door.rooms.includes(outside) && (door.entry === true || door.exit === true))
    .flatMap((door) => {
      const side = sideOf(plan, door);
      const size = textSize * 0.8;
      const entry = door.entry === true;
      const tip = outsideOf(door, side, entry ? textSize * 0.35 : textSize * 0.35 + size);
      return [
        triangle(tip, entry ? side : opposite[side], size, {
          layer: 'tags',
          fill: 'accent',
          ink: 'accent',
          of: door.id,
        }),
        {
          kind: 'text',
          layer: 'tags',
          text: entry ? 'Entry' : 'Exit',
          ...outsideOf(door, side, markReach(door, textSize)),
          size: textSize,
          strong: true,
          ink: 'accent',
          upright: side === 'left' || side === 'right',
          of: door.id,
        },
      ];
    });

/** Half the width of an alarm's or fan's symbol, in inches. */
const symbol = 5;

/** What takes its place in the plan by a point, as a box. */
export const boxOfPoint = ({ x, y }: Point): Box => ({
  x: x - symbol,
  y: y - symbol,
  w: 2 * symbol,
  h: 2 * symbol,
});

const drawAlarm = ({ id, kind, x, y }: Alarm): Primitive[] => {
  const style: Style = { layer: 'alarms', pen: 'fine', ink: 'accent', of: id };
  return [
    circle({ x, y }, symbol, { ...style, fill: 'paper' }),
    {
      kind: 'text',
      layer: 'alarms',
      text: { smoke: 'S', co: 'C', 'smoke-co': 'SC' }[kind],
      x,
      y,
      size: kind === 'smoke-co' ? 5.5 : 7,
      strong: true,
      ink: 'accent',
      of: id,
    },
  ];
};

const drawFan = ({ id, x, y }: Fan): Primitive[] => {
  const style: Style = { layer: 'alarms', pen: 'fine', ink: 'accent', of: id };
  const half = symbol * Math.SQRT1_2;
  return [
    circle({ x, y }, symbol, { ...style, fill: 'paper' }),
    line(x - half, y - half, x + half, y + half, style),
    line(x - half, y + half, x + half, y - half, style),
  ];
};

/** Smoke and carbon monoxide alarms, and exhaust fans. */
export const drawAlarms = ({ alarms, fans }: Level): Primitive[] => [
  ...fans.flatMap(drawFan),
  ...alarms.flatMap(drawAlarm),
];
