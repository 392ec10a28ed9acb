import { tooWideSentence } from '@hearthline/rules/homes/places/not-served.ts';
import type { Wish } from '../plan/document.ts';
import type { NearestWish } from './design.ts';

const sections = { single: 'a single section', double: 'two sections', triple: 'three sections' } as const;

const because: Partial<Record<keyof Wish, (wish: Wish) => string>> = {
  length: ({ length }) =>
    `No arrangement of these rooms is ${length} ft long with every room of its least size.`,
  squareFeet: ({ squareFeet }) =>
    `No arrangement of these rooms has ${squareFeet} sq ft with every room of its least size and no room out of proportion.`,
  kitchen: ({ kitchen }) => `A kitchen that is ${kitchen} does not fit among these rooms.`,
  accessible: () =>
    'Halls of 36 in, doors of 32 in and a turning circle of 60 in do not fit beside these rooms.',
  office: () => 'A home office of 60 sq ft does not fit beside these rooms.',
  primaryApart: () => 'The primary bedroom cannot be 60 in away from every other bedroom.',
  entry: () => 'No utility room on an outer wall fits among these rooms.',
  porch: () => 'No porch fits before the front door.',
  suites: () => 'No two bedrooms with a full or three-quarter bath of their own fit among these rooms.',
  style: () => 'No arrangement of these rooms has the front that this style needs.',
  width: ({ width }) =>
    `These rooms do not fit into ${sections[width]}: a section is at most 80 ft long and no wider than travels by road, and every bedroom door lies within 35 ft of an exit.`,
  baths: () =>
    'So many baths do not fit: each stands at a wall with pipes, in few groups, within the greatest size that goes by road.',
  beds: () =>
    'So many bedrooms do not fit: each needs a window to leave by, a closet and an exit within 35 ft of its door.',
};

/** Which rule or limit stands in the way, by what has to change for a wish to be built. */
export const reasonFor = (wish: Wish, nearest: readonly NearestWish[]): string => {
  const decisive = nearest.find(({ differs }) => differs.length === 1)?.differs[0] ?? 'width';
  return because[decisive]?.(wish) ?? because.width?.(wish) ?? '';
};

/** What is said of a wish all of whose plans have a section that is too wide for the road. */
export const tooWideReason = (transportWidthFeet: number): string =>
  `${tooWideSentence} Every plan for this wish has a section of more than ${transportWidthFeet} ft.`;
