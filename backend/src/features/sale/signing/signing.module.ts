import type { FeatureModule } from '../../../platform/feature-module.ts';
import { LinkedAgreementResolver } from './linked/linked-agreement.resolver.ts';
import { linkedAgreementRoutes } from './linked/linked-agreement.rest.ts';
import { signingJobs } from './signing.jobs.ts';

export const signingModule: FeatureModule = {
  resolvers: [LinkedAgreementResolver],
  routes: linkedAgreementRoutes,
  jobs: signingJobs,
};
