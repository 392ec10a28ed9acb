import { beside, linked, module, stacked, type Link, type Module } from '../blocks/module.ts';
import { column, leaf, part } from '../blocks/node.ts';
import { bedroomLength, deepBedroom, endBedroom, shallowBedroom } from './bedrooms.ts';
import { hall, linen, office, powder, utility, type Program, type Sleeper } from './program.ts';
import type { RoomSpec } from '../blocks/module.ts';

/** From wall line to wall line over a hall. */
export const hallDepth = 44;

/** What lies along a hall. */
export type Item =
  | { readonly kind: 'bedroom'; readonly sleeper: Sleeper }
  | { readonly kind: 'bath'; readonly room: RoomSpec }
  | { readonly kind: 'powder' | 'utility' | 'office' };

const idOf = (item: Item): string =>
  item.kind === 'bedroom' ? item.sleeper.room.id : item.kind === 'bath' ? item.room.id : item.kind;

const door = (item: Item): Link => ({ kind: 'hinged', a: hall.id, b: idOf(item) });

const bathLength = 70;
const accessibleBath = 106;

/** Rooms between the hall and the outer wall. */
const shallow = (item: Item, accessible: boolean, closetFirst: boolean): Module => {
  switch (item.kind) {
    case 'bedroom':
      return linked(shallowBedroom(item.sleeper, closetFirst), [door(item)]);
    case 'bath':
      return module(accessible ? accessibleBath : bathLength, 0.15, leaf(item.room.id), [item.room], [door(item)]);
    case 'powder':
      return module(48, 0, leaf(powder.id), [powder], [door(item)]);
    case 'utility':
      return module(86, 0.15, leaf(utility.id), [utility], [{ kind: 'pocket', a: hall.id, b: utility.id }], [
        { room: utility.id, kind: 'exit' },
      ]);
    case 'office':
      return module(96, 0.6, leaf(office.id), [office], [door(item)]);
  }
};

/** Rooms as deep as their section, on the hall's other side. */
const deep = (item: Item, depth: number, doorFirst: boolean): Module | undefined => {
  if (item.kind === 'bedroom') return linked(deepBedroom(item.sleeper, depth, doorFirst), [door(item)]);
  if (item.kind === 'office') return module(100, 0.6, leaf(office.id), [office], [door(item)]);
  if (item.kind === 'bath')
    return module(
      80,
      0.1,
      column(part(leaf(item.room.id), 112), part(leaf(linen.id), depth - 112, 1)),
      [item.room, linen],
      [door(item)],
    );
  return undefined;
};

export interface WingShape {
  /** On the full-depth side, and between hall and outer wall; the last of these may close the hall. */
  readonly deep: readonly Item[];
  readonly shallow: readonly Item[];
  readonly end?: Item & { readonly kind: 'bedroom' };
}

/** Bedrooms and baths on both sides of a hall that lies beside the marriage line, in the rear section. */
export const wingOf = (shape: WingShape, depth: number, accessible: boolean): Module | undefined => {
  const behind = beside(
    ...shape.shallow.map((item, index) => shallow(item, accessible, index > 0)),
  );
  const leaves = !shape.end && !shape.shallow.some(({ kind }) => kind === 'utility');
  const passage = module(0, 0, leaf(hall.id), [hall], [], leaves ? [{ room: hall.id, kind: 'exit' }] : []);
  const along = stacked([behind, passage], [depth - hallDepth, hallDepth]);
  const before = shape.deep.map((item, index) => deep(item, depth, index > 0 || shape.deep.length === 1));
  if (before.some((one) => !one)) return undefined;
  const rear = shape.end
    ? beside(along, linked(endBedroom(shape.end.sleeper, depth, hallDepth), [door(shape.end)]))
    : along;
  const front = beside(...before.filter((one) => one !== undefined));
  return stacked([rear, front], [depth, depth]);
};

const permutations = <One>(all: readonly One[]): One[][] =>
  all.length <= 1
    ? [[...all]]
    : all.flatMap((one, index) => permutations(all.filter((_, other) => other !== index)).map((rest) => [one, ...rest]));

const lengthOf = (item: Item, accessible: boolean, isDeep: boolean): number => {
  switch (item.kind) {
    case 'bedroom':
      return bedroomLength(item.sleeper) + (isDeep ? 0 : 28);
    case 'bath':
      return accessible ? accessibleBath : bathLength;
    case 'powder':
      return 48;
    case 'utility':
      return 86;
    case 'office':
      return 96;
  }
};

/** Ways to lay these rooms along a hall so that both sides are about as long and the hall reaches all doors. */
export const wingShapes = (items: readonly Item[], { accessible }: Program): WingShape[] => {
  const found: WingShape[] = [];
  const sum = (list: readonly Item[], isDeep: boolean): number =>
    list.reduce((total, item) => total + lengthOf(item, accessible, isDeep), 0);
  for (let mask = 1; mask < 2 ** items.length; mask++) {
    const chosen = items.filter((_, index) => (mask >> index) % 2 === 1);
    const rest = items.filter((_, index) => (mask >> index) % 2 === 0);
    if (chosen.some(({ kind }) => kind !== 'bedroom' && kind !== 'office') || chosen.length > 3) continue;
    for (const end of [undefined, ...rest.filter((item) => item.kind === 'bedroom')]) {
      const others = rest.filter((item) => item !== end);
      if (others.length === 0 || others.length > 4) continue;
      const hallLength = sum(others, false);
      const back = hallLength + (end ? bedroomLength(end.sleeper) + 20 : 0);
      const front = sum(chosen, true);
      const last = chosen.at(-1);
      const reach = front - (last ? lengthOf(last, accessible, true) : 0) + 52;
      if (Math.max(hallLength, end ? 0 : front) < reach || Math.abs(front - back) > 60) continue;
      for (const order of permutations(others)) found.push({ deep: chosen, shallow: order, ...(end ? { end } : {}) });
    }
  }
  return found;
};
