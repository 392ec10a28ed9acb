/** What an amount is counted by. `mile` is miles × sections, `joint` is sections − 1. */
export const priceUnits = ['each', 'section', 'joint', 'square_foot', 'mile', 'percent'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** What can be priced, in the order in which a price lists it; the part of a key before its first colon. */
export const priceKinds = [
  'home',
  'home-base',
  'home-area',
  'option',
  'freight',
  'site',
  'fee',
  'discount',
  'tax',
] as const;
export type PriceKind = (typeof priceKinds)[number];

/** The units of each kind. */
export const unitsOfKind: Readonly<Record<PriceKind, readonly PriceUnit[]>> = {
  home: ['each'],
  'home-base': ['each'],
  'home-area': ['square_foot'],
  option: ['each', 'square_foot', 'section'],
  freight: ['each', 'section', 'joint', 'square_foot', 'mile'],
  site: ['each', 'section', 'joint', 'square_foot', 'mile'],
  fee: ['each'],
  discount: ['each', 'percent'],
  tax: ['percent'],
};

/** How wide a home is: the number of its sections in a word. */
export const homeWidths = ['single', 'double', 'triple'] as const;
export type HomeWidth = (typeof homeWidths)[number];
export const sectionsOf: Readonly<Record<HomeWidth, number>> = { single: 1, double: 2, triple: 3 };

/** The width of a home by the type of its model, as in `Double Wide`. */
export const widthOfModel = (modelType: string): HomeWidth =>
  homeWidths.find((width) => modelType.toLowerCase().startsWith(width)) ?? 'single';

/** The kind of a key. */
export const kindOfKey = (key: string): PriceKind => key.slice(0, key.indexOf(':')) as PriceKind;

/** A county as its tax row names it: `Clark County` is `clark`. */
export const countyWord = (county: string): string =>
  county
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bcounty\b/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
