import { centreOf } from '../plan/box.ts';
import type { Alarm, Box, Fan, Fixture } from '../plan/document.ts';
import { isBedroom } from '../plan/kinds.ts';
import type { FramedRoom, Frame } from './frame/frame.ts';

const fromWalls = 8;

/** A place on the ceiling of a room, as near to its middle as its shape allows. */
const ceilingPlace = ({ grid }: Frame, { room, bounds }: FramedRoom): { x: number; y: number } => {
  const middle = centreOf(bounds);
  let found = { x: Math.round(middle.x), y: Math.round(middle.y) };
  let min = Infinity;
  for (let x = bounds.x + fromWalls; x <= bounds.x + bounds.w - fromWalls; x += 6)
    for (let y = bounds.y + fromWalls; y <= bounds.y + bounds.h - fromWalls; y += 6) {
      const off = Math.abs(x - middle.x) + Math.abs(y - middle.y);
      const around: Box = { x: x - fromWalls, y: y - fromWalls, w: 2 * fromWalls, h: 2 * fromWalls };
      if (off >= min || !grid.isWithin(around, (name) => name === room.id)) continue;
      [found, min] = [{ x, y }, off];
    }
  return found;
};

/** Smoke alarms in bedrooms, living rooms and kitchens, and in the halls before bedrooms. */
export const placeAlarms = (frame: Frame): Alarm[] =>
  frame.rooms
    .filter(
      ({ room: { use } }) =>
        isBedroom(use) || use === 'living' || use === 'family' || use === 'kitchen' || use === 'hall',
    )
    .map((one, index) => ({
      id: `alarm-${index + 1}`,
      kind: 'smoke',
      room: one.room.id,
      ...ceilingPlace(frame, one),
      mount: 'ceiling',
      interconnected: true,
      photoelectric: true,
      silence: true,
    }));

const wholeHouse = { perSquareFoot: 0.035, min: 50, max: 90 } as const;

/** An exhaust in every bath, a hood over the range, and the fan for the whole house. */
export const placeFans = (frame: Frame, fixtures: readonly Fixture[], squareFeet: number): Fan[] => {
  const fans: Omit<Fan, 'id'>[] = frame.rooms
    .filter(({ room }) => room.use === 'bath' || room.use === 'toilet')
    .map((one) => ({ kind: 'bath', room: one.room.id, ...ceilingPlace(frame, one), cfm: 80 }));
  for (const range of fixtures.filter(({ kind }) => kind === 'range')) {
    const { x, y } = centreOf(range);
    fans.push({ kind: 'range-hood', room: range.room, x: Math.round(x), y: Math.round(y), cfm: 200 });
  }
  const due = Math.ceil(squareFeet * wholeHouse.perSquareFoot);
  const home =
    frame.rooms.find(({ room }) => room.use === 'hall' || room.use === 'utility') ?? frame.rooms[0];
  if (home)
    fans.push({
      kind: 'whole-house',
      room: home.room.id,
      ...ceilingPlace(frame, home),
      cfm: Math.max(wholeHouse.min, Math.min(wholeHouse.max, due)),
    });
  return fans.map((fan, index) => ({ id: `fan-${index + 1}`, ...fan }));
};
