import type { FeatureModule } from '../../../platform/feature-module.ts';
import { ContentEditResolver } from './content-edit.resolver.ts';
import { ContentItemRow } from './content-item.entity.ts';
import { ContentResolver } from './content.resolver.ts';
import { contentRoutes } from './content.rest.ts';
import { LegalTextResolver } from './legal-text.resolver.ts';

export const contentModule: FeatureModule = {
  entities: [ContentItemRow],
  resolvers: [ContentEditResolver, ContentResolver, LegalTextResolver],
  routes: contentRoutes,
};
