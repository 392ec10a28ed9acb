import type { Offer } from '@hearthline/rules/compare/offer.ts';
import type { LoanKindTerms } from '@hearthline/rules/prices/loan-kind.ts';
import { paymentsOf } from '@hearthline/rules/prices/payments-of.ts';
import { usualLoanKind } from '@hearthline/rules/prices/usual-loan.ts';
import { useJson } from '../../../platform/api/load-json.ts';
import { Text } from '../../../ui/text/text.tsx';
import { Payment } from './price-cells.tsx';

/** What a month of their price comes to with the loan that ours are told by. It is worked out here: their price is sent to nobody. */
const WithUsualLoan = ({ priceCents }: { readonly priceCents: number }) => {
  const { loaded } = useJson<{ loans: LoanKindTerms[] }>('/api/loans');
  if (loaded.state !== 'loaded') return null;
  const kinds = loaded.value.loans.filter(({ key }) => key === usualLoanKind);
  const [payment] = paymentsOf(kinds, null, () => priceCents);
  return payment ? <Payment payment={payment} /> : null;
};

/** A month of their offer: what they say, or else what their price comes to with the same loan as ours. */
export const OfferMonth = ({ offer: { priceCents, monthlyCents } }: { readonly offer: Offer }) => {
  if (monthlyCents === null && priceCents !== null) return <WithUsualLoan priceCents={priceCents} />;
  return (
    <Text look="fine" quiet>
      {monthlyCents === null
        ? 'With their price, we work it out with the same loan as ours.'
        : 'As they say it. Ask for their APR, down payment and term, and what is in it.'}
    </Text>
  );
};
