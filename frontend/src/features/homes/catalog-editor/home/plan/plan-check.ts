import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  usePlanFindingsQuery,
  type CatalogDetailsFragment,
  type PlanFindingFragment,
} from '../../../../../gql/generated.ts';
import { cacheFirst } from '../../../../../platform/graphql/fetch-policies.ts';

interface PlanCheck {
  /** Null while the plan is being checked, and without a plan. */
  readonly findings: readonly PlanFindingFragment[] | null;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/**
 * What the check of a home's plan finds: as the server stored it, or for another plan asked for now.
 * @param text the plan document that the form holds; empty without one @param stored the document that the home has
 */
export const usePlanCheck = (
  text: string,
  stored: string,
  home: Pick<CatalogDetailsFragment, 'findings'> | null,
): PlanCheck => {
  const isStored = home !== null && text === stored;
  const plan = useMemo(
    () => (isStored || text === '' ? null : (JSON.parse(text) as Record<string, unknown>)),
    [isStored, text],
  );
  const { data, error, refetch } = usePlanFindingsQuery(
    plan ? { variables: { plan }, ...cacheFirst } : skipToken,
  );
  return {
    findings: text === '' ? null : isStored ? home.findings : (data?.checkFloorPlan ?? null),
    error: plan ? error : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
};
