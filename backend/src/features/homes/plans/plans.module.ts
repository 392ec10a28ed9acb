import type { FeatureModule } from '../../../platform/feature-module.ts';
import { FloorPlanDesignResolver } from './designs/design.resolver.ts';
import { floorPlanDesignRoutes } from './designs/design.rest.ts';
import { FloorPlanResolver } from './floor-plan.resolver.ts';
import { floorPlanRoutes } from './floor-plan.rest.ts';
import { PlanCheckResolver } from './plan-check.resolver.ts';

export const plansModule: FeatureModule = {
  resolvers: [FloorPlanDesignResolver, FloorPlanResolver, PlanCheckResolver],
  routes: [...floorPlanDesignRoutes, ...floorPlanRoutes],
};
