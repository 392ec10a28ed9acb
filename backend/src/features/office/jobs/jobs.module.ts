import type { FeatureModule } from '../../../platform/feature-module.ts';
import { JobResolver } from './job.resolver.ts';

export const jobsModule: FeatureModule = {
  resolvers: [JobResolver],
};
