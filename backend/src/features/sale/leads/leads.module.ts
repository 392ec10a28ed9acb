import type { FeatureModule } from '../../../platform/feature-module.ts';
import { ContactDesignResolver } from './contact-designs.resolver.ts';

export const leadsModule: FeatureModule = {
  resolvers: [ContactDesignResolver],
};
