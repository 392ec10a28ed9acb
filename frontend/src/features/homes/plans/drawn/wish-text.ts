import { bedKinds, type BedKind } from '@hearthline/model/plan/document.ts';
import { wholeDollars } from '@hearthline/rules/dollars.ts';
import { bedroomKinds, countedText } from '../rooms.ts';
import { styleText } from './plan-words.ts';
import { flags, widthTitles, type Wish } from './wish.ts';

const list = new Intl.ListFormat('en-US');

/** `1 king bedroom and 2 twin bedrooms`. */
const bedsText = (beds: readonly BedKind[]): string[] =>
  bedroomKinds.flatMap((kind, index) => {
    const count = beds.filter((bed) => bed === bedKinds[index]).length;
    return count > 0 ? [countedText(kind, count)] : [];
  });

/** `1 bath`, `2.5 baths`. */
export const bathsText = (baths: number): string => `${baths} ${baths === 1 ? 'bath' : 'baths'}`;

/** `1 king bedroom, 2 twin bedrooms, and 2 baths, double wide`. */
export const wishText = ({ beds, baths, width }: Wish): string =>
  `${list.format([...bedsText(beds), bathsText(baths)])}, ${widthTitles[width].toLowerCase()}`;

const monthText = (dollars: number): string => `up to ${wholeDollars(dollars)} a month`;
const deliveredText = (dollars: number): string => `up to ${wholeDollars(dollars)} delivered`;

/** What every plan for the wish has besides its rooms: `60 feet long and porch`; empty where nothing else is wished. */
export const whyText = (wish: Wish): string => {
  const more = [
    ...(wish.length === null ? [] : [`${wish.length} feet long`]),
    ...(wish.squareFeet === null ? [] : [`about ${wish.squareFeet.toLocaleString('en-US')} square feet`]),
    ...(wish.kitchen === null ? [] : [`${wish.kitchen} kitchen`]),
    ...(wish.style === null ? [] : [styleText(wish.style)]),
    ...flags.filter(({ id }) => wish[id]).map(({ title }) => title.toLowerCase()),
    ...(wish.maxMonthly === null ? [] : [monthText(wish.maxMonthly)]),
    ...(wish.maxDelivered === null ? [] : [deliveredText(wish.maxDelivered)]),
  ];
  return more.length > 0 ? `Each one: ${list.format(more)}.` : '';
};

const changeText = (wish: Wish, field: string): string => {
  switch (field) {
    case 'beds':
      return list.format(bedsText(wish.beds));
    case 'baths':
      return bathsText(wish.baths);
    case 'width':
      return widthTitles[wish.width].toLowerCase();
    case 'length':
      return wish.length === null ? 'any length' : `${wish.length} feet long`;
    case 'squareFeet':
      return wish.squareFeet === null
        ? 'any size'
        : `about ${wish.squareFeet.toLocaleString('en-US')} square feet`;
    case 'kitchen':
      return wish.kitchen === null ? 'open or closed kitchen' : `${wish.kitchen} kitchen`;
    case 'style':
      return wish.style === null ? 'any style' : styleText(wish.style);
    case 'maxMonthlyCents':
      return wish.maxMonthly === null ? 'any monthly payment' : monthText(wish.maxMonthly);
    case 'maxDeliveredCents':
      return wish.maxDelivered === null ? 'any delivered total' : deliveredText(wish.maxDelivered);
    default: {
      const title = flags.find(({ id }) => id === field)?.title ?? field;
      return `without: ${title.toLowerCase()}`;
    }
  }
};

/** What is other than it was asked for: `Double wide`, `60 feet long, without: porch`. */
export const changesText = (wish: Wish, differs: readonly string[]): string => {
  const text = differs.map((field) => changeText(wish, field)).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
