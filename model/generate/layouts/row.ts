import { linked, module, type Link, type Module, type RoomSpec } from '../blocks/module.ts';
import { leaf, part, row } from '../blocks/node.ts';
import { shuffled, type Pick } from '../pick.ts';
import { rowBedroom } from './bedrooms.ts';
import {
  den,
  dining,
  flex,
  hall,
  kitchen,
  linen,
  living,
  office,
  powder,
  utility,
  type Program,
  type Sleeper,
} from './program.ts';
import * as size from './sizes.ts';

/** What lies along a hall. */
export type Item =
  | { readonly kind: 'bedroom'; readonly sleeper: Sleeper }
  | { readonly kind: 'bath'; readonly room: RoomSpec }
  | { readonly kind: 'powder' | 'utility' | 'office' | 'den' | 'flex' | 'linen' | 'kitchen' };

export const isWet = ({ kind }: Item): boolean => kind === 'bath' || kind === 'powder' || kind === 'utility';

const door = (room: RoomSpec, kind: 'hinged' | 'pocket' = 'hinged'): Link => ({
  kind,
  a: hall.id,
  b: room.id,
});

const single = (
  room: RoomSpec,
  { min, max }: { min: number; max: number },
  links: readonly Link[] = [door(room)],
  grow = 0.3,
): Module => module(row(part(leaf(room.id), min, max)), [room], links, [], grow);

/** Where a row lies. */
export interface RowPlace {
  readonly depth: number;
  /** Rooms of the row have an outer wall. */
  readonly outer: boolean;
  /** Closets lie between bedrooms and hall, never beside the bedrooms. */
  readonly compact?: boolean;
}

/** A room of a row, whose hall lies in front. */
const itemModule = (
  item: Item,
  { depth, outer, compact = false }: RowPlace,
  { accessible }: Program,
  pick: Pick,
  doorAt?: 'first' | 'last',
): Module => {
  switch (item.kind) {
    case 'bedroom': {
      const doorFirst = doorAt ? doorAt === 'first' : pick(2) === 0;
      return linked(rowBedroom(item.sleeper, depth, doorFirst, compact || pick(2) === 0), [
        door(item.sleeper.room),
      ]);
    }
    case 'bath':
      return single(
        item.room,
        accessible ? { min: size.bath.accessible, max: size.bath.maxAccessible } : size.bath,
      );
    case 'powder':
      return single(powder, accessible ? { min: size.powder.accessible, max: 66 } : size.powder);
    case 'utility': {
      const one = single(utility, size.utility, [door(utility, 'pocket')]);
      return outer ? linked(one, [], [{ room: utility.id, kind: 'exit' }]) : one;
    }
    case 'office':
      return single(office, size.office, [door(office)], 0.7);
    case 'den':
      return single(den, size.office, [door(den)], 0.7);
    case 'flex':
      return single(flex, size.office, [door(flex)], 0.7);
    case 'linen':
      return single(linen, size.linen, [{ kind: 'bifold', a: hall.id, b: linen.id }], 0.1);
    case 'kitchen':
      return single(
        kitchen,
        { min: 150, max: 190 },
        [
          { kind: 'cased', a: [dining.id, living.id], b: kitchen.id },
          { kind: 'cased', a: hall.id, b: kitchen.id },
        ],
        0.5,
      );
  }
};

/**
 * Rooms side by side along a hall that lies in front of them.
 * @param lastDoor at which end of the last room its door is, where the hall does not reach along all of it
 */
export const rowOf = (
  items: readonly Item[],
  place: RowPlace,
  program: Program,
  pick: Pick,
  lastDoor?: 'first' | 'last',
): Module[] =>
  items.map((item, index) =>
    itemModule(item, place, program, pick, index === items.length - 1 ? lastDoor : undefined),
  );

/** Wet rooms stay together, so that their pipes share walls. */
export const inOrder = (items: readonly Item[], pick: Pick): Item[] => {
  const wet = shuffled(pick, items.filter(isWet));
  const dry = shuffled(
    pick,
    items.filter((item) => !isWet(item)),
  );
  const at = wet.length > 0 && dry.length > 0 ? pick(dry.length + 1) : 0;
  return [...dry.slice(0, at), ...wet, ...dry.slice(at)];
};
