import type { FeatureModule } from '../../../platform/feature-module.ts';
import { SavedView } from './saved-view.entity.ts';
import { SavedViewResolver } from './saved-view.resolver.ts';

export const savedViewsModule: FeatureModule = {
  entities: [SavedView],
  resolvers: [SavedViewResolver],
};
