import { useEffect, useEffectEvent } from 'react';
import { MyAgreements } from '../features/agreements/my-agreements.tsx';
import { MyDesigns } from '../features/designs/list/my-designs.tsx';
import { MyPayments } from '../features/payments/my-payments.tsx';
import { MyQuotes } from '../features/quotes/own/my-quotes.tsx';

/**
 * What a customer buys: their quotes, designs, agreements and payments, each only if there are any.
 * @param onDrawn called once it is there
 */
export const MySale = ({ onDrawn }: { readonly onDrawn: () => void }) => {
  const notify = useEffectEvent(onDrawn);
  useEffect(() => notify(), []);
  return (
    <>
      <MyQuotes />
      <MyDesigns />
      <MyAgreements />
      <MyPayments />
    </>
  );
};
