export { joinOrOpenDeal, type DealLead } from './lead-deal.ts';
export { dealValue } from './deal.queries.ts';
export { advanceDeal } from './move-deal.ts';
export { recordDealEvent } from './record-event.ts';
export { countDeals, searchDeals, sumOpenDeals } from './deal-sums.ts';
export { DealStageEnum } from './deal.types.ts';
