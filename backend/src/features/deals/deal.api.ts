export { joinOrOpenDeal, type DealLead } from './lead-deal.ts';
export { dealValue } from './deal.queries.ts';
export { advanceDeal } from './move-deal.ts';
export { recordDealEvent } from './record-event.ts';
export { dealNumber } from './deal-view.ts';
export { missingDeal, readDeal } from './deal.service.ts';
export { countDeals, searchDeals, sumOpenDeals } from './deal-sums.ts';
