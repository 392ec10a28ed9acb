export { ScheduledPaymentType } from './payment-plan.types.ts';
export { stepsOfToday } from './payment-plan.service.ts';
