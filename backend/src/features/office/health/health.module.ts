import type { FeatureModule } from '../../../platform/feature-module.ts';
import { HealthResolver } from './health.resolver.ts';
import { InstanceRow } from './instance.entity.ts';

export const healthModule: FeatureModule = {
  entities: [InstanceRow],
  resolvers: [HealthResolver],
};
