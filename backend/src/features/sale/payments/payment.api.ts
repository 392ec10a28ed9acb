export { countedAmount, paidFor } from './deal-account.queries.ts';
