import type { FeatureModule } from '../../../platform/feature-module.ts';
import { UserPreference } from './preference.entity.ts';
import { PreferenceResolver } from './preference.resolver.ts';

export const preferencesModule: FeatureModule = {
  entities: [UserPreference],
  resolvers: [PreferenceResolver],
};
