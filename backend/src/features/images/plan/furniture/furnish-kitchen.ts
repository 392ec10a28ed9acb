import type { Space } from '@hearthline/model/furniture/spot.ts';
import type { Layout } from '@hearthline/model/layout/plan-model.ts';
import { overlaps, within, type Rect } from '@hearthline/model/layout/room.ts';
import { counter, dishwasher, fridge, island, range, sink } from './fixture.ts';
import { diningTable, put, type Symbol, type Furnished } from './symbol.ts';
import { centred } from './furnish-living.ts';

const depth = 25;

/** Widths in inches; short runs get the small appliances found in apartments. */
const standard = { fridge: 34, sink: 33, range: 30 } as const;
const apartment = { fridge: 28, sink: 25, range: 24 } as const;

/** The longest stretch of the counter wall without a door. */
const stretch = (
  { floor, doors, gaps, room }: Space,
  side: 'rear' | 'front',
): { from: number; to: number } => {
  const strip: Rect = {
    x: floor.x,
    y: side === 'rear' ? floor.y : floor.y + floor.h - depth,
    w: floor.w,
    h: depth,
  };
  const at = side === 'rear' ? room.y : room.y + room.h;
  const cuts = [
    ...doors.filter((door) => overlaps(door, strip)).map((door) => ({ from: door.x, to: door.x + door.w })),
    ...gaps.filter((gap) => gap.axis === 'x' && gap.at === at).map(({ from, to }) => ({ from, to })),
  ].sort((a, b) => a.from - b.from);
  let longest = { from: floor.x, to: floor.x };
  let start = floor.x;
  for (const cut of [...cuts, { from: floor.x + floor.w, to: 0 }]) {
    if (cut.from - start > longest.to - longest.from) longest = { from: start, to: cut.from };
    start = Math.max(start, cut.to);
  }
  return longest;
};

/** Counter along the outside wall with the sink under the window, range and fridge beside it, an island before it. */
export const furnishKitchen = (space: Space, layout: Layout): Furnished[] => {
  const { floor } = space;
  const side = layout.counter;
  const run = stretch(space, side);
  const length = run.to - run.from;
  const at = (x: number, w: number, d: number): Rect => ({
    x,
    y: side === 'rear' ? floor.y : floor.y + floor.h - d,
    w,
    h: d,
  });
  const items: Furnished[] = [];
  const add = (symbol: Symbol, rect: Rect): void => void items.push({ shape: put(symbol, rect, side), rect });
  const size = length < 112 ? apartment : standard;
  if (length < size.fridge + size.sink + size.range + 10) return items;
  // The fridge goes next to a solid side wall if there is one, so that the tall appliance ends the run.
  const fridgeFirst = !space.gaps.some((gap) => gap.axis === 'y' && gap.at === space.room.x);
  const from = fridgeFirst ? run.from + size.fridge + 1 : run.from;
  const to = fridgeFirst ? run.to : run.to - size.fridge - 1;
  add(fridge, at(fridgeFirst ? run.from : run.to - size.fridge, size.fridge, 30));
  add(counter, at(from, to - from, depth));
  const window = space.windows.find((edge) => edge.axis === 'x');
  const middle = window ? (window.from + window.to) / 2 : (from + to) / 2;
  const ideal = Math.max(from + 3, Math.min(to - size.sink - 3, middle - size.sink / 2));
  // The range goes on the longer side of the sink; if that is too short, the sink moves away from the window.
  const rangeAfter = to - ideal - size.sink >= ideal - from;
  const sinkAt = rangeAfter
    ? Math.min(ideal, to - size.sink - size.range - 6)
    : Math.max(ideal, from + size.range + 6);
  add(sink, at(sinkAt, size.sink, depth));
  const ahead = sinkAt - from;
  const after = to - sinkAt - size.sink;
  const aside = Math.max(3, ((rangeAfter ? after : ahead) - size.range) * 0.7);
  add(range, at(rangeAfter ? sinkAt + size.sink + aside : sinkAt - size.range - aside, size.range, depth));
  if ((rangeAfter ? ahead : after) >= 26)
    add(dishwasher, at(rangeAfter ? sinkAt - 25 : sinkAt + size.sink + 1, 24, depth));
  const taken = items.map(({ rect }) => rect);
  return [...items, ...facing(space, layout, run, taken)];
};

/** What goes in front of the counter: an island, and in an eat-in kitchen a table if there is space. */
const facing = (
  space: Space,
  layout: Layout,
  run: { from: number; to: number },
  taken: readonly Rect[],
): Furnished[] => {
  const { floor, room } = space;
  const side = layout.counter;
  const eatIn = room.name.includes('Dining');
  for (const width of [96, 84, 72, 60, 48]) {
    const x = Math.round((run.from + run.to) / 2 - width / 2);
    const y = side === 'rear' ? floor.y + depth + 42 : floor.y + floor.h - depth - 42 - 34;
    const rect: Rect = { x, y, w: width, h: 34 };
    const reach: Rect = { x: x - 20, y: side === 'rear' ? y : y - 14, w: width + 40, h: 48 };
    const inside =
      within(rect, floor) && reach.x >= floor.x - 2 && reach.x + reach.w <= floor.x + floor.w + 2;
    const blocked = [...space.doors, ...taken].some((other) => overlaps(other, reach));
    const strip = side === 'rear' ? floor.y + floor.h - y - 34 : y - floor.y;
    if (!inside || blocked || strip < 14) continue;
    const main: Furnished = {
      shape: put(island, rect, side),
      rect: side === 'rear' ? { ...rect, h: 46 } : { ...rect, y: y - 12, h: 46 },
    };
    if (!eatIn) return [main];
    const table = centred(
      space,
      [
        { w: 104, h: 72 },
        { w: 80, h: 68 },
      ],
      [...taken, main.rect],
      14,
    );
    return table ? [main, { shape: put(diningTable, table), rect: table }] : [main];
  }
  const table = eatIn
    ? centred(
        space,
        [
          { w: 104, h: 72 },
          { w: 80, h: 68 },
          { w: 70, h: 64 },
        ],
        taken,
        20,
      )
    : null;
  return table ? [{ shape: put(diningTable, table), rect: table }] : [];
};
