import type { FeatureModule } from '../../../platform/feature-module.ts';
import { FloorPlanDesignResolver } from './drawn/drawn-plan.resolver.ts';
import { floorPlanDesignRoutes } from './drawn/drawn-plan.rest.ts';
import { FloorPlanResolver } from './floor-plan.resolver.ts';
import { floorPlanRoutes } from './floor-plan.rest.ts';
import { PlanCheckResolver } from './plan-check.resolver.ts';

export const plansModule: FeatureModule = {
  resolvers: [FloorPlanDesignResolver, FloorPlanResolver, PlanCheckResolver],
  routes: [...floorPlanDesignRoutes, ...floorPlanRoutes],
};
