import type { BedKind } from '../../plan/document.ts';
import { module, type Module } from '../blocks/module.ts';
import { column, leaf, part, row } from '../blocks/node.ts';
import { closetOf, type Sleeper } from './program.ts';

/** Least clear length of a bedroom beside a hall: the bed, the floor on both sides, and the door's swing. */
const least: Readonly<Record<BedKind, number>> = { king: 128, queen: 116, full: 112, twin: 108 };
const leastPrimary: Readonly<Record<BedKind, number>> = { king: 140, queen: 132, full: 126, twin: 126 };

/** Line to line over a closet that doors open all along: 24 in clear and a wall. */
export const closetDepth = 28;
const besideMarriage = 30;
const nook = 48;

export const bedroomLength = ({ bed, room }: Sleeper): number =>
  (room.use === 'primary' ? leastPrimary : least)[bed] + 4;

/** As deep as its section: closet and door side by side towards the hall, which lies in the rear. */
export const deepBedroom = (one: Sleeper, depth: number, doorFirst: boolean): Module => {
  const { room } = one;
  const closet = closetOf(one);
  const door = part(leaf(room.id), nook, 0);
  const hanging = part(leaf(closet.id), 72, 1);
  return module(
    bedroomLength(one),
    1,
    column(
      part(doorFirst ? row(door, hanging) : row(hanging, door), besideMarriage),
      part(leaf(room.id), depth - besideMarriage, 1),
    ),
    [room, { ...closet, name: 'Closet' }],
    [{ kind: 'bifold', a: room.id, b: closet.id }],
  );
};

/** Behind a hall: the closet lies beside the bedroom. */
export const shallowBedroom = (one: Sleeper, closetFirst: boolean): Module => {
  const { room } = one;
  const closet = closetOf(one);
  const sleeping = part(leaf(room.id), bedroomLength(one), 1);
  const hanging = part(leaf(closet.id), closetDepth, 0);
  return module(
    bedroomLength(one) + closetDepth,
    1,
    closetFirst ? row(hanging, sleeping) : row(sleeping, hanging),
    [room, { ...closet, name: 'Closet' }],
    [{ kind: 'bifold', a: room.id, b: closet.id }],
  );
};

/** At the end of a hall, as deep as its section: the closet lies behind the hall's end. */
export const endBedroom = (one: Sleeper, depth: number, hallDepth: number): Module => {
  const { room } = one;
  const closet = closetOf(one);
  return module(
    bedroomLength(one) + closetDepth - 8,
    1,
    row(
      part(
        column(part(leaf(closet.id), depth - hallDepth), part(leaf(room.id), hallDepth)),
        closetDepth,
      ),
      part(leaf(room.id), bedroomLength(one) - 8, 1),
    ),
    [room, { ...closet, name: 'Closet' }],
    [{ kind: 'bifold', a: room.id, b: closet.id }],
  );
};
