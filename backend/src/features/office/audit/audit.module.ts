import type { FeatureModule } from '../../../platform/feature-module.ts';
import { auditJobs } from './audit.jobs.ts';
import { AuditResolver } from './audit.resolver.ts';
import { auditRoutes } from './audit.rest.ts';

export const auditModule: FeatureModule = {
  resolvers: [AuditResolver],
  routes: auditRoutes,
  jobs: auditJobs,
};
