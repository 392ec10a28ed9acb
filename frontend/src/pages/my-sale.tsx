import { useEffect, useEffectEvent } from 'react';
import { MyAgreements } from '../features/agreements/my-agreements.tsx';
import { MyDesigns } from '../features/designs/list/my-designs.tsx';
import { MyPayments } from '../features/payments/my-payments.tsx';
import { MyQuotes } from '../features/quotes/own/my-quotes.tsx';
import {
  useMyAgreementsQuery,
  useMyDesignsQuery,
  useMyPaymentsQuery,
  useMyQuotesQuery,
} from '../gql/generated.ts';

/**
 * What a customer buys: their quotes, designs, agreements and payments, each only if there are any.
 * @param onKnown called once all of it is there, or cannot be read
 */
export const MySale = ({ onKnown }: { readonly onKnown: () => void }) => {
  const isKnown = [
    useMyQuotesQuery(),
    useMyDesignsQuery(),
    useMyAgreementsQuery(),
    useMyPaymentsQuery(),
  ].every(({ data, error }) => data ?? error);
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (isKnown) tell();
  }, [isKnown]);
  return (
    <>
      <MyQuotes />
      <MyDesigns />
      <MyAgreements />
      <MyPayments />
    </>
  );
};
