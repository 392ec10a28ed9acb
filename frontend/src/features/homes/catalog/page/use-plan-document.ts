import type { Plan } from '@hearthline/model/plan/document.ts';
import { useJson, type Loaded } from '../../../../platform/api/use-rest.ts';

/** The plan document at an address that ends with `.json`. */
export const usePlan = (address: string | null): { loaded: Loaded<Plan>; retry: () => void } =>
  useJson<Plan>(address);
