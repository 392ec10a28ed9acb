export { countedAmount, paidFor } from './deal-account.queries.ts';
export { PaymentAccount, PaymentKindEnum } from './payment.types.ts';
