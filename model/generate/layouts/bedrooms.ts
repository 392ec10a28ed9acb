import { module, type Module } from '../blocks/module.ts';
import { column, fixed, leaf, part, row } from '../blocks/node.ts';
import { closetOf, type Sleeper } from './program.ts';
import {
  bedroomLength,
  closetDepth,
  closetLength,
  closetStrip,
  deepBedroomLength,
  deepPrimaryLength,
  maxBedroomArea,
  maxPrimaryArea,
  nook,
  primaryClosetLength,
  primaryLength,
} from './sizes.ts';

const isPrimary = ({ room }: Sleeper): boolean => room.use === 'primary';

/** Depth of a row from which a closet fits between a bedroom and the hall. */
export const deepRow = 148;

const minAreaOf = (one: Sleeper, isDeep: boolean): number =>
  (isPrimary(one)
    ? isDeep
      ? deepPrimaryLength
      : primaryLength
    : isDeep
      ? deepBedroomLength
      : bedroomLength
  )[one.bed] + 4;

const minArea = { primary: 113, bedroom: 82 } as const;

/** How long a floor of this clear depth has to be for its square feet. */
const longEnough = (one: Sleeper, clearDepth: number, elsewhere = 0): number =>
  Math.ceil(((isPrimary(one) ? minArea.primary : minArea.bedroom) * 144 - elsewhere) / clearDepth) + 4;

const maxAreaOf = (one: Sleeper): number => (isPrimary(one) ? maxPrimaryArea : maxBedroomArea);

const closetLink = (one: Sleeper): Module['links'] => [
  { kind: 'bifold', a: one.room.id, b: closetOf(one).id },
];

/** Closet and door side by side towards the hall, which lies in front. */
const closetAtHall = (one: Sleeper, depth: number, doorFirst: boolean): Module => {
  const closet = closetOf(one);
  const door = fixed(leaf(one.room.id), nook);
  const hanging = part(leaf(closet.id), isPrimary(one) ? primaryClosetLength : closetLength);
  return module(
    column(
      part(
        row(
          part(
            leaf(one.room.id),
            Math.max(minAreaOf(one, true), longEnough(one, depth - closetStrip - 10, 1000)),
            maxAreaOf(one),
          ),
        ),
        depth - closetStrip,
        depth - closetStrip,
      ),
      fixed(doorFirst ? row(door, hanging) : row(hanging, door), closetStrip),
    ),
    [one.room, closet],
    closetLink(one),
  );
};

/** The closet lies beside the bedroom. */
const closetBeside = (one: Sleeper, depth: number, closetFirst: boolean): Module => {
  const closet = closetOf(one);
  const sleeping = part(
    leaf(one.room.id),
    Math.max(minAreaOf(one, depth >= 132), longEnough(one, depth - 10)),
    maxAreaOf(one),
  );
  const hanging = fixed(leaf(closet.id), closetDepth);
  return module(
    closetFirst ? row(hanging, sleeping) : row(sleeping, hanging),
    [one.room, closet],
    closetLink(one),
  );
};

/**
 * A bedroom in a row whose hall lies in front.
 * @param doorFirst the door is at the left, the closet at the right
 */
export const rowBedroom = (one: Sleeper, depth: number, doorFirst: boolean, atHall: boolean): Module =>
  atHall && depth >= deepRow ? closetAtHall(one, depth, doorFirst) : closetBeside(one, depth, !doorFirst);

/** At the end of a hall, over the depth of the row and the hall: its closet lies behind the row's last wall. */
export const endBedroom = (one: Sleeper, depth: number, hallDepth: number): Module => {
  const closet = closetOf(one);
  return module(
    row(
      fixed(column(part(leaf(closet.id), depth), fixed(leaf(one.room.id), hallDepth)), closetDepth),
      part(leaf(one.room.id), minAreaOf(one, true) + 4, maxAreaOf(one)),
    ),
    [one.room, closet],
    closetLink(one),
  );
};

/** The same with the closet along the row's outer wall. */
export const shortEndBedroom = (one: Sleeper, depth: number, hallDepth: number): Module => {
  const closet = closetOf(one);
  return module(
    row(
      part(
        column(
          fixed(leaf(closet.id), closetDepth + 2),
          fixed(leaf(one.room.id), depth + hallDepth - closetDepth - 2),
        ),
        minAreaOf(one, true) + 4,
        maxAreaOf(one),
      ),
    ),
    [one.room, closet],
    closetLink(one),
  );
};
