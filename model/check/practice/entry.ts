import { centreOf, distance, facesAlongX, ahead, sharedArea } from '../../plan/box.ts';
import type { Box } from '../../plan/document.ts';
import type { Fault, NewChecks } from '../fault.ts';
import type { LimitOf } from '../rules.ts';
import { entriesOf, type Entry } from '../survey/entry.ts';
import { roomAt } from '../survey/opening.ts';
import { depthBefore } from '../survey/porches.ts';
import { streetWallOf } from '../survey/street.ts';
import { holdsBox } from '../survey/sweep.ts';
import type { NewSurvey } from '../survey/survey.ts';

/** The square of this side inside a front door, centered on it. */
const squareInside = ({ door, inside }: Entry, side: number): Box => {
  const strip = ahead(door, inside, side);
  return facesAlongX(inside)
    ? { ...strip, y: Math.floor(door.y + (door.h - side) / 2), h: side }
    : { ...strip, x: Math.floor(door.x + (door.w - side) / 2), w: side };
};

/** Why the floor inside a front door is not free; undefined if it is. */
const obstacle = ({ raster, level }: NewSurvey, square: Box): string | undefined => {
  for (let y = square.y; y < square.y + square.h; y++)
    for (let x = square.x; x < square.x + square.w; x++) if (roomAt(raster, x, y) < 0) return 'a wall';
  return level.fixtures.find(
    (piece) => piece.kind !== 'bench' && piece.kind !== 'shelf' && sharedArea(piece, square) > 0,
  )?.id;
};

/** The entry's room and the rooms that are open to it, by index. */
const aroundEntry = ({ contacts }: NewSurvey, room: number): ReadonlySet<number> =>
  new Set([
    room,
    ...contacts.flatMap(({ a, b, open }) => (open === 0 ? [] : a === room ? [b] : b === room ? [a] : [])),
  ]);

const hasPlaceForCoats = (home: NewSurvey, entry: Entry, limit: LimitOf<'entry.coats'>): boolean => {
  const near = aroundEntry(home, entry.room);
  const middle = centreOf(entry.door);
  const closet = home.rooms.some(
    (room, index) =>
      room.use === 'closet' &&
      room.for !== undefined &&
      near.has(home.indexOf(room.for)) &&
      holdsBox(home, room, limit.depth, limit.width) &&
      home.doors.some(
        ({ item, faces }) =>
          faces.some((face) => face.room === index) && distance(centreOf(item), middle) <= limit.inches,
      ),
  );
  return (
    closet ||
    (home.homeSquareFeet < limit.below &&
      home.level.fixtures.some(
        (piece) => piece.kind === 'bench' && distance(centreOf(piece), middle) <= limit.bench,
      ))
  );
};

export const entryChecks = {
  'entry.street': (home) => {
    const entries = entriesOf(home);
    if (entries.length === 0) return [{ measured: 'no entry', message: 'There is no front door.' }];
    return entries
      .filter(({ outside }) => outside !== home.plan.street)
      .map(({ door, outside }) => ({
        item: door.id,
        measured: outside,
        message: `The front door lies in the ${outside} wall; the street is at the ${home.plan.street}.`,
      }));
  },

  'entry.one-door': (home) => {
    const { doors, entry } = streetWallOf(home);
    return doors
      .filter((door) => door !== entry)
      .map(({ item: { id } }) => ({
        item: id,
        measured: 'in the street wall',
        message: `${id} lies in the street wall beside the front door.`,
      }));
  },

  'entry.corner': (home, { inches }) => {
    const { entry, length } = streetWallOf(home);
    const measured = entry ? Math.min(entry.from, length - entry.to) : inches;
    if (measured >= inches) return [];
    return [
      {
        item: entry?.item.id,
        measured,
        message: `The front door is ${measured} in from the end of the street wall.`,
      },
    ];
  },

  'entry.zone': (home, { inches }) =>
    entriesOf(home).flatMap((entry): Fault[] => {
      const room = home.rooms[entry.room];
      const measured = room?.use === 'foyer' ? undefined : obstacle(home, squareInside(entry, inches));
      if (measured === undefined) return [];
      return [
        {
          room: room?.id,
          item: entry.door.id,
          measured,
          message: `The floor inside the front door, ${inches} in each way, is not free: ${measured} stands there.`,
        },
      ];
    }),

  'entry.coats': (home, limit) => {
    const entries = entriesOf(home);
    if (entries.length === 0 || entries.some((entry) => hasPlaceForCoats(home, entry, limit))) return [];
    return [
      {
        room: home.rooms[entries[0]?.room ?? -1]?.id,
        measured: 'none',
        message: 'There is no place for coats near the front door.',
      },
    ];
  },

  'entry.cover': (home, { inches }) =>
    entriesOf(home).flatMap(({ door, outside }): Fault[] => {
      const covered = home.plan.porches.filter((porch) => porch.covered);
      const depth = Math.max(0, ...covered.map((porch) => depthBefore(porch, door, outside)));
      if (depth >= inches) return [];
      return [
        {
          item: door.id,
          measured: depth === 0 ? 'not covered' : depth,
          message:
            depth === 0
              ? 'No covered porch lies before the front door.'
              : `The covered porch before the front door is ${depth} in deep.`,
        },
      ];
    }),
} satisfies NewChecks;
