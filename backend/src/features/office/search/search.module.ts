import type { FeatureModule } from '../../../platform/feature-module.ts';
import { searchJobs } from './search.jobs.ts';
import { SearchResolver } from './search.resolver.ts';

export const searchModule: FeatureModule = {
  resolvers: [SearchResolver],
  jobs: searchJobs,
};
