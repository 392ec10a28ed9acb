export { joinOrOpenDeal, type DealLead } from './lead-deal.ts';
export { dealValue } from './deal.queries.ts';
