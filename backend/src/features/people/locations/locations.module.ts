import type { FeatureModule } from '../../../platform/feature-module.ts';
import { LocationRow } from './location.entity.ts';
import { LocationResolver } from './location.resolver.ts';
import { locationRoutes } from './location.rest.ts';

export const locationsModule: FeatureModule = {
  entities: [LocationRow],
  resolvers: [LocationResolver],
  routes: locationRoutes,
};
