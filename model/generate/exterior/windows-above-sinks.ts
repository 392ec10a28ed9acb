import { ahead, opposite } from '../../plan/box.ts';
import type { Box, Fixture, Side, StreetSide, Window } from '../../plan/document.ts';
import { fixtureFacts } from '../../plan/kinds.ts';
import type { Frame } from '../frame/frame.ts';
import { isWithinReach } from '../furnish/measure.ts';
import type { PlacedDoor } from '../openings/door-spots.ts';
import { touches } from '../furnish/spots.ts';
import { boxBefore, sideLength, sideOfOpening, spanOf, type Span } from './wall-side.ts';

/** Inches that a moved window keeps: to the next opening, to a corner of the home, before tall pieces. */
const apart = 14;
const fromCorner = 18;
const hidden = 30;
/** Farther than this from a wall a sink is not at it. */
const atWall = 2;

const moved = (window: Window, side: Side, by: number): Window =>
  side === 'left' || side === 'right' ? { ...window, y: window.y + by } : { ...window, x: window.x + by };

/** The windows of a wall as one. */
const around = (windows: readonly Window[], side: Side): Span => {
  const spans = windows.map((window) => spanOf(window, side));
  return {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  };
};

/** The exterior side at which a sink stands; undefined for one at an inner wall or on an island. */
const sideBehind = (
  { length, width }: Frame,
  { facing, ...box }: Fixture,
  skin: number,
): Side | undefined => {
  if (!facing) return undefined;
  const side = opposite[facing];
  const gap = { left: box.x, rear: box.y, right: length - box.x - box.w, front: width - box.y - box.h }[side];
  return gap <= skin + atWall ? side : undefined;
};

/**
 * The same windows, those of a kitchen away from the street moved to the middle of the sink that stands at their wall, as far as
 * room, openings and tall pieces beside it allow. To the street windows stay where they belong.
 */
export const windowsAboveSinks = (
  frame: Frame,
  doors: readonly PlacedDoor[],
  windows: readonly Window[],
  fixtures: readonly Fixture[],
  street: StreetSide,
): Window[] => {
  let found = [...windows];
  const skin = Math.min(...frame.walls.flatMap(({ kind, w, h }) => (kind === 'exterior' ? [w, h] : [])));
  for (const sink of fixtures.filter(({ kind }) => kind === 'sink')) {
    const side = sideBehind(frame, sink, skin);
    const kitchen = frame.rooms.find(({ room }) => room.id === sink.room && room.use === 'kitchen');
    if (!side || side === street || !kitchen) continue;
    const own = found.filter((window) => window.room === sink.room && sideOfOpening(frame, window) === side);
    if (own.length === 0) continue;
    const group = around(own, side);
    const over = spanOf(sink, side);
    const wanted = (over.from + over.to - group.from - group.to) >> 1;
    // Inner doors too: near one a window would need other glass.
    const others: Box[] = [
      ...found.filter((window) => !own.includes(window)),
      ...doors.map(({ door }) => door),
    ];
    const tall = fixtures.filter(({ kind }) => fixtureFacts[kind].tall);
    const fits = (by: number): boolean => {
      const span = { from: group.from + by, to: group.to + by };
      const inside: Box = ahead(boxBefore(frame, side, span, 0, 1), opposite[side], skin + hidden);
      const room = ahead(boxBefore(frame, side, span, -skin, 1 - skin), opposite[side], 1);
      return (
        Math.min(span.from, sideLength(frame, side) - span.to) >= fromCorner &&
        frame.grid.isWithin(room, (name) => name === sink.room) &&
        others.every((other) => !isWithinReach(other, boxBefore(frame, side, span, -skin, 0), apart - 1)) &&
        !touches(inside, tall)
      );
    };
    const step = Math.sign(wanted);
    let by = 0;
    while (by !== wanted && fits(by + step)) by += step;
    found = found.map((window) => (own.includes(window) ? moved(window, side, by) : window));
  }
  return found;
};
