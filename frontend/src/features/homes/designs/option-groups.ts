import type { PricedGroup } from '@hearthline/rules/homes/prices/priced-groups.ts';
import { useJson, type Loaded } from '../../../platform/api/load-json.ts';

/** What can be chosen for a home. */
export const useOptionGroups = (): { loaded: Loaded<{ groups: PricedGroup[] }>; retry: () => void } =>
  useJson('/api/options');
