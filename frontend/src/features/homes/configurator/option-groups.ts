import { useRest } from '../../../platform/api/use-rest.ts';

/** What can be chosen for a home. */
export const useOptionGroups = () => useRest('GET /api/options');
