import type { FeatureModule } from '../../../platform/feature-module.ts';
import { HomePictureRow } from './home-picture.entity.ts';
import { Home } from './home.entity.ts';
import { HomeResolver } from './home.resolver.ts';
import { homeRoutes } from './home.rest.ts';

export const catalogModule: FeatureModule = {
  entities: [Home, HomePictureRow],
  resolvers: [HomeResolver],
  routes: homeRoutes,
};
