import type { FeatureModule } from '../../../platform/feature-module.ts';
import { CompanyResolver } from './company.resolver.ts';

export const settingsModule: FeatureModule = {
  resolvers: [CompanyResolver],
};
