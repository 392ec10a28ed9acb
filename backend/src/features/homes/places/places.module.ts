import type { FeatureModule } from '../../../platform/feature-module.ts';
import { PlaceResolver } from './place.resolver.ts';
import { placeRoutes } from './place.rest.ts';

export const placesModule: FeatureModule = {
  resolvers: [PlaceResolver],
  routes: placeRoutes,
};
