import { centreOf } from '../plan/box.ts';
import type { Box, Plan, Room } from '../plan/document.ts';
import { isHabitable } from '../plan/kinds.ts';
import { boundsOf } from '../plan/ring.ts';
import { boxOfText } from './extent.ts';
import { feetInches } from './labels/feet-inches.ts';
import { FreeSpace } from './labels/free-space.ts';
import type { Obstacles } from './labels/room-labels.ts';
import { textWidth } from './labels/text-width.ts';
import { isInside } from './opening-frame.ts';
import type { Primitive, Style } from './primitive.ts';
import { line } from './shapes.ts';

const style: Style = { layer: 'dimensions', pen: 'hair', ink: 'quiet' };

const tick = (x: number, y: number, size: number): Primitive =>
  line(x - size, y + size, x + size, y - size, { ...style, pen: 'fine' });

const around = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

/** A line from wall to wall with its length, where nothing is in the way. */
const across = (
  room: Room,
  rooms: readonly Room[],
  taken: readonly Box[],
  textSize: number,
  alongX: boolean,
): Primitive[] => {
  const floor = boundsOf(room.floor);
  const size = textSize * 0.9;
  const long = alongX ? floor.w : floor.h;
  const text = feetInches(long);
  const wide = textWidth(text, size);
  if (wide > long * 0.6) return [];
  const strip = size * 1.5;
  const space = new FreeSpace(room.floor, taken);
  // One cell less, because the last one of a floor may be cut.
  const place = space.nearest(
    alongX ? { w: long - 2, h: strip } : { w: strip, h: long - 2 },
    centreOf(floor),
  );
  if (!place) return [];
  const x = alongX ? floor.x : place.x + size * 0.4;
  const y = alongX ? place.y + size * 0.4 : floor.y;
  const [toX, toY] = alongX ? [x + floor.w, y] : [x, y + floor.h];
  // From wall to wall only: where another floor begins, there is nothing to measure to.
  const ends = alongX
    ? [
        { x: x - 1, y },
        { x: toX + 1, y },
      ]
    : [
        { x, y: y - 1 },
        { x, y: toY + 1 },
      ];
  if (ends.some((end) => rooms.some((other) => isInside(other.floor, end)))) return [];
  return [
    line(x, y, toX, toY, style),
    tick(x, y, size * 0.25),
    tick(toX, toY, size * 0.25),
    {
      kind: 'text',
      layer: 'dimensions',
      text,
      x: alongX ? floor.x + floor.w / 2 : x - size * 0.65,
      y: alongX ? y - size * 0.65 : floor.y + floor.h / 2,
      size,
      upright: !alongX,
      ink: 'quiet',
    },
  ];
};

/** The clear length and width of each room to live in, from finish to finish, where there is room to write them. */
export const drawInteriorDimensions = (
  { levels: [{ rooms }] }: Plan,
  { solid, lines }: Obstacles,
  labels: readonly Primitive[],
  textSize: number,
): Primitive[] => {
  const taken = [
    ...solid,
    ...lines,
    ...labels.flatMap((one) => (one.kind === 'text' ? [around(boxOfText(one), textSize * 0.7)] : [])),
  ];
  return rooms
    .filter(({ use, floor }) => floor.length === 4 && (isHabitable(use) || use === 'utility'))
    .flatMap((room) => {
      const along = across(room, rooms, taken, textSize, true);
      const written = along.flatMap((one) => (one.kind === 'text' ? [boxOfText(one)] : []));
      return [...along, ...across(room, rooms, [...taken, ...written], textSize, false)];
    });
};
