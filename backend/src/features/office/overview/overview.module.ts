import type { FeatureModule } from '../../../platform/feature-module.ts';
import { OverviewResolver } from './overview.resolver.ts';

export const overviewModule: FeatureModule = {
  resolvers: [OverviewResolver],
};
