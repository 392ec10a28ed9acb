import type { FeatureModule } from '../../../platform/feature-module.ts';
import { TaskRow } from './task.entity.ts';
import { ContactTaskResolver, DealTaskResolver, ProjectTaskResolver, TaskResolver } from './task.resolver.ts';

export const tasksModule: FeatureModule = {
  entities: [TaskRow],
  resolvers: [TaskResolver, ContactTaskResolver, DealTaskResolver, ProjectTaskResolver],
};
