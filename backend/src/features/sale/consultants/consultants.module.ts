import type { FeatureModule } from '../../../platform/feature-module.ts';
import { ConsultantRequest } from './consultant-request.entity.ts';
import { ConsultantRequestResolver } from './consultant-request.resolver.ts';
import { GivenAddressResolver } from './given-address.resolver.ts';

export const consultantsModule: FeatureModule = {
  entities: [ConsultantRequest],
  resolvers: [ConsultantRequestResolver, GivenAddressResolver],
};
