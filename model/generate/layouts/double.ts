import type { Layout } from '../arrangement.ts';
import { beside, linked, module, stacked, turned, type Module } from '../blocks/module.ts';
import { column, fixed, leaf, part, row } from '../blocks/node.ts';
import { oneOf, shuffled, type Pick } from '../pick.ts';
import { cookingStrip, joinsOf, type Cooking } from './cooking.ts';
import { dining, hall, kitchen, living, type Program } from './program.ts';
import type { Item } from './row.ts';
import { primaryAlone, suiteAcross } from './suite.ts';
import { wingOfTwo } from './wing-of-two.ts';

/** Widths of both sections of a double-wide home, in inches. */
const widths = [160, 182] as const;

/** What lies at an end of the great room, in each section. */
interface Ends {
  readonly rear: string;
  readonly front: string;
}

interface Great {
  readonly module: Module;
  readonly left: Ends;
  readonly right: Ends;
}

const roomOf = (use: Cooking | undefined): string => (use === 'eat-in' ? kitchen.id : (use ?? ''));

/** Kitchen and dining room in the rear, the living room in front of them. */
const greatInFront = (order: readonly Cooking[], depth: number, closed: boolean): Great => {
  const front = module(
    row(part(leaf(living.id), 150, 400)),
    [living],
    [],
    [{ room: living.id, kind: 'entry' }],
  );
  return {
    module: stacked([cookingStrip(order, closed), front], [depth, depth]),
    left: { rear: roomOf(order[0]), front: living.id },
    right: { rear: roomOf(order.at(-1)), front: living.id },
  };
};

/** The living room across both sections; beside it the kitchen in the rear and the dining room in front. */
const greatAcross = (depth: number, closed: boolean, livingFirst: boolean): Great => {
  const cooking = part(column(fixed(leaf(kitchen.id), depth), fixed(leaf(dining.id), depth)), 134, 176, 0.5);
  const sitting = part(leaf(living.id), 140, 236, 1);
  const one = module(
    row(...(livingFirst ? [sitting, cooking] : [cooking, sitting])),
    [living, kitchen, dining],
    joinsOf(closed),
    [{ room: living.id, kind: 'entry' }],
  );
  const cook = { rear: kitchen.id, front: dining.id };
  const sit = { rear: living.id, front: living.id };
  return { module: one, left: livingFirst ? sit : cook, right: livingFirst ? cook : sit };
};

const isPublic = (room: string, closed: boolean): boolean =>
  room === living.id || room === dining.id || (room === kitchen.id && !closed);

const publicRooms = (closed: boolean): string[] =>
  closed ? [living.id, dining.id] : [living.id, dining.id, kitchen.id];

export const doubleArrangement = (program: Program, pick: Pick): Layout | undefined => {
  const { primary, others, ownBath, baths, closed, powder, wish } = program;
  const depth = oneOf(pick, widths);
  const across = pick(3) === 0;
  const utilityInWing = across || pick(2) === 0;
  const eatIn = !closed && others.length < 3 && pick(4) === 0;
  const base: Cooking[] = [
    ...(utilityInWing ? [] : ['utility' as const]),
    ...(utilityInWing && pick(2) === 0 ? ['pantry' as const] : []),
    ...(eatIn ? (['eat-in'] as const) : (['kitchen', 'dining'] as const)),
  ];
  const great = across
    ? greatAcross(depth, closed, pick(2) === 0)
    : greatInFront(pick(2) === 0 ? base : base.toReversed(), depth, closed);
  const suiteApart = ownBath && (wish.primaryApart === true || others.length === 0 || pick(3) > 0);
  const alone = !ownBath && others.length > 0 && (wish.primaryApart === true || pick(5) === 0);
  const items: Item[] = [
    ...(ownBath || alone ? others : [primary, ...others]).map((sleeper): Item => ({
      kind: 'bedroom',
      sleeper,
    })),
    ...baths.map((room): Item => ({ kind: 'bath', room })),
    ...(utilityInWing ? [{ kind: 'utility' } as const] : []),
    ...(powder ? [{ kind: 'powder' } as const] : []),
    ...(program.office ? [{ kind: 'office' } as const] : []),
  ];
  const sides = (['rear', 'front'] as const).filter((side) => isPublic(great.right[side], closed));
  const [firstSide, ...otherSides] = sides;
  if (!firstSide) return undefined;
  const hallSide = oneOf(pick, [firstSide, ...otherSides]);
  const filler = great.right[hallSide === 'rear' ? 'front' : 'rear'] === living.id;
  const beyond = ownBath && !suiteApart;
  const plain = wingOfTwo(shuffled(pick, items), { depth, filler, beyond }, program, pick);
  if (!plain) return undefined;
  const wing = linked(hallSide === 'rear' ? plain : turned(plain, 'column'), [
    { kind: 'cased', a: publicRooms(closed), b: hall.id },
  ]);
  const depths = [depth, depth] as const;
  if (!ownBath && !alone) return { home: beside(great.module, wing), depths };
  const bathFirst = pick(2) === 0;
  if (beyond) {
    const own = linked(suiteAcross(program, depths, hallSide === 'front', bathFirst), [
      { kind: 'hinged', a: hall.id, b: primary.room.id },
    ]);
    return { home: beside(great.module, wing, own), depths };
  }
  const suiteSides = (['rear', 'front'] as const).filter((side) => isPublic(great.left[side], closed));
  const [firstSuite, ...otherSuites] = suiteSides;
  if (!firstSuite) return undefined;
  const inFront = oneOf(pick, [firstSuite, ...otherSuites]) === 'front';
  if (alone && great.left[inFront ? 'rear' : 'front'] !== living.id) return undefined;
  const block = alone
    ? primaryAlone(program, depths, inFront)
    : suiteAcross(program, depths, inFront, bathFirst);
  const own = linked(block, [{ kind: 'hinged', a: publicRooms(closed), b: primary.room.id }]);
  return { home: beside(own, great.module, wing), depths };
};
