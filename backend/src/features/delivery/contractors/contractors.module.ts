import type { FeatureModule } from '../../../platform/feature-module.ts';
import { Build } from './build.entity.ts';
import { BuildResolver } from './build.resolver.ts';
import { ContractorResolver } from './contractor.resolver.ts';
import { CrewMember } from './crew-member.entity.ts';
import { Material } from './material.entity.ts';

export const contractorsModule: FeatureModule = {
  entities: [Build, CrewMember, Material],
  resolvers: [BuildResolver, ContractorResolver],
};
