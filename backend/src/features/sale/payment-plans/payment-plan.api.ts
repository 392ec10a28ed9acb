export { ScheduledPaymentType } from './payment-plan.types.ts';
export { stepsOfToday } from './payment-plan.service.ts';
export { saleDays } from './sale-days.queries.ts';
