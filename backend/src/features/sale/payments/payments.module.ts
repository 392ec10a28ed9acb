import type { FeatureModule } from '../../../platform/feature-module.ts';
import { PaymentRow } from './payment.entity.ts';
import { paymentJobs } from './payment.jobs.ts';
import { DealPaymentResolver, PaymentResolver } from './payment.resolver.ts';
import { paymentRoutes } from './payment.rest.ts';

export const paymentsModule: FeatureModule = {
  entities: [PaymentRow],
  resolvers: [DealPaymentResolver, PaymentResolver],
  routes: paymentRoutes,
  jobs: paymentJobs,
};
