import type { FeatureModule } from '../../../platform/feature-module.ts';
import { PaymentPlan } from './payment-plan.entity.ts';
import { PaymentPlanResolver } from './payment-plan.resolver.ts';

export const paymentPlansModule: FeatureModule = {
  entities: [PaymentPlan],
  resolvers: [PaymentPlanResolver],
};
