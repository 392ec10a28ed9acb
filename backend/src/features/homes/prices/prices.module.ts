import type { FeatureModule } from '../../../platform/feature-module.ts';
import { LoanKind } from './loans/loan-kind.entity.ts';
import { OptionGroup } from './option-group.entity.ts';
import { PriceItem } from './price-item.entity.ts';
import { PriceResolver } from './price.resolver.ts';
import { priceRoutes } from './price.rest.ts';

export const pricesModule: FeatureModule = {
  entities: [LoanKind, OptionGroup, PriceItem],
  resolvers: [PriceResolver],
  routes: priceRoutes,
};
