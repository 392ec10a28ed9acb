import type { FeatureModule } from '../../../platform/feature-module.ts';
import { HomeOrderRow, HomeSectionRow } from './home-order.entity.ts';
import { HomeOrderResolver, ProjectHomeOrderResolver } from './home-order.resolver.ts';

export const homeOrdersModule: FeatureModule = {
  entities: [HomeOrderRow, HomeSectionRow],
  resolvers: [HomeOrderResolver, ProjectHomeOrderResolver],
};
