import type { FeatureModule } from '../../../platform/feature-module.ts';
import { Report, ReportRun } from './report.entity.ts';
import { reportJobs } from './report.jobs.ts';
import { ReportResolver } from './report.resolver.ts';
import { reportRoutes } from './report.rest.ts';

export const reportsModule: FeatureModule = {
  entities: [Report, ReportRun],
  resolvers: [ReportResolver],
  routes: reportRoutes,
  jobs: reportJobs,
};
