import type { FeatureModule } from '../../../platform/feature-module.ts';
import { CancellingResolver } from './cancelling/cancelling.resolver.ts';
import { DealEventRow } from './deal-event.entity.ts';
import { DealRow } from './deal.entity.ts';
import { ContactDealResolver, DealArchiveResolver, DealResolver } from './deal.resolver.ts';
import { dealRoutes } from './deal.rest.ts';
import {
  FactoryHouseResolver,
  ProjectHouseResolver,
  SignedHomeResolver,
} from './winning/signed-home.resolver.ts';
import { WinningResolver } from './winning/winning.resolver.ts';

export const dealsModule: FeatureModule = {
  entities: [DealEventRow, DealRow],
  resolvers: [
    ContactDealResolver,
    DealResolver,
    DealArchiveResolver,
    CancellingResolver,
    WinningResolver,
    FactoryHouseResolver,
    ProjectHouseResolver,
    SignedHomeResolver,
  ],
  routes: dealRoutes,
};
