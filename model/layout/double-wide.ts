import {
  bathAndCloset,
  dining,
  door,
  hallDepth,
  kitchen,
  kitchenDining,
  living,
  open,
  opening,
  outsideDoor,
  powder,
  primary,
  suiteLinks,
  utility,
  type Brief,
  type Design,
  type Link,
  type OutsideDoor,
} from './design.ts';
import { column, part, row, sized, type Node, type Part } from './split.ts';
import { wingOf, type Wing } from './wing.ts';

const rowDepth = ({ width }: Brief): number => (width - hallDepth) / 2;
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * Kitchen, dining and living room without walls between them. A utility room, if it belongs here,
 * is behind the kitchen, next to the wing with the baths.
 */
const greatRoom = (
  brief: Brief,
  withDining: boolean,
  kitchenFirst: boolean,
): { part: Part; links: Link[] } => {
  const utilityHere = brief.bathrooms >= 3;
  const cooking: Part[] = withDining
    ? [part(116, dining, 0.8, 100), part(138, kitchen, 1, 116)]
    : [part(150, kitchenDining, 1, 110)];
  const rear = utilityHere
    ? [...cooking, part(72, utility, 0.1, 64)]
    : kitchenFirst
      ? [...cooking].reverse()
      : cooking;
  const depth = rowDepth(brief);
  return {
    part: sized(rear, (parts) => column(part(depth, row(...parts)), part(brief.width - depth, living)), 1.3),
    links: [
      open('kitchen', 'living'),
      ...(withDining ? [open('dining', 'kitchen'), open('dining', 'living')] : []),
      ...(utilityHere ? [door('kitchen', 'utility', 'end')] : []),
    ],
  };
};

const outside = (brief: Brief, wing: Wing, withDining: boolean, entry: 'start' | 'end'): OutsideDoor[] => [
  outsideDoor('entry', 'living', 'front', entry),
  ...(withDining ? [outsideDoor('patio', 'dining', 'rear')] : []),
  ...(brief.bathrooms >= 3 || wing.utility === 'rear' ? [outsideDoor('back', 'utility', 'rear')] : []),
];

const suite = (brief: Brief, bedroomDepth: number, bedroomFront: boolean): Node => {
  const wet = part(brief.width - bedroomDepth, bathAndCloset(104, 66, brief.taste % 5 > 2));
  const sleeping = part(bedroomDepth, primary);
  return bedroomFront ? column(wet, sleeping) : column(sleeping, wet);
};

/** The primary suite at one end, the other bedrooms at the other. */
const ends = (brief: Brief, withDining: boolean): Design => {
  const { width, bedrooms, bathrooms, taste } = brief;
  const wing = wingOf(brief, numbers(2, bedrooms), taste % 2 === 1);
  const bedroomFront = taste % 4 >= 2;
  const great = greatRoom(brief, withDining, bedroomFront && bathrooms < 3);
  const beside = bedroomFront ? 'living' : withDining ? 'dining' : 'kitchen';
  return {
    tree: row(
      part(170, suite(brief, Math.round(width * 0.52), bedroomFront), 0.45, 140),
      great.part,
      wing.part,
    ),
    counter: 'rear',
    links: [
      door(beside, 'primary', 'end'),
      ...suiteLinks,
      ...great.links,
      opening('living', 'hall', 'middle'),
      ...wing.links,
    ],
    outside: outside(brief, wing, withDining, 'start'),
  };
};

/** Great room at one end with windows on three sides, all bedrooms along one hall. */
const oneSide = (brief: Brief, withDining: boolean): Design => {
  const { bedrooms, taste } = brief;
  const wing = wingOf(brief, numbers(2, bedrooms), taste % 2 === 1);
  const great = greatRoom(brief, withDining, true);
  const bedroomDepth = rowDepth(brief) + hallDepth + 14;
  return {
    tree: row(great.part, wing.part, part(168, suite(brief, bedroomDepth, taste % 4 >= 2), 0.4, 144)),
    counter: 'rear',
    links: [
      ...great.links,
      opening('living', 'hall', 'middle'),
      door('hall', 'primary', 'middle'),
      ...suiteLinks,
      ...wing.links,
    ],
    outside: outside(brief, wing, withDining, 'end'),
  };
};

/** A single shared bath: the bedrooms fill one end, the great room the other. */
const oneBath = (brief: Brief, withDining: boolean): Design => {
  const wing = wingOf(brief, numbers(1, brief.bedrooms), brief.taste % 2 === 1);
  const great = greatRoom(brief, withDining, true);
  return {
    tree: row(great.part, wing.part),
    counter: 'rear',
    links: [...great.links, opening('living', 'hall', 'middle'), ...wing.links],
    outside: outside(brief, wing, withDining, 'end'),
  };
};

/** One bedroom: the suite at one end, utility and a guest bath behind the living room. */
const cottage = (brief: Brief): Design => {
  const depth = rowDepth(brief);
  const service = column(part(depth - 62, utility), part(62, powder(2)));
  const cooking = row(part(174, kitchen, 1, 150), part(76, service));
  return {
    tree: row(
      part(176, suite(brief, Math.round(brief.width * 0.52), false), 0.4, 160),
      part(250, column(part(depth, cooking), part(brief.width - depth, living)), 1),
    ),
    counter: 'rear',
    links: [
      door('kitchen', 'primary', 'end'),
      ...suiteLinks,
      open('kitchen', 'living'),
      door('kitchen', 'utility', 'middle'),
      door('living', 'bath-2'),
    ],
    outside: [outsideDoor('entry', 'living', 'front', 'start'), outsideDoor('back', 'utility', 'rear')],
  };
};

/** Designs for two sections, the most generous first. */
export const doubleWide = (brief: Brief): Design[] => {
  const { bedrooms, bathrooms, taste } = brief;
  if (bathrooms > 3 || bedrooms > 5) return [];
  if (bedrooms === 1) return bathrooms === 2 ? [cottage(brief)] : [];
  const kinds =
    bathrooms === 1
      ? bedrooms < 4
        ? [oneBath]
        : []
      : taste % 3 === 0 && bedrooms < 4
        ? [oneSide, ends]
        : [ends, oneSide];
  return kinds.flatMap((design) => [design(brief, true), design(brief, false)]);
};
