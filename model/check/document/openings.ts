import { runsAlongX } from '../../plan/box.ts';
import { isNewPlan, outside, type Box, type Door, type Wall, type Window } from '../../plan/document.ts';
import type { Checks, Fault } from '../fault.ts';
import { beyond, noFloor, type Opening } from '../survey/opening.ts';
import type { Survey } from '../survey/survey.ts';

const within = (item: Box, wall: Wall, alongX: boolean): boolean =>
  alongX
    ? item.y === wall.y && item.h === wall.h && item.x >= wall.x && item.x + item.w <= wall.x + wall.w
    : item.x === wall.x && item.w === wall.w && item.y >= wall.y && item.y + item.h <= wall.y + wall.h;

const nameOf = ({ rooms }: Survey, room: number): string =>
  room === beyond ? outside : room === noFloor ? 'no floor' : (rooms[room]?.id ?? 'no floor');

const along = ({ alongX, item }: Opening<Box>): [number, number] =>
  alongX ? [item.x, item.x + item.w] : [item.y, item.y + item.h];

const across = ({ alongX, item }: Opening<Box>): [number, number] =>
  alongX ? [item.y, item.y + item.h] : [item.x, item.x + item.w];

/** What lies between two stretches; negative where they overlap. */
const gapOf = (
  [start, end]: readonly [number, number],
  [other, otherEnd]: readonly [number, number],
): number => Math.max(other - end, start - otherEnd);

/** How far openings of one wall are apart, and which reach into a crossing wall. */
const gapsOf = (
  openings: readonly Opening<Door | Window>[],
  walls: readonly Wall[],
  min: number,
): Fault[] => {
  const faults: Fault[] = [];
  for (const [index, one] of openings.entries()) {
    for (const other of openings.slice(index + 1)) {
      if (one.alongX !== other.alongX || gapOf(across(one), across(other)) >= 0) continue;
      const gap = gapOf(along(one), along(other));
      if (gap < (one.item.wall === other.item.wall ? min : 0))
        faults.push({
          item: other.item.id,
          measured: gap,
          message: `${one.item.id} and ${other.item.id} are ${gap} in apart.`,
        });
    }
    for (const wall of walls) {
      if (wall.id === one.item.wall || runsAlongX(wall) === one.alongX) continue;
      const meets =
        gapOf(across(one), one.alongX ? [wall.y, wall.y + wall.h] : [wall.x, wall.x + wall.w]) <= 0;
      const gap = gapOf(along(one), one.alongX ? [wall.x, wall.x + wall.w] : [wall.y, wall.y + wall.h]);
      if (meets && gap < 0)
        faults.push({
          item: one.item.id,
          measured: gap,
          message: `${one.item.id} reaches ${-gap} in into the crossing wall ${wall.id}.`,
        });
    }
  }
  return faults;
};

export const openingChecks = {
  'geo.wall-opening': ({ doors, windows }) =>
    [...doors, ...windows].flatMap(({ item, wall }): Fault[] => {
      const fits =
        wall !== undefined &&
        (wall.w === wall.h ? [true, false] : [runsAlongX(wall)]).some((alongX) => within(item, wall, alongX));
      if (fits) return [];
      const { id, x, y, w, h } = item;
      return [
        {
          item: id,
          measured: `${w}x${h} at ${x},${y}`,
          message: `${id} does not lie within its wall, through its whole thickness.`,
        },
      ];
    }),

  'geo.opening-rooms': (home) =>
    home.doors.flatMap(({ item: { id, rooms }, faces: [one, other] }): Fault[] => {
      const [a, b] = [nameOf(home, one.room), nameOf(home, other.room)];
      const named = (rooms[0] === a && rooms[1] === b) || (rooms[0] === b && rooms[1] === a);
      if (named && one.whole && other.whole) return [];
      const measured = `${a}${one.whole ? '' : ' in part'} / ${b}${other.whole ? '' : ' in part'}`;
      return [
        {
          item: id,
          measured,
          message: `${id} names ${rooms.join(' and ')}; on its two sides lie ${measured}.`,
        },
      ];
    }),

  'geo.window-outside': (home) =>
    home.windows.flatMap(({ item: { id, room }, wall, faces }): Fault[] => {
      const outer = faces.find((face) => face.room === beyond && face.whole);
      const inner = faces.find((face) => face.room >= 0 && face.whole);
      if (wall?.kind === 'exterior' && outer && inner && nameOf(home, inner.room) === room) return [];
      const measured = faces.map((face) => nameOf(home, face.room)).join(' / ');
      return [
        {
          room,
          item: id,
          measured: `${wall?.kind ?? 'no'} wall, ${measured}`,
          message: `${id} does not look from ${room} through an exterior wall.`,
        },
      ];
    }),

  'geo.opening-gap': ({ doors, windows, level }, { inches }) =>
    gapsOf([...doors, ...windows], level.walls, inches),

  'geo.door-clear': ({ doors }, { inches }) =>
    doors.flatMap(({ item: { id, kind, clearWidth }, width }): Fault[] => {
      // Other doors have no leaf to measure, but none clears more than its opening.
      const max = kind === 'hinged' ? width - inches : width;
      if (clearWidth <= max) return [];
      return [
        {
          item: id,
          measured: clearWidth,
          message: `${id} is said to clear ${clearWidth} in of an opening of ${width} in.`,
        },
      ];
    }),

  'geo.glass': ({ windows, plan, roomOf }, limit) =>
    windows.flatMap(({ item, width }): Fault[] => {
      const { id, room, operation, sill, height, glazedArea, openableArea, clearWidth, clearHeight } = item;
      const frame = width * height;
      const hung = operation === 'single-hung' || operation === 'double-hung';
      const slides = operation === 'slider';
      const fixed = operation === 'fixed';
      const opens = fixed ? 0 : hung ? limit.hung : slides ? limit.slider : 1;
      const judged = [
        ['glazed area', glazedArea, limit.glass * frame],
        ['openable area', openableArea, opens * frame],
        ['clear width', clearWidth, fixed ? 0 : slides ? limit.slider * width : width],
        ['clear height', clearHeight, fixed ? 0 : hung ? limit.hung * height : height],
        ...(isNewPlan(plan)
          ? ([
              ['openable area', openableArea, clearWidth * clearHeight],
              ['head', sill + height, roomOf(room)?.ceiling ?? Infinity],
            ] as const)
          : []),
      ] as const;
      return judged
        .filter(([, stated, max]) => stated > max)
        .map(([what, stated, max]) => ({
          room,
          item: id,
          measured: `${what} ${stated}`,
          message: `The ${what} of ${id} is said to be ${stated}; at most ${Math.floor(max)} fits.`,
        }));
    }),
} satisfies Checks;
