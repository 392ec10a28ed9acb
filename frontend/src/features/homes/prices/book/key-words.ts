import { capitalize } from '@hearthline/rules/humanize.ts';
import type { Claim, Land, LoanKindKey, Sewer, Water } from '@hearthline/rules/homes/prices/conditions.ts';
import {
  kindOfKey,
  priceKinds,
  type HomeWidth,
  type PriceKind,
} from '@hearthline/rules/homes/prices/keys.ts';

/** The words of a part of a key: `Castle rock` for `castle-rock`. */
const named = (part: string): string => capitalize(part.replaceAll('-', ' '));

export const widthTitles: Readonly<Record<HomeWidth, string>> = {
  single: 'Single wide',
  double: 'Double wide',
  triple: 'Triple wide',
};
const wideOf = (part: string): string => (widthTitles[part as HomeWidth] ?? named(part)).toLowerCase();

const countyOf = (part: string | undefined): string => {
  const words = (part ?? '').split('-').map(capitalize).join(' ');
  return part === undefined ? 'Sales tax, all other counties' : `Sales tax, ${words} County`;
};

const words: Readonly<Record<PriceKind, (parts: readonly string[]) => string>> = {
  home: () => 'Price of one home',
  'home-base': ([width = '']) => `Base price of a ${wideOf(width)}`,
  'home-area': ([width = '']) => `Floor area of a ${wideOf(width)}`,
  option: ([group = '']) => `Option: ${named(group).toLowerCase()}`,
  freight: () => 'Freight',
  site: () => 'Site work',
  fee: () => 'Fee',
  discount: () => 'Discount',
  tax: ([, county]) => countyOf(county),
};

/** What a key prices, as in `Base price of a double wide` for `home-base:double`; empty for one of no kind, as an address may have. */
export const keyText = (key: string): string => {
  const kind = priceKinds.find((one) => one === kindOfKey(key));
  return kind ? words[kind](key.split(':').slice(1)) : '';
};

/** What a price can depend on, each with its values. */
export const conditionWords = {
  width: widthTitles,
  land: { own: 'Own land', leased: 'Leased lot', looking: 'Still looking for land' } satisfies Record<
    Land,
    string
  >,
  sewer: { public: 'Public sewer', septic: 'Septic system' } satisfies Record<Sewer, string>,
  water: { public: 'Public water', well: 'Well' } satisfies Record<Water, string>,
  loan: {
    fha: 'FHA loan',
    va: 'VA loan',
    usda: 'USDA loan',
    conventional: 'Conventional loan',
    chattel: 'Chattel loan',
    cash: 'Paying cash',
  } satisfies Record<LoanKindKey, string>,
  claim: { military: 'Military household', referral: 'Referred by a buyer' } satisfies Record<Claim, string>,
} as const;

/** A value of a condition: `Paying cash` for the loan `cash`; a choice is named with its group. */
export const conditionValueText = (name: string, value: string): string =>
  name === 'option'
    ? value.split(':').map(named).join(': ')
    : ((conditionWords[name as keyof typeof conditionWords] as Record<string, string> | undefined)?.[value] ??
      named(value));
