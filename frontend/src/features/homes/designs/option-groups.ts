import { useJson, type Loaded } from '../../../platform/api/load-json.ts';
import type { RestAnswers } from '../../../platform/api/rest-answers.ts';

/** What can be chosen for a home. */
export const useOptionGroups = (): { loaded: Loaded<RestAnswers['GET /api/options']>; retry: () => void } =>
  useJson('/api/options');
