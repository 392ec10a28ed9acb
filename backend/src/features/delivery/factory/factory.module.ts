import type { FeatureModule } from '../../../platform/feature-module.ts';
import { FactoryEvent } from './factory-event.entity.ts';
import { FactoryHome } from './factory-home.entity.ts';
import { FactoryResolver } from './factory.resolver.ts';
import { ProjectFactoryHomeResolver } from './project-home.resolver.ts';

export const factoryModule: FeatureModule = {
  entities: [FactoryEvent, FactoryHome],
  resolvers: [FactoryResolver, ProjectFactoryHomeResolver],
};
