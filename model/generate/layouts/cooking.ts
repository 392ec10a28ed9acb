import { beside, linked, module, type Link, type Module } from '../blocks/module.ts';
import { leaf, part, row } from '../blocks/node.ts';
import { dining, kitchen, living, pantry, utility } from './program.ts';
import * as size from './sizes.ts';

/** Rooms side by side over the depth of one section, with the kitchen among them. */
export type Cooking = 'kitchen' | 'eat-in' | 'dining' | 'utility' | 'pantry';

const oneRoom = (use: Cooking, outer: boolean): Module => {
  switch (use) {
    case 'kitchen':
      return module(row(part(leaf(kitchen.id), 146, 184)), [kitchen], [], [], 0.7);
    // A kitchen to eat in needs no dining room.
    case 'eat-in':
      return module(row(part(leaf(kitchen.id), 158, 214)), [kitchen], [], [], 0.7);
    case 'dining':
      return module(
        row(part(leaf(dining.id), 108, 150)),
        [dining],
        [],
        outer ? [{ room: dining.id, kind: 'patio' }] : [],
        0.7,
      );
    case 'utility':
      return module(
        row(part(leaf(utility.id), size.utility.min, size.utility.max)),
        [utility],
        [{ kind: 'pocket', a: kitchen.id, b: utility.id }],
        outer ? [{ room: utility.id, kind: 'exit' }] : [],
        0.1,
      );
    case 'pantry':
      return module(
        row(part(leaf(pantry.id), size.pantry.min, size.pantry.max)),
        [pantry],
        [{ kind: 'pocket', a: kitchen.id, b: pantry.id }],
        [],
        0.1,
      );
  }
};

/** How kitchen, dining and living room are joined. */
export const joinsOf = (closed: boolean): Link[] =>
  closed
    ? [
        { kind: 'cased', a: dining.id, b: kitchen.id },
        { kind: 'open', a: dining.id, b: living.id },
      ]
    : [
        { kind: 'open', a: kitchen.id, b: living.id },
        { kind: 'open', a: dining.id, b: living.id },
        { kind: 'open', a: dining.id, b: kitchen.id },
      ];

/** @param outer the rooms have an outer wall */
export const cookingStrip = (order: readonly Cooking[], closed: boolean, outer = true): Module =>
  linked(beside(...order.map((use) => oneRoom(use, outer))), joinsOf(closed));
