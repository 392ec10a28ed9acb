import { useOwnSaleQuery } from '../../../../gql/generated.ts';
import { useStoredDesigns } from '../../../../domain/stored-design.ts';

/** Whether the customer buys anything, or that cannot be read; null as long as it is not known. */
export const useHasOwnSale = (): boolean | null => {
  const stored = useStoredDesigns();
  // Not for the cache: what shows the sale asks for all of it.
  const { data, error } = useOwnSaleQuery({ fetchPolicy: 'no-cache' });
  if (error) return true;
  if (!data) return null;
  const { myQuotes, myDesigns, myAgreements, myPayments } = data;
  return stored.length + myQuotes.length + myDesigns.length + myAgreements.length + myPayments.length > 0;
};
