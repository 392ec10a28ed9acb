import {
  useMyAgreementsQuery,
  useMyDesignsQuery,
  useMyPaymentsQuery,
  useMyQuotesQuery,
} from '../../../../gql/generated.ts';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

/** Whether all that a customer buys has been read, or cannot be. What shows each part asks for it as well, in the same request. */
export const useOwnSaleIsRead = (): boolean =>
  [
    useMyQuotesQuery(cacheFirst),
    useMyDesignsQuery(cacheFirst),
    useMyAgreementsQuery(cacheFirst),
    useMyPaymentsQuery(cacheFirst),
  ].every(({ data, error }) => data ?? error);
