import {
  bath,
  bathAndCloset,
  bedroom,
  bifold,
  closet,
  dining,
  door,
  hall,
  hallDepth,
  kitchen,
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
} from './design.ts';
import { column, part, room, row, type Leaf, type Node, type Part } from './split.ts';

const office = room('office', 'office', 'Office');
const media = room('family', 'media', 'Media Room');
const family = room('family', 'family', 'Family Room');
const pantry = room('closet', 'pantry', 'Pantry');

const serviceDepth = 66;
const stub = (number: number): Part => part(hallDepth, room('hall', `hall-${number}`, ''));
const shelf = (number: number): Part => part(46, closet(number), 1, 40);
const wet = (leaf: Leaf): Part => part(98, leaf, 0.1, 94);

/** Each bedroom opens to a short spur of the hall, beside its closet and the bath. */
const bedLinks = (number: number): Link[] => [
  open('hall', `hall-${number}`),
  door(`hall-${number}`, `bedroom-${number}`, 'middle'),
  bifold(`bedroom-${number}`, `closet-${number}`, 'middle'),
];

interface Row {
  readonly beds: readonly Part[];
  readonly service: readonly Part[];
  readonly links: readonly Link[];
}

const pair = (a: number, b: number, between: Leaf): Row => ({
  beds: [part(136, bedroom(a), 1, 120), part(136, bedroom(b), 1, 120)],
  service: [stub(a), shelf(a), wet(between), shelf(b), stub(b)],
  links: [...bedLinks(a), ...bedLinks(b), door('hall', between.id, 'middle')],
});

const alone = (number: number, beside: Leaf): Row => ({
  beds: [part(190, bedroom(number), 1, 178)],
  service: [wet(beside), shelf(number), stub(number)],
  links: [...bedLinks(number), door('hall', beside.id, 'middle')],
});

/** A bedroom and a media room that opens to the living room; utility and a bath behind them. */
const withMedia = (number: number, beside: Leaf): Row => ({
  beds: [part(136, media, 1, 120), part(136, bedroom(number), 1, 120)],
  service: [part(86, utility, 0.3), wet(beside), shelf(number), stub(number)],
  links: [
    ...bedLinks(number),
    door('hall', beside.id, 'middle'),
    door('hall', 'utility', 'middle'),
    door('living', 'media', 'middle'),
  ],
});

const rowsOf = (bedrooms: number, bathrooms: number): { rear: Row; front: Row } => {
  if (bedrooms === 3) return { rear: alone(2, bath(2)), front: alone(3, bathrooms >= 3 ? bath(3) : utility) };
  if (bedrooms === 4) return { rear: pair(2, 3, bath(2)), front: withMedia(4, bath(3)) };
  return { rear: pair(2, 3, bath(2)), front: pair(4, 5, bath(3)) };
};

/** The rooms behind the kitchen, next to the wing: utility or pantry, and the fourth bath. */
const serviceOf = (bedrooms: number, bathrooms: number, depth: number): { part: Part[]; links: Link[] } => {
  const utilityHere = bedrooms === 5 || (bedrooms === 3 && bathrooms >= 3);
  const leaf = utilityHere ? utility : bedrooms === 4 ? pantry : null;
  if (!leaf) return { part: [], links: [] };
  const links = [door('kitchen', leaf.id, 'middle')];
  if (bathrooms < 4) return { part: [part(70, leaf, 0.1, 64)], links };
  const node = column(part(depth - 60, leaf), part(60, powder(4)));
  return { part: [part(76, node, 0.1, 72)], links: [...links, door('family', 'bath-4')] };
};

/** Three sections: suite and office at one end, great room in the middle, bedrooms at the other end. */
const design = (brief: Brief, withDining: boolean): Design => {
  const { width, bedrooms, bathrooms, taste } = brief;
  const third = Math.round(width / 3);
  const depth = (width - hallDepth) / 2;
  const { rear, front } = rowsOf(bedrooms, bathrooms);
  const service = serviceOf(bedrooms, bathrooms, third);
  const bedsDepth = depth - serviceDepth;
  const wing: Node = column(
    part(bedsDepth, row(...rear.beds)),
    part(serviceDepth, row(...rear.service)),
    part(hallDepth, hall),
    part(serviceDepth, row(...front.service)),
    part(bedsDepth, row(...front.beds)),
  );
  const wingSize = bedrooms === 3 ? 190 : 276;
  const suiteDepth = Math.round(width * 0.42);
  const suite = column(
    part(suiteDepth, primary),
    part(width - suiteDepth - 132, bathAndCloset(112, 74, taste % 2 === 1)),
    part(132, office),
  );
  const cooking = withDining
    ? [part(112, dining, 0.7, 100), part(140, kitchen, 1, 120)]
    : [part(150, kitchen, 1, 120)];
  const lounge = withDining
    ? [part(220, family, 1)]
    : [part(110, dining, 0.6, 100), part(130, family, 1, 120)];
  const great = column(
    part(third, row(...cooking, ...service.part)),
    part(third, row(...lounge)),
    part(width - 2 * third, living),
  );
  return {
    tree: row(
      part(184, suite, 0.4, 176),
      part(236, great, 1, 210),
      part(wingSize, wing, 0.35, bedrooms === 3 ? 184 : 270),
    ),
    counter: 'rear',
    links: [
      door(withDining ? 'dining' : 'kitchen', 'primary', 'end'),
      ...suiteLinks,
      door('living', 'office', 'middle'),
      open('kitchen', 'family'),
      open('dining', withDining ? 'kitchen' : 'family'),
      open('dining', withDining ? 'family' : 'kitchen'),
      open('family', 'living'),
      ...(withDining ? [] : [open('dining', 'living')]),
      opening('family', 'hall', 'middle'),
      ...service.links,
      ...rear.links,
      ...front.links,
    ],
    outside: [
      outsideDoor('entry', 'living', 'front'),
      ...(withDining ? [outsideDoor('patio', 'dining', 'rear')] : []),
      ...(service.part.length && bedrooms !== 4 ? [outsideDoor('back', 'utility', 'rear')] : []),
    ],
  };
};

/** Designs for three sections, the most generous first. */
export const tripleWide = (brief: Brief): Design[] => {
  const { bedrooms, bathrooms } = brief;
  if (bedrooms < 3 || bedrooms > 5 || bathrooms < 2 || bathrooms > 4) return [];
  if (bedrooms > 3 && bathrooms < 3) return [];
  return [design(brief, true), design(brief, false)];
};
