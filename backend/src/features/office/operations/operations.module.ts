import type { FeatureModule } from '../../../platform/feature-module.ts';
import { Deployment } from './deployment.entity.ts';
import { OperationsResolver } from './operations.resolver.ts';
import { ServicePeriod } from './service-period.entity.ts';

export const operationsModule: FeatureModule = {
  entities: [Deployment, ServicePeriod],
  resolvers: [OperationsResolver],
};
