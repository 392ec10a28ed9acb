import type { FeatureModule } from '../../../platform/feature-module.ts';
import { ChangeOrderEventRow } from './change-order-event.entity.ts';
import { ChangeOrderLink } from './change-order-link.entity.ts';
import { ChangeOrderSignerRow } from './change-order-signer.entity.ts';
import { ChangeOrderRow } from './change-order.entity.ts';
import { ChangeOrderResolver, ContractChangeOrderResolver } from './change-order.resolver.ts';
import { changeOrderRoutes } from './change-order.rest.ts';

export const changeOrdersModule: FeatureModule = {
  entities: [ChangeOrderEventRow, ChangeOrderLink, ChangeOrderRow, ChangeOrderSignerRow],
  resolvers: [ChangeOrderResolver, ContractChangeOrderResolver],
  routes: changeOrderRoutes,
};
