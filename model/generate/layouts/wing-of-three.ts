import {
  beside,
  lengthsOf,
  linked,
  module,
  stacked,
  turned,
  type Module,
  type RoomSpec,
} from '../blocks/module.ts';
import { column, fixed, leaf, part, row, type Part } from '../blocks/node.ts';
import type { Pick } from '../pick.ts';
import { closetOf, family, hall, living, primaryBath, storages, type Program } from './program.ts';
import { rowOf } from './row.ts';
import * as size from './sizes.ts';
import { stretchesOf, type WingItems, type Slot, type Stretch } from './stretches.ts';

/** From the hall to a bedroom in front, past the rooms in the middle. */
const passageWidth = 46;

const suiteInFront = ({ primary }: Program): Module =>
  module(
    row(part(leaf(primary.room.id), size.deepPrimaryLength[primary.bed] + 6, size.maxPrimaryArea)),
    [primary.room],
    [
      { kind: 'hinged', a: primary.room.id, b: primaryBath.id },
      { kind: 'pocket', a: primary.room.id, b: closetOf(primary).id },
      { kind: 'hinged', a: hall.id, b: primary.room.id },
    ],
  );

const suiteInMiddle = ({ primary, accessible }: Program): Module =>
  module(
    row(
      part(leaf(primaryBath.id), accessible ? size.bath.accessible : 80, 120),
      part(leaf(closetOf(primary).id), 56, 80, 0.5),
    ),
    [primaryBath, closetOf(primary, true)],
  );

const inFront = (
  front: Slot,
  depth: number,
  program: Program,
  doorAt: 'first' | 'last',
  pick: Pick,
): Module => {
  if (front === 'living') return module(row(part(leaf(living.id), 60)), [living]);
  if (front === 'suite') return suiteInFront(program);
  return turned(beside(...rowOf([front], { depth, outer: true }, program, pick, doorAt)), 'column');
};

/** Closets along the hall, which fill up what is too short. */
const storageIn = (room: RoomSpec): Module =>
  module(
    row(part(leaf(room.id), size.linen.min, 130)),
    [room],
    [{ kind: 'bifold', a: hall.id, b: room.id }],
    [],
    0.2,
  );

/**
 * @param passageFirst the passage to the front is at the left end of the stretch
 * @param spare rooms to store things, of which those that are needed are taken
 */
const stretchOf = (
  { rear, inner, front, open }: Stretch,
  depth: number,
  program: Program,
  passageFirst: boolean,
  spare: RoomSpec[],
  pick: Pick,
): Module | undefined => {
  const innerDepth = depth - size.hallDepth;
  const behind = beside(...rowOf(rear, { depth, outer: true }, program, pick));
  const ahead = inFront(front, depth, program, passageFirst ? 'first' : 'last', pick);
  const rooms = [
    ...rowOf(inner, { depth: innerDepth, outer: false }, program, pick).map((one) => turned(one, 'column')),
    ...(front === 'suite' ? [suiteInMiddle(program)] : []),
  ];
  const passage: Part[] = front === 'living' ? [] : [fixed(leaf(hall.id), passageWidth)];
  const min = Math.max(lengthsOf(behind).min, lengthsOf(ahead).min);
  const max = rooms.reduce((sum, one) => sum + lengthsOf(one).max, passage.length * passageWidth);
  if (rooms.length === 0 && open) rooms.push(module(row(part(leaf(family.id), 60)), [family]));
  else if (max < min) {
    const room = spare.shift();
    if (!room) return undefined;
    rooms.push(storageIn(room));
  }
  const parts = rooms.map(({ node, grow }) => part(node, 0, undefined, grow));
  const middle = module(
    column(
      fixed(leaf(hall.id), size.hallDepth),
      fixed(row(...(passageFirst ? [...passage, ...parts] : [...parts, ...passage])), innerDepth),
    ),
    [hall, ...rooms.flatMap((one) => one.rooms)],
    rooms.flatMap(({ links }) => links),
  );
  return stacked([behind, middle, ahead], [depth, depth, depth]);
};

/** A wing of one or more stretches along a hall at the rear marriage line; undefined if it cannot be laid so. */
export const wingOfThree = (
  items: WingItems,
  depth: number,
  program: Program,
  pick: Pick,
): Module | undefined => {
  const stretches = stretchesOf(items, program.accessible, pick);
  if (!stretches) return undefined;
  const spare = [...storages];
  const modules = stretches.map((one, index) => stretchOf(one, depth, program, index % 2 === 1, spare, pick));
  const found = modules.filter((one) => one !== undefined);
  return found.length < modules.length
    ? undefined
    : linked(beside(...found), [], [{ room: hall.id, kind: 'exit' }]);
};
