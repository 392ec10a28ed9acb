import type { FeatureModule } from '../../../platform/feature-module.ts';
import { HubResolver } from './hub.resolver.ts';

export const hubModule: FeatureModule = {
  resolvers: [HubResolver],
};
