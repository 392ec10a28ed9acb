import {
  bath,
  bedroom,
  bifold,
  closet,
  closets,
  dining,
  door,
  hallDepth,
  kitchen,
  laundry,
  living,
  open,
  opening,
  outsideDoor,
  pocket,
  primary,
  primaryBath,
  primaryCloset,
  type Brief,
  type Design,
  type Link,
} from './design.ts';
import { column, part, room, row, sized, type Node, type Part } from './split.ts';

/** Stacks rooms across the section, the hall first, away from the side the hall lies on. */
type Across = (...fromHall: readonly Part[]) => Node;

const acrossFrom =
  (hallRear: boolean): Across =>
  (...fromHall) =>
    column(...(hallRear ? fromHall : [...fromHall].reverse()));

const hallway = (id: string): Part => part(hallDepth, room('hall', id, 'Hall'));

/** Hall, bath and closet next to the primary bedroom. `towards`: where that bedroom lies. */
const core = (across: Across, clear: number, ownBath: boolean, towards: 'left' | 'right'): Part[] => {
  const beside = (near: Part, far: Part): Node => (towards === 'left' ? row(near, far) : row(far, near));
  if (ownBath) {
    const closetDepth = Math.round(clear * 0.38);
    const closetAndLaundry = beside(part(58, primaryCloset, 1, 50), part(42, laundry));
    return [
      part(100, across(part(closetDepth, closetAndLaundry), part(clear - closetDepth, primaryBath)), 0.2, 96),
    ];
  }
  return [part(42, across(part(42, laundry), part(clear - 42, primaryCloset)))];
};

const coreLinks = (hallId: string, ownBath: boolean, hallRear: boolean): Link[] => [
  door(hallId, 'primary', 'middle'),
  bifold(hallId, 'laundry', 'middle'),
  ...(ownBath
    ? [
        door('primary', 'primary-bath', hallRear ? 'start' : 'end'),
        pocket('primary', 'primary-closet', 'middle'),
      ]
    : [bifold('primary', 'primary-closet', 'middle')]),
];

const middle = (withDining: boolean): { parts: Part[]; links: Link[] } =>
  withDining
    ? {
        parts: [part(112, kitchen, 0.8, 96), part(96, dining, 0.6, 88), part(150, living, 1.2, 126)],
        links: [open('kitchen', 'dining'), open('dining', 'living')],
      }
    : {
        parts: [part(120, kitchen, 0.8, 94), part(150, living, 1.2, 112)],
        links: [open('kitchen', 'living')],
      };

/** The rooms along the far hall, and the bedroom that closes the section's end. */
const farWing = (count: number, withBath: boolean): Part[] => [
  ...(withBath ? [part(64, bath(2), 0.1)] : []),
  ...(count === 3 ? [part(106, bedroom(4), 1, 98), closets(4, 3)] : []),
  ...(count >= 2 ? [part(106, bedroom(3), 1, 98)] : []),
  count === 2 ? closets(3, 2) : part(count === 1 && !withBath ? 42 : 30, closet(2)),
];

const bedroomLinks = (hallId: string, numbers: readonly number[]): Link[] =>
  numbers.flatMap((number) => [
    door(hallId, `bedroom-${number}`, number === 2 ? 'middle' : 'start'),
    bifold(`bedroom-${number}`, `closet-${number}`, 'middle'),
  ]);

/** Bedrooms at both ends, kitchen and living room between them. */
const ends = ({ width, bedrooms, bathrooms, taste }: Brief, withDining: boolean): Design => {
  const hallRear = taste % 2 === 0;
  const across = acrossFrom(hallRear);
  const clear = width - hallDepth;
  const count = bedrooms - 1;
  const ownBath = bathrooms === 2;
  const near = [...core(across, clear, ownBath, 'left'), ...(ownBath ? [] : [part(64, bath(1), 0.3)])];
  const far = farWing(count, ownBath);
  const public_ = middle(withDining);
  return {
    tree: row(
      part(130, primary, 0.8, 118),
      sized(near, (parts) => across(hallway('hall-1'), part(clear, row(...parts))), 0.2),
      ...public_.parts,
      ...(count > 0
        ? [
            sized(far, (parts) => across(hallway('hall-2'), part(clear, row(...parts))), 0.35 * count),
            part(110, bedroom(2), 0.5, 102),
          ]
        : []),
    ),
    counter: hallRear ? 'front' : 'rear',
    links: [
      opening('kitchen', 'hall-1', 'middle'),
      ...coreLinks('hall-1', ownBath, hallRear),
      ...(ownBath ? [] : [door('hall-1', 'bath-1')]),
      ...public_.links,
      ...(count > 0 ? [opening('living', 'hall-2', 'middle')] : []),
      ...(count > 0 && ownBath ? [door('hall-2', 'bath-2')] : []),
      ...bedroomLinks(
        'hall-2',
        [4, 3, 2].filter((number) => number <= bedrooms),
      ),
    ],
    outside: [
      outsideDoor('entry', 'living', 'front', 'start'),
      outsideDoor('back', hallRear ? 'kitchen' : withDining ? 'dining' : 'living', 'rear', 'end'),
    ],
  };
};

/** Living room at one end with windows on three sides, all bedrooms along one hall. */
const oneSide = ({ width, bedrooms, bathrooms, taste }: Brief, withDining: boolean): Design => {
  const hallRear = taste % 2 === 0;
  const across = acrossFrom(hallRear);
  const clear = width - hallDepth;
  const ownBath = bathrooms === 2;
  const shared = ownBath ? 2 : 1;
  const along: Part[] = [
    part(64, bath(shared), 0.1),
    ...(bedrooms >= 2 ? [part(104, bedroom(2), 1, 98)] : []),
    ...(bedrooms === 2 ? [part(30, closet(2))] : []),
    ...(bedrooms >= 3 ? [closets(2, 3), part(104, bedroom(3), 1, 98)] : []),
    ...core(across, clear, ownBath, 'right'),
  ];
  const public_ = middle(withDining);
  return {
    tree: row(
      ...[...public_.parts].reverse(),
      sized(along, (parts) => across(hallway('hall-1'), part(clear, row(...parts))), 0.5),
      part(130, primary, 0.7, 118),
    ),
    counter: hallRear ? 'front' : 'rear',
    links: [
      opening('kitchen', 'hall-1', 'middle'),
      ...coreLinks('hall-1', ownBath, hallRear),
      door('hall-1', `bath-${shared}`),
      ...public_.links,
      // Doors and closets are kept together, so that a whole wall is left for a bed.
      ...(bedrooms === 2
        ? [door('hall-1', 'bedroom-2'), bifold('bedroom-2', 'closet-2', hallRear ? 'start' : 'end')]
        : []),
      ...(bedrooms >= 3
        ? [
            door('hall-1', 'bedroom-2', hallRear ? 'start' : 'end'),
            bifold('bedroom-2', 'closet-2', 'middle'),
            door('hall-1', 'bedroom-3', hallRear ? 'start' : 'end'),
            bifold('bedroom-3', 'closet-3', 'middle'),
          ]
        : []),
    ],
    outside: [
      outsideDoor('entry', 'living', 'front', 'end'),
      outsideDoor('back', hallRear ? 'kitchen' : 'living', 'rear', 'end'),
    ],
  };
};

/** Designs for one section, the most generous first. */
export const singleWide = (brief: Brief): Design[] => {
  if (brief.bathrooms > 2 || brief.bedrooms > 4) return [];
  const { bedrooms, bathrooms, taste } = brief;
  const alongOneHall =
    bedrooms < 4 && bedrooms > 1 && ((bathrooms === 1 && bedrooms === 3) || taste % 3 === 0);
  const order = alongOneHall ? [oneSide, ends] : bedrooms === 4 ? [ends] : [ends, oneSide];
  return order.flatMap((design) => [design(brief, true), design(brief, false)]);
};
