import { ahead } from '../plan/box.ts';
import {
  planSchemaName,
  type Plan,
  type Porch,
  type Side,
  type WidthClass,
  type Wish,
} from '../plan/document.ts';
import { divide } from './blocks/divide.ts';
import type { Arrangement } from './arrangement.ts';
import { frameOf } from './frame/frame.ts';
import { isSupported } from './frame/marriage.ts';
import { furnish } from './furnish/furnish.ts';
import { sizesFor } from './openings/door-sizes.ts';
import type { PlacedDoor } from './openings/door-spots.ts';
import { placeDoors } from './openings/place-doors.ts';
import { placeWindows } from './openings/place-windows.ts';
import { placeAlarms, placeFans } from './safety.ts';

/** Why an arrangement became no plan. */
export interface Refusal {
  readonly refused: string;
}

const porchDepth = 72;
const porchWidth = 144;

const porchesOf = (doors: readonly PlacedDoor[], length: number, width: number): Porch[] => {
  const entry = doors.find(({ door }) => door.entry)?.door;
  if (!entry) return [];
  const side: Side =
    entry.h > entry.w ? (entry.x === 0 ? 'left' : 'right') : entry.y === 0 ? 'rear' : 'front';
  const box = ahead(entry, side, porchDepth);
  if (entry.h > entry.w) return [{ id: 'porch-1', ...box, y: Math.max(0, box.y - 24), h: 84 }];
  const x = Math.max(0, Math.min(length - porchWidth, box.x + box.w / 2 - porchWidth / 2));
  return width > 0 ? [{ id: 'porch-1', ...box, x: Math.round(x), w: porchWidth }] : [];
};

/** The plan of an arrangement at a length; or what has no place. */
export const assemble = (
  { home, depths, style }: Arrangement,
  length: number,
  widthClass: WidthClass,
  wish: Wish,
): Plan | Refusal => {
  const width = depths.reduce((sum, depth) => sum + depth, 0);
  const boxes = divide(home.node, { x: 0, y: 0, w: length, h: width });
  if (!boxes) return { refused: 'length' };
  const open = home.links.flatMap(({ kind, a, b }): [string, string][] =>
    kind === 'open' && typeof a === 'string' ? [[a, b]] : [],
  );
  const frame = frameOf(boxes, home.rooms, open, length, depths);
  if (!frame) return { refused: 'frame' };
  const made = placeDoors(frame, home.links, home.outside, sizesFor(wish.accessible === true));
  if ('missing' in made) return { refused: `door ${made.missing}` };
  if (
    !isSupported(
      frame,
      made.doors.map(({ door }) => door),
    )
  )
    return { refused: 'marriage line' };
  const windows = placeWindows(frame, made.doors);
  const furnished = furnish(frame, made.doors, windows, {
    bedrooms: wish.beds.length,
    accessible: wish.accessible === true,
    style,
  });
  if ('bare' in furnished) return { refused: `furniture ${furnished.bare}` };
  const squareFeet = Math.round((length * width) / 14.4) / 10;
  const baths = (kind: string): number => frame.rooms.filter(({ room }) => room.bath === kind).length;
  return {
    schema: planSchemaName,
    name: '',
    length,
    width,
    widthClass,
    fuel: 'electric',
    garage: false,
    summary: {
      bedrooms: wish.beds.length,
      fullBaths: baths('full'),
      threeQuarterBaths: baths('three-quarter'),
      halfBaths: baths('half'),
      squareFeet,
    },
    porches: wish.porch ? porchesOf(made.doors, length, width) : [],
    levels: [
      {
        sections: [...frame.sections],
        rooms: frame.rooms.map(({ room }) => room),
        walls: [...frame.walls],
        doors: made.doors.map(({ door }) => door),
        windows,
        fixtures: furnished.fixtures,
        alarms: placeAlarms(frame),
        fans: placeFans(frame, furnished.fixtures, squareFeet),
      },
    ],
  };
};
