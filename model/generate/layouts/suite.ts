import { module, stacked, type Link, type Module } from '../blocks/module.ts';
import { column, fixed, leaf, part, row } from '../blocks/node.ts';
import { closetOf, living, primaryBath, type Program } from './program.ts';
import { closetDepth, deepPrimaryLength, hallDepth, maxPrimaryArea } from './sizes.ts';

const ownDoors = (id: string, closet: string): Link[] => [
  { kind: 'hinged', a: id, b: primaryBath.id },
  { kind: 'pocket', a: id, b: closet },
];

const bathDepth = { min: 90, max: 130 } as const;
const walkInDepth = { min: 56, max: 100 } as const;

/** Bedroom and, beyond it at the end of the home, bath and walk-in closet: all within one section. */
export const suiteInLine = ({ primary }: Program, bathRear: boolean): Module => {
  const closet = closetOf(primary, true);
  const wet = part(leaf(primaryBath.id), bathDepth.min, bathDepth.max);
  const hanging = part(leaf(closet.id), walkInDepth.min, walkInDepth.max);
  return module(
    row(
      part(leaf(primary.room.id), deepPrimaryLength[primary.bed] + 6, maxPrimaryArea),
      part(column(...(bathRear ? [wet, hanging] : [hanging, wet])), 76, 96, 0.3),
    ),
    [primary.room, primaryBath, closet],
    ownDoors(primary.room.id, closet.id),
  );
};

/** Bath and walk-in closet lie before the bedroom, whose entrance leads between them. */
export const suiteBehindBath = ({ primary }: Program, bathRear: boolean): Module => {
  const closet = closetOf(primary, true);
  const wet = part(leaf(primaryBath.id), bathDepth.min - 8, bathDepth.max);
  const hanging = part(leaf(closet.id), walkInDepth.min, walkInDepth.max);
  const entrance = fixed(leaf(primary.room.id), hallDepth);
  return module(
    row(
      part(column(...(bathRear ? [wet, entrance, hanging] : [hanging, entrance, wet])), 78, 92, 0.2),
      part(leaf(primary.room.id), deepPrimaryLength[primary.bed] + 6, maxPrimaryArea),
    ),
    [primary.room, primaryBath, closet],
    ownDoors(primary.room.id, closet.id),
  );
};

/** Bath and walk-in closet side by side at one side wall, the bedroom at the other: for the widest sections. */
export const suiteSideBySide = (
  { primary, accessible }: Program,
  depth: number,
  bathFirst: boolean,
): Module => {
  const closet = closetOf(primary, true);
  const wet = part(leaf(primaryBath.id), accessible ? 106 : 84, 116);
  const hanging = part(leaf(closet.id), 54, 80);
  const wetDepth = accessible ? 110 : 84;
  return module(
    row(
      part(
        column(
          fixed(row(...(bathFirst ? [wet, hanging] : [hanging, wet])), wetDepth),
          fixed(leaf(primary.room.id), depth - wetDepth),
        ),
        Math.max(deepPrimaryLength[primary.bed] + 6, Math.ceil((113 * 144) / (depth - wetDepth - 8)) + 8),
        170,
      ),
    ),
    [primary.room, primaryBath, closet],
    ownDoors(primary.room.id, closet.id),
  );
};

/** Bedroom in one section; bath and walk-in closet in the next. */
export const suiteAcross = (
  { primary, accessible }: Program,
  depths: readonly [number, number],
  bedroomFront: boolean,
  bathFirst: boolean,
): Module => {
  const closet = closetOf(primary, true);
  const wet = part(leaf(primaryBath.id), accessible ? 106 : 88, 130, 1);
  const hanging = part(leaf(closet.id), 58, 90, 0.5);
  const side = module(row(...(bathFirst ? [wet, hanging] : [hanging, wet])), [primaryBath, closet]);
  const sleeping = module(
    row(part(leaf(primary.room.id), deepPrimaryLength[primary.bed] + 6, maxPrimaryArea)),
    [primary.room],
    ownDoors(primary.room.id, closet.id),
  );
  return stacked(bedroomFront ? [side, sleeping] : [sleeping, side], depths);
};

/** A primary bedroom without a bath of its own, far from the others: in one section, with the living room in the other. */
export const primaryAlone = (
  { primary }: Program,
  depths: readonly [number, number],
  bedroomFront: boolean,
): Module => {
  const closet = closetOf(primary);
  const sleeping = module(
    row(
      fixed(leaf(closet.id), closetDepth),
      part(leaf(primary.room.id), deepPrimaryLength[primary.bed] + 6, maxPrimaryArea),
    ),
    [primary.room, closet],
    [{ kind: 'bifold', a: primary.room.id, b: closet.id }],
  );
  const sitting = module(row(part(leaf(living.id), 100)), [living]);
  return stacked(bedroomFront ? [sitting, sleeping] : [sleeping, sitting], depths);
};
