import type { FeatureModule } from '../../../platform/feature-module.ts';
import { WalkInResolver } from './walk-in.resolver.ts';

export const walkInModule: FeatureModule = { resolvers: [WalkInResolver] };
