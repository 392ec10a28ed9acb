import type { Layout } from '../arrangement.ts';
import { beside, linked, module, stacked, type Module } from '../blocks/module.ts';
import { leaf, part, row } from '../blocks/node.ts';
import { oneOf, shuffled, type Pick } from '../pick.ts';
import { wingOfThree } from './wing-of-three.ts';
import { cookingStrip, type Cooking } from './cooking.ts';
import { den, dining, family, hall, kitchen, living, office, type Program, type Sleeper } from './program.ts';
import { closetOf, primaryBath } from './program.ts';
import type { WingItems } from './stretches.ts';
import { deepPrimaryLength, maxPrimaryArea, office as officeSize } from './sizes.ts';

/** Widths of the three sections, in inches. */
const widths = [154, 160] as const;

interface Great {
  readonly module: Module;
  /** Rooms at the ends, from the rear to the front. */
  readonly left: readonly [string, string, string];
  readonly right: readonly [string, string, string];
}

const sitting = (min: number, max: number): Module =>
  module(row(part(leaf(living.id), min, max)), [living], [], [{ room: living.id, kind: 'entry' }]);

/** Kitchen and dining room in the rear, a family room in the middle, the living room in front. */
const kitchenInRear = (order: readonly Cooking[], depth: number, closed: boolean): Great => {
  const max = order.length > 2 ? 400 : 330;
  const strip = cookingStrip(order, closed);
  const middle = module(
    row(part(leaf(family.id), 150, max)),
    [family],
    [
      { kind: 'open', a: dining.id, b: family.id },
      { kind: 'open', a: living.id, b: family.id },
      ...(closed ? [] : [{ kind: 'open' as const, a: kitchen.id, b: family.id }]),
    ],
  );
  const [first, last] = [order[0] ?? '', order.at(-1) ?? ''];
  return {
    module: stacked([strip, middle, sitting(150, max)], [depth, depth, depth]),
    left: [first, family.id, living.id],
    right: [last, family.id, living.id],
  };
};

/** Kitchen and dining room in the middle, the living room in front, utility room and a den in the rear. */
const kitchenInMiddle = (depth: number, program: Program, pick: Pick): Great => {
  const work = program.office ? office : den;
  const order: Cooking[] = ['kitchen', 'dining'];
  const rear = beside(
    cookingStrip(['utility'], program.closed),
    ...(pick(2) === 0 ? [cookingStrip(['pantry'], program.closed)] : []),
    module(
      row(part(leaf(work.id), officeSize.min, officeSize.max)),
      [work],
      [{ kind: 'hinged', a: [dining.id, living.id], b: work.id }],
      [],
      0.7,
    ),
  );
  const block = stacked(
    [rear, cookingStrip(order, program.closed, false), sitting(150, 340)],
    [depth, depth, depth],
  );
  const links = new Map(block.links.map((link) => [`${link.kind} ${String(link.a)} ${link.b}`, link]));
  const outside = new Map(block.outside.map((door) => [`${door.kind} ${door.room}`, door]));
  return {
    module: { ...block, links: [...links.values()], outside: [...outside.values()] },
    left: ['utility', kitchen.id, living.id],
    right: [work.id, dining.id, living.id],
  };
};

/** Bedroom in the rear or front section, bath and walk-in in the middle, more of the living room or a den beyond. */
const suiteOfThree = (
  { primary, accessible, closed, office: wantsOffice }: Program,
  depth: number,
  bedroomFront: boolean,
  more: 'living' | 'office',
  pick: Pick,
): Module => {
  const closet = closetOf(primary, true);
  const wet = part(leaf(primaryBath.id), accessible ? 106 : 88, 130, 1);
  const hanging = part(leaf(closet.id), 58, 90, 0.5);
  const middle = module(row(...(pick(2) === 0 ? [wet, hanging] : [hanging, wet])), [primaryBath, closet]);
  const publicRooms = [living.id, family.id, dining.id, ...(closed ? [] : [kitchen.id])];
  const sleeping = module(
    row(part(leaf(primary.room.id), deepPrimaryLength[primary.bed] + 6, maxPrimaryArea)),
    [primary.room],
    [
      { kind: 'hinged', a: primary.room.id, b: primaryBath.id },
      { kind: 'pocket', a: primary.room.id, b: closet.id },
      { kind: 'hinged', a: publicRooms, b: primary.room.id },
    ],
  );
  const work = wantsOffice ? office : den;
  const third =
    more === 'living'
      ? module(row(part(leaf(living.id), 100)), [living])
      : module(row(part(leaf(work.id), 100, 190)), [work], [{ kind: 'hinged', a: publicRooms, b: work.id }]);
  return stacked(bedroomFront ? [third, middle, sleeping] : [sleeping, middle, third], [depth, depth, depth]);
};

export const tripleArrangement = (program: Program, pick: Pick): Layout | undefined => {
  const { primary, others, ownBath, baths, closed, powder, wish } = program;
  const depth = oneOf(pick, widths);
  const inMiddle = pick(3) === 0;
  const utilityInGreat = inMiddle || pick(2) === 0;
  const base: Cooking[] = utilityInGreat ? ['utility', 'kitchen', 'dining'] : ['kitchen', 'dining'];
  const great = inMiddle
    ? kitchenInMiddle(depth, program, pick)
    : kitchenInRear(pick(2) === 0 ? base : base.toReversed(), depth, closed);
  const isPublic = (room: string): boolean =>
    room === living.id || room === dining.id || room === family.id || (room === kitchen.id && !closed);
  const suiteApart = ownBath && (wish.primaryApart === true || others.length < 2 || pick(3) > 0);
  let officePlaced = inMiddle;
  let suite: Module | undefined;
  if (suiteApart) {
    const choices = [false, true].flatMap((front) => {
      const [own, third] = front ? [great.left[2], great.left[0]] : [great.left[0], great.left[2]];
      if (!isPublic(own)) return [];
      const more = [
        ...(third === living.id ? (['living'] as const) : []),
        ...(officePlaced || !isPublic(third) ? [] : (['office'] as const)),
      ];
      return more.map((one) => ({ front, more: one }));
    });
    const chosen = choices.length > 0 ? choices[pick(choices.length)] : undefined;
    if (!chosen) return undefined;
    officePlaced ||= chosen.more === 'office';
    suite = suiteOfThree(program, depth, chosen.front, chosen.more, pick);
  }
  const sleepers: Sleeper[] = shuffled(pick, ownBath ? others : [primary, ...others]);
  const items: WingItems = {
    sleepers,
    withSuite: ownBath && !suiteApart,
    baths,
    utility: !utilityInGreat,
    powder,
    office: program.office && !officePlaced,
    denAllowed: !officePlaced && !program.office,
    living: great.right[2] === living.id,
    family: great.right[1] === family.id,
  };
  if (!isPublic(great.right[1])) return undefined;
  const plain = wingOfThree(items, depth, program, pick);
  if (!plain) return undefined;
  const publicRooms = [living.id, family.id, dining.id, ...(closed ? [] : [kitchen.id])];
  const wing = linked(plain, [{ kind: 'cased', a: publicRooms, b: hall.id }]);
  return {
    home: beside(...(suite ? [suite] : []), great.module, wing),
    depths: [depth, depth, depth],
  };
};
