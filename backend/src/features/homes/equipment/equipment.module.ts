import type { FeatureModule } from '../../../platform/feature-module.ts';
import { EquipmentSheet } from './equipment-sheet.entity.ts';
import { EquipmentResolver } from './equipment.resolver.ts';

export const equipmentModule: FeatureModule = {
  entities: [EquipmentSheet],
  resolvers: [EquipmentResolver],
};
