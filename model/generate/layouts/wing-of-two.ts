import { beside, linked, module, stacked, turned, type Module } from '../blocks/module.ts';
import { leaf, part, row, type Range } from '../blocks/node.ts';
import type { Pick } from '../pick.ts';
import { endBedroom, shortEndBedroom } from './bedrooms.ts';
import { hall, living, type Program } from './program.ts';
import { inOrder, isWet, rowOf, type Item } from './row.ts';
import * as size from './sizes.ts';

/** Where a wing lies. */
export interface WingPlace {
  /** Of each section. */
  readonly depth: number;
  /** The living room may reach into the section that the hall is not in. */
  readonly filler: boolean;
  /** The hall leads on to another room at its end. */
  readonly beyond: boolean;
}

const rangeOfItem = (item: Item, isDeep: boolean, accessible: boolean): Range => {
  switch (item.kind) {
    case 'bedroom': {
      const { bed, room } = item.sleeper;
      const own = room.use === 'primary';
      const min = own
        ? isDeep
          ? size.deepPrimaryLength
          : size.primaryLength
        : isDeep
          ? size.deepBedroomLength
          : size.bedroomLength;
      const extra = isDeep ? 4 : 4 + size.closetDepth;
      return { min: min[bed] + extra, max: (own ? size.maxPrimaryArea : size.maxBedroomArea) + extra };
    }
    case 'bath':
      return accessible ? { min: size.bath.accessible, max: size.bath.maxAccessible } : size.bath;
    case 'powder':
      return accessible ? { min: size.powder.accessible, max: 66 } : size.powder;
    case 'kitchen':
      return { min: 150, max: 190 };
    case 'utility':
    case 'linen':
      return size[item.kind];
    case 'office':
    case 'den':
    case 'flex':
      return size.office;
  }
};

const sum = (items: readonly Item[], isDeep: boolean, accessible: boolean): Range =>
  items
    .map((item) => rangeOfItem(item, isDeep, accessible))
    .reduce((all, { min, max }) => ({ min: all.min + min, max: all.max + max }), { min: 0, max: 0 });

interface Split {
  readonly deep: readonly Item[];
  readonly shallow: readonly Item[];
  readonly end?: Item & { readonly kind: 'bedroom' };
  /** More of the living room in front of the hall's beginning. */
  readonly more: boolean;
}

const add = (...ranges: readonly Range[]): Range => ({
  min: ranges.reduce((all, { min }) => all + min, 0),
  max: ranges.reduce((all, { max }) => all + max, 0),
});

/** How far the living room may reach along a hall. */
const maxExtra = 300;

/** What makes both sides equally long, the least first. */
const fillers: readonly { more: boolean; deep: readonly Item[]; shallow: readonly Item[] }[] = [
  { more: false, deep: [], shallow: [] },
  { more: false, deep: [], shallow: [{ kind: 'linen' }] },
  { more: true, deep: [], shallow: [] },
  { more: false, deep: [{ kind: 'den' }], shallow: [] },
  { more: true, deep: [{ kind: 'den' }], shallow: [] },
  { more: false, deep: [], shallow: [{ kind: 'den' }] },
  { more: false, deep: [], shallow: [{ kind: 'den' }, { kind: 'linen' }] },
];

/** Ways to lay rooms on both sides of a hall so that both sides can be equally long and the hall reaches all doors. */
const splitsOf = (items: readonly Item[], place: WingPlace, { accessible, office }: Program): Split[] => {
  const dry = items.filter((item) => !isWet(item));
  const wet = items.filter(isWet);
  const found: Split[] = [];
  const fits = ({ deep, shallow, end, more }: Split): boolean => {
    const last = end ? add(rangeOfItem(end, true, accessible), { min: 0, max: 40 }) : { min: 0, max: 0 };
    const front = add(sum(deep, true, accessible), more ? { min: 48, max: maxExtra } : { min: 0, max: 0 });
    const along = sum(shallow, false, accessible);
    const back = add(along, last);
    const lastDeep = deep.at(-1);
    const outermost = lastDeep ? rangeOfItem(lastDeep, true, accessible) : { min: 0, max: 0 };
    const reach = Math.max(front.min - outermost.min, back.min - outermost.max) + 52;
    return front.min <= back.max && back.min <= front.max && (deep.length === 0 || along.max >= reach);
  };
  for (let count = 0; count <= dry.length; count++)
    for (const withEnd of place.beyond ? [false] : [false, true]) {
      const rest = dry.slice(count);
      const end = withEnd ? rest.find((item) => item.kind === 'bedroom') : undefined;
      if (withEnd && !end) continue;
      let ways = 0;
      for (const { more, deep, shallow } of fillers) {
        if (more && !place.filler) continue;
        if (office && [...deep, ...shallow].some(({ kind }) => kind === 'den')) continue;
        const split: Split = {
          deep: [...deep, ...dry.slice(0, count)],
          shallow: [...wet, ...shallow, ...rest.filter((item) => item !== end)],
          more,
          ...(end ? { end } : {}),
        };
        if (split.shallow.length === 0 || (split.deep.length === 0 && !more) || !fits(split)) continue;
        found.push(split);
        if (++ways === 2) break;
      }
    }
  return found;
};

/**
 * Rooms on both sides of a hall that lies at the marriage line, in the rear one of two sections. The great room lies to
 * the left. Undefined if they cannot be laid so.
 */
export const wingOfTwo = (
  items: readonly Item[],
  place: WingPlace,
  program: Program,
  pick: Pick,
): Module | undefined => {
  const { depth, beyond } = place;
  const splits = splitsOf(items, place, program);
  if (splits.length === 0) return undefined;
  // A den that nobody asked for makes a home larger than it need be.
  const plain = splits.filter(
    ({ deep, shallow }) => ![...deep, ...shallow].some(({ kind }) => kind === 'den'),
  );
  const choices = plain.length > 0 && plain.length < splits.length && pick(4) > 0 ? plain : splits;
  const split = choices[pick(choices.length)];
  if (!split) return undefined;
  const { deep, shallow, end, more } = split;
  const short = end !== undefined && pick(3) === 0;
  const behind = beside(
    ...rowOf(inOrder(shallow, pick), { depth: depth - size.hallDepth, outer: true }, program, pick),
  );
  const atWall = !end && !beyond;
  const needsExit = atWall && !shallow.some(({ kind }) => kind === 'utility');
  const passage = module(leaf(hall.id), [hall], [], needsExit ? [{ room: hall.id, kind: 'exit' }] : []);
  const along = stacked([behind, passage], [depth - size.hallDepth, size.hallDepth]);
  const rear = end
    ? beside(
        along,
        linked((short ? shortEndBedroom : endBedroom)(end.sleeper, depth - size.hallDepth, size.hallDepth), [
          { kind: 'hinged', a: hall.id, b: end.sleeper.room.id },
        ]),
      )
    : along;
  // A row is made for a hall in front of it; this hall lies behind.
  const rooms = rowOf(deep, { depth, outer: true }, program, pick, 'first').map((one) =>
    turned(one, 'column'),
  );
  const sitting = more ? [module(row(part(leaf(living.id), 48, maxExtra)), [living], [], [], 0.1)] : [];
  return stacked([rear, beside(...sitting, ...rooms)], [depth, depth]);
};
