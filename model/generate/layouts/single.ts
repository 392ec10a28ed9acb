import type { Layout } from '../arrangement.ts';
import { beside, linked, module, stacked, turned, type Link, type Module } from '../blocks/module.ts';
import { leaf, part, row, type Part } from '../blocks/node.ts';
import { oneOf, type Pick } from '../pick.ts';
import { endBedroom, shortEndBedroom } from './bedrooms.ts';
import { dining, hall, kitchen, living, type Program, type Sleeper } from './program.ts';
import { inOrder, rowOf, type Item } from './row.ts';
import { hallDepth } from './sizes.ts';
import { suiteBehindBath, suiteInLine, suiteSideBySide } from './suite.ts';

/** Widths of single-section homes, in inches. */
const depths = [182, 192, 160, 208] as const;
/** For as many rooms as a section can hold. */
const widest = [208] as const;

/** Living room, dining room and kitchen from left to right, without walls between them. */
const greatRoom = (depth: number, withDining: boolean, closed: boolean, kitchenLast: boolean): Module => {
  const min = Math.ceil((156 * 144) / (depth - 12)) + 2;
  const parts: Part[] = [
    part(leaf(living.id), Math.max(126, min), 250, 1),
    ...(withDining ? [part(leaf(dining.id), 104, 132, 0.4)] : []),
    ...(closed ? [] : [part(leaf(kitchen.id), withDining ? 124 : 132, 172, 0.4)]),
  ];
  const open = (a: string, b: string): Link => ({ kind: 'open', a, b });
  const links = [
    ...(withDining ? [open(living.id, dining.id)] : []),
    ...(closed ? [] : [open(withDining ? dining.id : living.id, kitchen.id)]),
  ];
  const rooms = [living, ...(withDining ? [dining] : []), ...(closed ? [] : [kitchen])];
  return module(row(...(kitchenLast ? parts : parts.reverse())), rooms, links, [
    { room: living.id, kind: 'entry' },
  ]);
};

/** Rooms along a hall at the front wall, and what lies at its end. */
const wing = (
  items: readonly Item[],
  end: Module | undefined,
  depth: number,
  program: Program,
  pick: Pick,
): Module => {
  const along = beside(
    ...rowOf(
      items,
      { depth: depth - hallDepth, outer: true, compact: program.others.length > 2 },
      program,
      pick,
    ),
  );
  const needsExit = !items.some(({ kind }) => kind === 'utility') || items.length > 3;
  const passage = module(leaf(hall.id), [hall], [], needsExit ? [{ room: hall.id, kind: 'exit' }] : []);
  const body = stacked([along, passage], [depth - hallDepth, hallDepth]);
  const one = end ? beside(body, end) : body;
  return linked(one, [{ kind: 'cased', a: [living.id, dining.id, kitchen.id], b: hall.id }]);
};

const atEnd = (one: Sleeper, depth: number, short: boolean): Module =>
  linked((short ? shortEndBedroom : endBedroom)(one, depth - hallDepth, hallDepth), [
    { kind: 'hinged', a: hall.id, b: one.room.id },
  ]);

export const singleArrangement = (program: Program, pick: Pick): Layout => {
  const { primary, others, ownBath, baths, closed, accessible } = program;
  const tight = others.length > 2;
  const depth = oneOf(pick, tight ? widest : depths);
  const great = greatRoom(
    depth,
    closed || (!tight && pick(others.length > 1 ? 4 : 2) === 0),
    closed,
    pick(3) > 0,
  );
  const suite = (direct: boolean): Module => {
    const rear = pick(2) === 0;
    if (depth > 200 && !accessible && pick(3) > 0) {
      const stacked = suiteSideBySide(program, depth, pick(2) === 0);
      // At the end of a hall the bedroom lies on the hall's side.
      return rear || !direct ? stacked : turned(stacked, 'column');
    }
    return direct && depth >= 182 && pick(2) === 0
      ? suiteBehindBath(program, rear)
      : suiteInLine(program, rear);
  };
  const service: Item[] = [
    ...baths.map((room): Item => ({ kind: 'bath', room })),
    { kind: 'utility' },
    ...(program.powder ? [{ kind: 'powder' } as const] : []),
  ];
  const sleepers = ownBath ? others : [primary, ...others];
  const rest: Item[] = [...service, ...(program.office ? [{ kind: 'office' } as const] : [])];
  const suiteApart = ownBath && (program.wish.primaryApart === true || others.length === 0 || pick(3) > 0);
  const endIndex = sleepers.length > 0 && (!ownBath || suiteApart) ? pick(sleepers.length) : -1;
  const inRow = sleepers.filter((_, index) => index !== endIndex);
  const items = inOrder([...rest, ...inRow.map((sleeper): Item => ({ kind: 'bedroom', sleeper }))], pick);
  const endSleeper = sleepers[endIndex];
  const end =
    ownBath && !suiteApart
      ? linked(suite(false), [{ kind: 'hinged', a: hall.id, b: primary.room.id }])
      : endSleeper && atEnd(endSleeper, depth, tight || (depth > 160 && pick(2) === 0));
  const ordered: Item[] = closed ? [{ kind: 'kitchen' }, ...items] : items;
  const right = wing(ordered, end, depth, program, pick);
  const sided = pick(2) === 0 ? right : turned(right, 'column');
  if (!suiteApart) return { home: beside(great, sided), depths: [depth] };
  const left = linked(turned(suite(true), 'row'), [
    { kind: 'hinged', a: [living.id, dining.id, kitchen.id], b: primary.room.id },
  ]);
  return { home: beside(left, great, sided), depths: [depth] };
};
