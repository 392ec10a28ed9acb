import type { Offer } from '@hearthline/rules/homes/compare/offer.ts';
import { paymentAt } from '@hearthline/rules/homes/compare/payment-at.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { Text } from '../../../../../ui/text/text.tsx';
import { Payment, defaultPayment } from './price-cells.tsx';

/** A month of their offer: what they say, or else what their price comes to with the loan that ours are told by. Nothing is sent for it. */
export const OfferMonth = ({
  offer: { priceCents, monthlyCents },
  prices,
}: {
  readonly offer: Offer;
  readonly prices: readonly (Price | null | undefined)[];
}) => {
  const [ours] = prices.flatMap((price) => (price && defaultPayment(price)) ?? []);
  if (monthlyCents === null && priceCents !== null && ours)
    return <Payment payment={paymentAt(ours, priceCents)} />;
  return (
    <Text look="fine" quiet>
      {monthlyCents === null
        ? 'With their price, we work it out with the same loan as ours.'
        : 'As stated by the other seller. Ask for the APR, the down payment, the term, and what is included.'}
    </Text>
  );
};
