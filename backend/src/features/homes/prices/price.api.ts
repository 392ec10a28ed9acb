export { homeToPrice, todaysPriceBook } from './price-book.ts';
export { inTurns } from './in-turns.ts';
export { listPrices, loansOffered, priceOfHome } from './list-prices.ts';
export type { PriceBook } from '@hearthline/rules/homes/prices/price-of.ts';
export { priceOfContent, type DesignPrice } from './design-prices.ts';
export { DesignPriceType, HomePriceType, LoanPaymentType } from './price.types.ts';
export { ClaimEnum, LandEnum, LoanKindEnum, SewerEnum, WaterEnum } from './price-parts.types.ts';
export { listOptionGroups, type PricedGroup } from './price.service.ts';
