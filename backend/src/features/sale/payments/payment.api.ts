export { countedAmount, paidFor } from './deal-account.queries.ts';
export { PaymentKindEnum } from './payment.types.ts';
