import type { Offer } from '@hearthline/rules/homes/compare/offer.ts';
import { defaultLoanKind } from '@hearthline/rules/homes/prices/default-loan.ts';
import type { LoanKindTerms } from '@hearthline/rules/homes/prices/loan-kind.ts';
import { paymentsOf } from '@hearthline/rules/homes/prices/payments-of.ts';
import type { PriceContent } from '../../../../../domain/price-content.ts';
import { useRest } from '../../../../../platform/api/use-rest.ts';
import { Text } from '../../../../../ui/text/text.tsx';
import { Cell } from './cell.tsx';
import { paymentText } from './compared-rows.ts';

/** A month of their offer: what they say, or else what their price comes to with the loan that ours are told by. Nothing is sent for it. */
export const OfferMonth = ({
  offer: { priceCents, monthlyCents },
  loan,
}: {
  readonly offer: Offer;
  /** The loan that our homes are priced with; null for the one that is assumed. */
  readonly loan: NonNullable<PriceContent['loan']> | null;
}) => {
  const isOurs = monthlyCents === null && priceCents !== null;
  const { loaded } = useRest('GET /api/loans', isOurs ? {} : null);
  const kinds = loaded.state === 'loaded' ? (loaded.value.loans as readonly LoanKindTerms[]) : [];
  const kind = kinds.find(({ key }) => key === (loan?.kind ?? defaultLoanKind));
  const [payment] = kind && isOurs ? paymentsOf([kind], loan, () => ({ priceCents, outsideCents: 0 })) : [];
  if (payment)
    return (
      <Cell
        row={{ isPriced: true }}
        text={paymentText(payment, 'Not included: the land, and whatever their price leaves out.')}
      />
    );
  return (
    <Text look="fine" quiet>
      {monthlyCents === null
        ? 'With their price, we work it out with the same loan as ours.'
        : 'As stated by the other seller. Ask for the APR, the down payment, the term, and what is included.'}
    </Text>
  );
};
