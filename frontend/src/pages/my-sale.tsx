import { useEffect, useEffectEvent } from 'react';
import { MyAgreements } from '../features/sale/agreements/my-agreements.tsx';
import { MyDesigns } from '../features/homes/designs/list/my-designs.tsx';
import { MyPayments } from '../features/sale/payments/my-payments.tsx';
import { MyQuotes } from '../features/sale/quotes/own/my-quotes.tsx';
import { useOwnSaleIsRead } from '../features/sale/quotes/own/own-sale-read.ts';

/**
 * What a customer buys: their quotes, designs, agreements and payments, each only if there are any.
 * @param onRead called once all of it is there
 */
export const MySale = ({ onRead }: { readonly onRead: () => void }) => {
  const isRead = useOwnSaleIsRead();
  const notify = useEffectEvent(onRead);
  useEffect(() => {
    if (isRead) notify();
  }, [isRead]);
  return (
    <>
      <MyQuotes />
      <MyDesigns />
      <MyAgreements />
      <MyPayments />
    </>
  );
};
