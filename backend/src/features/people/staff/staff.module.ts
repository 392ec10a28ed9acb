import type { FeatureModule } from '../../../platform/feature-module.ts';
import { StaffResolver } from './staff.resolver.ts';
import { TeamMember, TeamRow, TeamZip } from './team.entity.ts';

export const staffModule: FeatureModule = {
  entities: [TeamRow, TeamMember, TeamZip],
  resolvers: [StaffResolver],
};
