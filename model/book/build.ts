import type { OutsideDoor } from '../generate/home-rooms.ts';
import { frameOf } from '../generate/frame/frame.ts';
import { isSupported } from '../generate/frame/marriage.ts';
import { facingStyle } from '../generate/furnish/furnish-kitchen.ts';
import { furnish } from '../generate/furnish/furnish.ts';
import { sizesFor } from '../generate/openings/door-sizes.ts';
import { placeDoors } from '../generate/openings/place-doors.ts';
import { lookOutside } from '../generate/exterior/look-outside.ts';
import { placeWindowsBySide } from '../generate/exterior/place-windows-by-side.ts';
import { windowsAboveSinks } from '../generate/exterior/windows-above-sinks.ts';
import { styleFacts } from '../generate/exterior/styles.ts';
import { placeAlarms, placeFans } from '../generate/safety.ts';
import { planSchemaName, type Plan, type Room, type Wish } from '../plan/document.ts';
import { mirroredPlan } from '../plan/mirror.ts';
import { boundsOf } from '../plan/ring.ts';
import { sizedTree, streetOf } from './candidates.ts';
import { widthOf, type Entry } from './entry.ts';
import { homeLength, type Recipe } from './code.ts';
import { linksOf } from './links.ts';
import { kinds, specsOf } from './rooms.ts';
import { boxesOf, roomsIn } from './tree.ts';

/** Why an entry became no plan: what has no place. */
export interface Refusal {
  readonly refused: string;
  /** The rooms that are too small for it, as far as that is known. */
  readonly rooms: readonly string[];
}

/** A closet that is less than this one way or the other is not walked into, in inches. */
const leastWalkIn = 48;

/** The name of a room by its size: a shallow closet of the primary bedroom is no walk-in. */
const bySize = (room: Room): Room => {
  const { w, h } = boundsOf(room.floor);
  return room.name === kinds['W']?.name && Math.min(w, h) < leastWalkIn ? { ...room, name: 'Closet' } : room;
};

export type Shape = Pick<Recipe, 'length' | 'mirror' | 'style' | 'color' | 'resized'>;

/** The plan of an entry in a size, not yet checked; or what has no place in it. */
export const buildEntry = (entry: Entry, shape: Shape, wish: Wish): Plan | Refusal => {
  const { mirror, style, color } = shape;
  const { depths } = entry;
  const length = homeLength(shape);
  const street = streetOf(entry, false);
  const width = widthOf(entry);
  const boxes = boxesOf(sizedTree(entry, shape), { x: 0, y: 0, w: length, h: width });
  const tokens = roomsIn(entry.tree);
  const specs = specsOf(tokens, wish.beds, wish.office);
  const links = linksOf(tokens, wish.kitchen === 'closed');
  const open = links.flatMap(({ kind, a, b }): [string, string][] =>
    kind === 'open' && typeof a === 'string' ? [[a, b]] : [],
  );
  const frame = frameOf(boxes, specs, open, length, depths);
  if (!frame) return { refused: 'frame', rooms: [] };
  const outsideDoors: OutsideDoor[] = [
    { room: entry.entry, kind: 'entry' },
    ...entry.exits.map((room): OutsideDoor => ({ room, kind: 'exit' })),
    ...(entry.patio === null ? [] : [{ room: entry.patio, kind: 'patio' } as const]),
  ];
  const made = placeDoors(frame, links, outsideDoors, sizesFor(wish.accessible === true), street);
  if ('missing' in made) return { refused: `door ${made.missing}`, rooms: made.missing.split('|') };
  const doors = made.doors.map(({ door }) => door);
  if (!isSupported(frame, doors)) return { refused: 'marriage line', rooms: [] };
  const composed = placeWindowsBySide(frame, made.doors, street);
  const furnished = furnish(frame, made.doors, composed, {
    bedrooms: wish.beds.length,
    accessible: wish.accessible === true,
    table: entry.table,
    style: entry.arrangement === 'galley' ? facingStyle : 0,
  });
  if ('bare' in furnished) return { refused: `furniture ${furnished.bare.join()}`, rooms: furnished.bare };
  const windows = windowsAboveSinks(frame, made.doors, composed, furnished.fixtures, street);
  const squareFeet = Math.round((length * width) / 14.4) / 10;
  const baths = (kind: string): number => frame.rooms.filter(({ room }) => room.bath === kind).length;
  const plan: Plan = {
    schema: planSchemaName,
    name: '',
    length,
    width,
    widthClass: entry.width,
    fuel: 'electric',
    garage: false,
    summary: {
      bedrooms: wish.beds.length,
      fullBaths: baths('full'),
      threeQuarterBaths: baths('three-quarter'),
      halfBaths: baths('half'),
      squareFeet,
    },
    arrangement: entry.arrangement,
    street,
    ...lookOutside(frame, doors, windows, {
      style,
      roof: styleFacts[style].roof,
      siding: styleFacts[style].siding,
      color,
      street,
      ramp: wish.accessible === true,
    }),
    levels: [
      {
        sections: [...frame.sections],
        rooms: frame.rooms.map(({ room }) => bySize(room)),
        walls: [...frame.walls],
        doors,
        windows,
        fixtures: furnished.fixtures,
        alarms: placeAlarms(frame),
        fans: placeFans(frame, furnished.fixtures, squareFeet),
      },
    ],
  };
  // Turned as a whole: what was judged holds in the mirror, to the last chair.
  return mirror ? mirroredPlan(plan) : plan;
};
