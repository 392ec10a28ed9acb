export { openDealOfLead, type DealLead } from './lead-deal.ts';
export { dealHome, dealValue, weightedValue } from './deal.queries.ts';
export { DealType } from './deal.types.ts';
export { dealNumber, type DealView } from './deal-view.ts';
export { advanceDeal, lockDeal, returnToQuoted } from './moves/move-deal.ts';
export { recordDealEvent, touchDeal } from './record-event.ts';
export { missingDeal, readDeal } from './deal.service.ts';
export { countDeals, searchDeals, sumOpenDeals } from './deal-sums.ts';
export { DealStageEnum } from './deal-enums.types.ts';
