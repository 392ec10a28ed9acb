import type { FeatureModule } from '../../../platform/feature-module.ts';
import { Document, DocumentRequest, DocumentText, DocumentVersion, RemovedFile } from './document.entity.ts';
import { documentJobs } from './document.jobs.ts';
import { DocumentResolver } from './document.resolver.ts';
import { documentRoutes } from './document.rest.ts';

export const documentsModule: FeatureModule = {
  entities: [Document, DocumentRequest, DocumentVersion, DocumentText, RemovedFile],
  resolvers: [DocumentResolver],
  routes: documentRoutes,
  jobs: documentJobs,
};
