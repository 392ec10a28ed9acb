import { distanceOf } from '../../plan/box.ts';
import { type bathKinds } from '../../plan/document.ts';
import { boxesOf } from '../../plan/ring.ts';
import { percent, tenth, type Fault, type WishChecks } from '../fault.ts';
import { bedroomsOf, roomsWith } from '../survey/belongings.ts';
import { innerRoom } from '../survey/joins.ts';
import { entriesOf } from '../survey/entry.ts';
import { depthBefore } from '../survey/porches.ts';
import { casedBetween, type Survey } from '../survey/survey.ts';

const bathCount: Readonly<Record<(typeof bathKinds)[number], number>> = {
  full: 1,
  'three-quarter': 1,
  half: 0.5,
};

/** How wide the kitchen is open to living, family and dining rooms: each stretch and cased opening. */
const kitchenOpenings = ({ rooms, contacts, joins }: Survey): { total: number; widest: number } => {
  let [total, widest] = [0, 0];
  for (const { a, b, open } of contacts) {
    const uses = [rooms[a]?.use, rooms[b]?.use];
    const other = uses.find((use) => use !== 'kitchen');
    if (!uses.includes('kitchen') || (other !== 'living' && other !== 'family' && other !== 'dining'))
      continue;
    const widths = [open, ...casedBetween(joins, a, b).map(({ width }) => width)];
    total = Math.max(
      total,
      widths.reduce((sum, width) => sum + width, 0),
    );
    widest = Math.max(widest, ...widths);
  }
  return { total, widest };
};

export const wishChecks = {
  'wish.beds': (home, _limit, { beds }) => {
    const bedrooms = bedroomsOf(home).map(({ room }) => room);
    const drawn = bedrooms.map(({ bed }) => bed ?? 'none').sort();
    const primaries = bedrooms.filter(({ use }) => use === 'primary');
    const same =
      drawn.join() === beds.toSorted().join() && primaries.length === 1 && primaries[0]?.bed === beds[0];
    if (same) return [];
    const measured = bedrooms.map(({ use, bed }) => `${use} ${bed}`).join(', ') || 'none';
    return [
      {
        measured,
        message: `Asked for: ${beds.join(', ')}, the first for the primary bedroom. Drawn: ${measured}.`,
      },
    ];
  },

  'wish.baths': ({ rooms }, _limit, { baths }) => {
    const measured = rooms.reduce(
      (sum, { use, bath }) => sum + (use === 'bath' && bath ? bathCount[bath] : 0),
      0,
    );
    return measured === baths
      ? []
      : [{ measured, message: `Asked for: ${baths} baths. Drawn: ${measured}.` }];
  },

  'wish.width': ({ plan, level }, _limit, { width }) => {
    const needed = { single: 1, double: 2, triple: 3 }[width];
    if (plan.widthClass === width && level.sections.length === needed) return [];
    return [
      { measured: `${plan.widthClass}, ${level.sections.length} sections`, message: `Asked for: ${width}.` },
    ];
  },

  'wish.length': ({ plan }, { inches }, { length }) =>
    length === undefined || Math.abs(plan.length - 12 * length) <= inches
      ? []
      : [{ measured: plan.length, message: `Asked for: ${12 * length} in. Drawn: ${plan.length} in.` }],

  'wish.square-feet': ({ homeSquareFeet }, { share }, { squareFeet }) =>
    squareFeet === undefined || Math.abs(homeSquareFeet - squareFeet) <= share * squareFeet
      ? []
      : [
          {
            measured: tenth(homeSquareFeet),
            message: `Asked for: ${squareFeet} sq ft, ${percent(homeSquareFeet / squareFeet)} of it are drawn.`,
          },
        ],

  'wish.kitchen': (home, { open, closed }, { kitchen }) => {
    const { total, widest } = kitchenOpenings(home);
    if (kitchen === 'open' && total < open)
      return [{ measured: total, message: `The kitchen is open over ${total} in.` }];
    if (kitchen === 'closed' && widest > closed)
      return [{ measured: widest, message: `The kitchen has an opening of ${widest} in.` }];
    return [];
  },

  'wish.primary-apart': (home, { inches }, { primaryApart }) => {
    if (!primaryApart) return [];
    const bedrooms = bedroomsOf(home).map(({ room }) => ({ room, boxes: boxesOf(room.floor) }));
    const others = bedrooms.filter(({ room }) => room.use === 'bedroom');
    return bedrooms.flatMap(({ room, boxes }): Fault[] => {
      if (room.use !== 'primary') return [];
      const min = Math.min(
        ...others.flatMap((other) => other.boxes.flatMap((box) => boxes.map((own) => distanceOf(own, box)))),
      );
      return min >= inches
        ? []
        : [
            {
              room: room.id,
              measured: tenth(min),
              message: `${room.name} is ${tenth(min)} in from another bedroom.`,
            },
          ];
    });
  },

  'wish.office': (home, { squareFeet }, { office }) => {
    if (!office) return [];
    const offices = roomsWith(home, ({ use }) => use === 'office');
    const fits = offices.some(
      ({ room, index }) =>
        (home.squareFeet[index] ?? 0) >= squareFeet &&
        home.fixturesIn(room).some(({ kind }) => kind === 'desk'),
    );
    const [first] = offices;
    const measured = first ? `${tenth(home.squareFeet[first.index] ?? 0)} sq ft` : 'none';
    return fits
      ? []
      : [
          {
            room: first?.room.id,
            measured,
            message: `There is no office of ${squareFeet} sq ft with a desk.`,
          },
        ];
  },

  'wish.entry': ({ doors, rooms }, _limit, { entry }) => {
    if (entry === undefined) return [];
    const found = doors.some((door) => {
      const use = rooms[innerRoom(door) ?? -1]?.use;
      return use === 'utility' || use === 'laundry' || use === 'mud';
    });
    return found
      ? []
      : [{ measured: 'none', message: 'No exterior door leads into a utility, laundry or mud room.' }];
  },

  'wish.porch': (home, { inches }, { porch }) => {
    if (!porch) return [];
    const { porches } = home.plan;
    const entries = entriesOf(home);
    const found = entries.some(({ door, outside }) =>
      porches.some((one) => depthBefore(one, door, outside) >= inches),
    );
    return found
      ? []
      : [
          {
            item: entries[0]?.door.id,
            measured: porches.length === 0 ? 'none' : 'not at the entry or too shallow',
            message: `No porch ${inches} in deep lies before the front door.`,
          },
        ];
  },
} satisfies WishChecks;
