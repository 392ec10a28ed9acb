import type { FeatureModule } from '../../../platform/feature-module.ts';
import { RemovedAccountResolver } from './removed-account.resolver.ts';

export const removedAccountsModule: FeatureModule = {
  resolvers: [RemovedAccountResolver],
};
