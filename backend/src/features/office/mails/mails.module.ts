import type { FeatureModule } from '../../../platform/feature-module.ts';
import { MailResolver } from './mail.resolver.ts';

export const mailsModule: FeatureModule = {
  resolvers: [MailResolver],
};
