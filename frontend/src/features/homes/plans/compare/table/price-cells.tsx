import { chakra } from '@chakra-ui/react/styled-system';
import {
  homeAmount,
  includedAmount,
  weInclude,
  type IncludedKey,
} from '@hearthline/rules/homes/compare/included.ts';
import type { PaymentSummary } from '@hearthline/rules/homes/compare/payment-at.ts';
import { percent, wholeDollars } from '@hearthline/rules/dollars.ts';
import { rangeText, shortCentsText } from '@hearthline/rules/homes/prices/price-text.ts';
import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import { defaultLoanKind } from '@hearthline/rules/homes/prices/default-loan.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../../ui/text/text.tsx';

/** Yes, no or ask, with what it comes to. */
export const Answer = ({
  answer,
  children,
}: {
  readonly answer: 'yes' | 'no' | 'ask';
  readonly children?: ReactNode;
}) => (
  <>
    <chakra.strong color={answer === 'yes' ? 'pineText' : answer === 'ask' ? 'emberText' : undefined}>
      {{ yes: 'Yes', no: 'No', ask: 'Ask' }[answer]}
    </chakra.strong>
    {children}
  </>
);

type PriceCell = (price: Price | null | undefined, show: (price: Price) => ReactNode) => ReactNode;

/** Draws what depends on a price: a gap while it is asked for, and a word where there is none. */
export const priced: PriceCell = (price, show) => {
  if (price === undefined) return <Skeleton minH="6" />;
  return price === null || price.lines.length === 0 ? <Answer answer="ask" /> : show(price);
};

/** What the home alone costs, with its standard equipment. */
export const HomeAmount = ({ price }: { readonly price: Price }) => {
  const { lowCents, highCents } = homeAmount(price.lines);
  return <strong>{rangeText(lowCents, highCents, shortCentsText)}</strong>;
};

/** The home alone for each square foot. */
export const PerSquareFoot = ({
  price,
  squareFeet,
}: {
  readonly price: Price;
  readonly squareFeet: number;
}) => {
  const { lowCents, highCents } = homeAmount(price.lines);
  return wholeDollars((lowCents + highCents) / 200 / squareFeet);
};

/** Everything, from and to. */
export const WholeAmount = ({ price }: { readonly price: Price }) => (
  <>
    <strong>About {wholeDollars(price.aboutCents / 100)}</strong>
    <Text look="fine" quiet>
      {wholeDollars(price.totalLowCents / 100)}–{wholeDollars(price.totalHighCents / 100)}
    </Text>
  </>
);

/** A payment, with what must stand beside it: APR, down payment, term, and what it leaves out. */
export const Payment = ({ payment }: { readonly payment: PaymentSummary }) => (
  <>
    <strong>About {wholeDollars(payment.monthlyCents / 100)}</strong>
    <Text look="fine" quiet>
      {percent(payment.aprPercent)} APR, {percent(payment.downPercent)} down (
      {wholeDollars(payment.downCents / 100)}), {payment.years} years. {payment.label} loan, property tax and
      insurance included; land is not.
    </Text>
  </>
);

/** The payment of the usual loan, or of the first that there is. */
export const defaultPayment = ({ payments }: Price): LoanPayment | undefined =>
  payments.find(({ kind }) => kind === defaultLoanKind) ?? payments[0];

/** A month of the usual loan. */
export const Month = ({ price }: { readonly price: Price }) => {
  const payment = defaultPayment(price);
  return payment ? <Payment payment={payment} /> : <Answer answer="ask" />;
};

/** Whether our price holds something, and for how much. */
export const OurAnswer = ({ price, item }: { readonly price: Price; readonly item: IncludedKey }) => {
  const amount = includedAmount(item, price.lines);
  return (
    <Answer answer={weInclude(item, price.lines)}>
      {amount && (
        <Text as="span" look="fine" quiet>
          {' '}
          {amount.lowCents === amount.highCents
            ? shortCentsText(amount.lowCents)
            : `${wholeDollars(amount.lowCents / 100)}–${wholeDollars(amount.highCents / 100)}`}
        </Text>
      )}
    </Answer>
  );
};
