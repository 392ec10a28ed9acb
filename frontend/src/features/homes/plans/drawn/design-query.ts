import type { VisitorPlace } from '../../../../domain/visitor-place.ts';
import type { FloorPlanDesignsQueryVariables } from '../../../../gql/generated.ts';
import type { Wish } from './wish.ts';

const cents = (dollars: number | null): number | null => (dollars === null ? null : dollars * 100);

/** What the server is asked for. The place matters for what plans may cost only: their cards ask for their own prices. */
export const designQuery = (
  { suites, maxMonthly, maxDelivered, ...wish }: Wish,
  seed: number,
  { zip, land }: VisitorPlace,
): FloorPlanDesignsQueryVariables => ({
  wish: { ...wish, beds: [...wish.beds], suites: suites ? 2 : null },
  seed,
  ...((maxMonthly !== null || maxDelivered !== null) && {
    zip,
    land,
    maxMonthlyCents: cents(maxMonthly),
    maxDeliveredCents: cents(maxDelivered),
  }),
});
