import type { FeatureModule } from '../../../platform/feature-module.ts';
import { ProjectArchiveResolver } from './archive/archive.resolver.ts';
import { ProjectLinkResolver } from './customer-link/customer-link.resolver.ts';
import { ProjectMove } from './moves/project-move.entity.ts';
import { ProjectEvent } from './project-event.entity.ts';
import { ProjectLinkRefusal } from './project-link.entity.ts';
import { Project, ProjectStage } from './project.entity.ts';
import { ProjectManagerResolver } from './project-manager.resolver.ts';
import { ProjectResolver } from './project.resolver.ts';
import { projectRoutes } from './project.rest.ts';

export const projectsModule: FeatureModule = {
  entities: [Project, ProjectEvent, ProjectLinkRefusal, ProjectMove, ProjectStage],
  resolvers: [ProjectLinkResolver, ProjectManagerResolver, ProjectResolver, ProjectArchiveResolver],
  routes: projectRoutes,
};
