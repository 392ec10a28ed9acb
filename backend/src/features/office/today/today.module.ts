import type { FeatureModule } from '../../../platform/feature-module.ts';
import { DismissalResolver } from './dismiss.resolver.ts';
import { LeadSettingsResolver } from './lead-settings.resolver.ts';
import { WaitingResolver } from './waiting.resolver.ts';
import { workspaceChannel } from './workspace-changes.ts';
import { WorkspaceResolver } from './workspace.resolver.ts';

export const todayModule: FeatureModule = {
  resolvers: [DismissalResolver, LeadSettingsResolver, WaitingResolver, WorkspaceResolver],
  channels: [workspaceChannel],
};
