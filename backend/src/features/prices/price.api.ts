export { homePriceOf, readPriceBook } from './price-book.ts';
export type { PriceBook } from '@hearthline/rules/prices/price-of.ts';
export { HomePriceType } from './price.types.ts';
