import type { FeatureModule } from '../../../platform/feature-module.ts';
import { DesignEditor } from './design-editor.entity.ts';
import { DesignKey } from './design-key.entity.ts';
import { DesignVersionRow } from './design-version.entity.ts';
import { DesignRow } from './design.entity.ts';
import { designJobs } from './design.jobs.ts';
import { DesignResolver } from './design.resolver.ts';
import { designRoutes } from './design.rest.ts';
import { DesignPlan } from './storage/design-plan.entity.ts';
import { QuotedHome } from './storage/quoted-home.entity.ts';

export const designsModule: FeatureModule = {
  entities: [DesignEditor, DesignKey, DesignPlan, DesignRow, DesignVersionRow, QuotedHome],
  resolvers: [DesignResolver],
  routes: designRoutes,
  jobs: designJobs,
};
