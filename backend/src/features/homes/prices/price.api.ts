export { homePriceOf, todaysPriceBook } from './price-book.ts';
export { listPrices, priceOfHome } from './list-prices.ts';
export type { PriceBook } from '@hearthline/rules/homes/prices/price-of.ts';
export { priceOfContent, type DesignPrice } from './design-prices.ts';
export { DesignPriceType, HomePriceType, LoanPaymentType } from './price.types.ts';
export { ClaimEnum, LandEnum, LoanKindEnum, SewerEnum, WaterEnum } from './price-parts.types.ts';
export { listOptionGroups, type PricedGroup } from './price.service.ts';
export { firstDayOf, placeOf } from './dated-rows.ts';
export { holdsOn } from './price.queries.ts';
