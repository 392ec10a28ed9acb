export { homePriceOf, readPriceBook } from './price-book.ts';
export { listPrices, priceOfHome } from './list-prices.ts';
export type { PriceBook } from '@hearthline/rules/prices/price-of.ts';
export { HomePriceType } from './price.types.ts';
