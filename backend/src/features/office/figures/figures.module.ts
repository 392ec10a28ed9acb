import type { FeatureModule } from '../../../platform/feature-module.ts';
import { Figure, FigureRecord } from './figure.entity.ts';
import { FigureResolver } from './figure.resolver.ts';

export const figuresModule: FeatureModule = {
  entities: [Figure, FigureRecord],
  resolvers: [FigureResolver],
};
