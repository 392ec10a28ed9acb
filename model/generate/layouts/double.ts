import type { Arrangement } from '../assemble.ts';
import { beside, linked, module, stacked, turned, type Link, type Module } from '../blocks/module.ts';
import { column, leaf, part, row } from '../blocks/node.ts';
import {
  closetOf,
  coats,
  dining,
  hall,
  kitchen,
  linen,
  living,
  pantry,
  powder,
  primaryBath,
  utility,
  type Program,
} from './program.ts';
import { wingOf, wingShapes, type Item } from './wing.ts';

/** Depth of a section, in inches; the second is the wider box. */
export const doubleDepths = [160, 182] as const;

/** Primary bedroom in one section, its bath and walk-in closet in the other. */
const suite = (program: Program, depth: number, bedroomFront: boolean, bathFirst: boolean): Module => {
  const { primary } = program;
  const closet = closetOf(primary);
  const wet = module(0, 0, leaf(primaryBath.id), []);
  const parts = [part(wet.node, program.accessible ? 110 : 92, 1), part(leaf(closet.id), 62, 0.4)];
  const side = module(154, 0.6, row(...(bathFirst ? parts : parts.toReversed())), [primaryBath, closet]);
  const sleeping = module(150, 0.6, leaf(primary.room.id), [primary.room]);
  const block = stacked(bedroomFront ? [side, sleeping] : [sleeping, side], [depth, depth]);
  return linked(block, [
    { kind: 'hinged', a: primary.room.id, b: primaryBath.id },
    { kind: 'pocket', a: primary.room.id, b: closet.id },
  ]);
};

type Cooking = 'kitchen' | 'dining' | 'utility' | 'pantry';

/** Living room in front; kitchen and dining, without walls between them, in the rear. */
interface Great {
  readonly module: Module;
  /** The rooms at both ends. */
  readonly left: { readonly rear: string; readonly front: string };
  readonly right: { readonly rear: string; readonly front: string };
}

const lengths: Readonly<Record<Cooking, number>> = { kitchen: 150, dining: 112, utility: 76, pantry: 64 };

const great = (order: readonly Cooking[], depth: number, closed: boolean, powderRoom: boolean): Great => {
  const strip = beside(
    ...order.map((use): Module => {
      switch (use) {
        case 'kitchen':
          return module(lengths.kitchen, 1, leaf(kitchen.id), [kitchen]);
        case 'dining':
          return module(lengths.dining, 0.8, leaf(dining.id), [dining]);
        case 'utility':
          return module(
            lengths.utility,
            0.1,
            leaf(utility.id),
            [utility],
            [{ kind: 'pocket', a: kitchen.id, b: utility.id }],
            [{ room: utility.id, kind: 'exit' }],
          );
        case 'pantry':
          return powderRoom
            ? module(
                68,
                0,
                column(part(leaf(pantry.id), depth - 76, 1), part(leaf(powder.id), 76)),
                [pantry, powder],
                [
                  { kind: 'pocket', a: kitchen.id, b: pantry.id },
                  { kind: 'hinged', a: living.id, b: powder.id },
                ],
              )
            : module(lengths.pantry, 0, leaf(pantry.id), [pantry], [{ kind: 'pocket', a: kitchen.id, b: pantry.id }]);
      }
    }),
  );
  const links: Link[] = closed
    ? [
        { kind: 'cased', a: dining.id, b: kitchen.id },
        { kind: 'open', a: dining.id, b: living.id },
      ]
    : [
        { kind: 'open', a: kitchen.id, b: living.id },
        { kind: 'open', a: dining.id, b: living.id },
        { kind: 'open', a: dining.id, b: kitchen.id },
      ];
  const front = module(strip.min, 1, leaf(living.id), [living]);
  const block = linked(stacked([strip, front], [depth, depth]), links, [{ room: living.id, kind: 'entry' }]);
  const [first, last] = [order[0] ?? 'kitchen', order.at(-1) ?? 'kitchen'];
  return {
    module: block,
    left: { rear: first, front: living.id },
    right: { rear: last, front: living.id },
  };
};

/** A guest bath with the utility room behind it, for homes without a wing. */
const service = (program: Program, depth: number): Module | undefined => {
  const [bath] = program.baths;
  if (!bath) return undefined;
  const front = module(
    program.accessible ? 106 : 84,
    0.1,
    column(part(leaf(coats.id), depth - 112), part(leaf(bath.id), 112, 1)),
    [coats, bath],
    [
      { kind: 'hinged', a: living.id, b: bath.id },
      { kind: 'bifold', a: living.id, b: coats.id },
    ],
  );
  const rear = module(80, 0.1, leaf(utility.id), [utility], [], [{ room: utility.id, kind: 'exit' }]);
  return stacked([rear, front], [depth, depth]);
};

const orders: readonly (readonly Cooking[])[] = [
  ['dining', 'kitchen'],
  ['kitchen', 'dining'],
];
const withUtility: readonly (readonly Cooking[])[] = [
  ['utility', 'kitchen', 'dining'],
  ['dining', 'kitchen', 'utility'],
];

const withPantry = (order: readonly Cooking[]): Cooking[] => order.flatMap((use) => (use === 'kitchen' ? (order[0] === 'dining' ? ['kitchen', 'pantry'] : ['pantry', 'kitchen']) : [use]));

export const doubleArrangements = (program: Program): Arrangement[] => {
  const { wish, primary, others, ownBath, baths, accessible } = program;
  const closed = wish.kitchen === 'closed';
  const found: Arrangement[] = [];
  const depthChoices = doubleDepths;
  const items: Item[] = [
    ...(ownBath ? [] : [{ kind: 'bedroom' as const, sleeper: primary }]),
    ...others.map((sleeper) => ({ kind: 'bedroom' as const, sleeper })),
    ...baths.map((room) => ({ kind: 'bath' as const, room })),
    ...(program.office ? [{ kind: 'office' as const }] : []),
  ];
  for (const depth of depthChoices)
    for (const utilityInWing of [false, true])
      for (const powderInWing of program.powder ? [false, true] : [false]) {
        const wingItems: Item[] = [
          ...items,
          ...(utilityInWing ? [{ kind: 'utility' as const }] : []),
          ...(powderInWing ? [{ kind: 'powder' as const }] : []),
        ];
        for (const shape of wingShapes(wingItems, program)) {
          const plain = wingOf(shape, depth, accessible);
          if (!plain) continue;
          for (const base of utilityInWing ? orders : withUtility) {
            const order = program.powder && !powderInWing ? withPantry(base) : base;
            const middle = great(order, depth, closed, program.powder && !powderInWing);
            for (const hallRear of [true, false]) {
              const from = hallRear ? middle.right.rear : middle.right.front;
              if (from === 'utility' || from === 'pantry' || (from === 'kitchen' && closed)) continue;
              const wing = linked(hallRear ? plain : turned(plain, 'column'), [{ kind: 'cased', a: from, b: hall.id }]);
              if (!ownBath) {
                found.push({ home: beside(middle.module, wing), depths: [depth, depth], island: !closed });
                continue;
              }
              for (const bedroomFront of [true, false])
                for (const bathFirst of [true, false]) {
                  const beyond = bedroomFront ? middle.left.front : middle.left.rear;
                  if (beyond !== 'living' && beyond !== 'dining') continue;
                  const own = linked(suite(program, depth, bedroomFront, bathFirst), [
                    { kind: 'hinged', a: beyond, b: primary.room.id },
                  ]);
                  found.push({
                    home: beside(own, middle.module, wing),
                    depths: [depth, depth],
                    island: !closed,
                  });
                }
            }
          }
        }
      }
  return found;
};

export { linen, service };
