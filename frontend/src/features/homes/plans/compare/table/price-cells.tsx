import { chakra } from '@chakra-ui/react/styled-system';
import {
  homeAmount,
  includedAmount,
  weInclude,
  type IncludedKey,
} from '@hearthline/rules/homes/compare/included.ts';
import { tooWideSentence } from '@hearthline/rules/homes/places/not-served.ts';
import { wholeDollars } from '@hearthline/rules/dollars.ts';
import {
  deliveredText,
  homeAloneText,
  leftOutText,
  monthTermsText,
  monthText,
  rangeText,
  shortCentsText,
  wholeCentsText,
} from '@hearthline/rules/homes/prices/price-text.ts';
import { shortPriceOf } from '@hearthline/rules/homes/prices/short-price.ts';
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

/** The delivered total and its range; where the home is not delivered, why. */
export const WholeAmount = ({ price }: { readonly price: Price }) => {
  const short = shortPriceOf(price);
  if (short?.sentence === tooWideSentence) return <strong>{tooWideSentence}</strong>;
  return short && short.aboutCents !== null ? (
    <>
      <strong>{deliveredText(short.aboutCents)}</strong>
      <Text look="fine" quiet>
        {rangeText(price.totalLowCents, price.totalHighCents, wholeCentsText)}
      </Text>
    </>
  ) : (
    <Text look="fine" quiet>
      {short?.sentence}
    </Text>
  );
};

/** What the home alone costs with its standard equipment, and with what is chosen and given off. */
export const HomeAmount = ({ price }: { readonly price: Price }) => {
  const short = shortPriceOf(price);
  const { lowCents, highCents } = homeAmount(price.lines);
  return (
    short && (
      <>
        <strong>{homeAloneText(short.baseCents)}</strong>
        {(lowCents !== short.baseCents || highCents !== short.baseCents) && (
          <Text look="fine" quiet>
            {rangeText(lowCents, highCents, wholeCentsText)} with its choices and discounts.
          </Text>
        )}
      </>
    )
  );
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

/** A payment, with what must stand beside it: APR, down payment, all payments, and what it leaves out. */
export const Payment = ({
  payment,
  leftOut,
}: {
  readonly payment: LoanPayment;
  readonly leftOut: string;
}) => (
  <>
    <strong>{monthText(payment.monthlyCents)}</strong>
    <Text look="fine" quiet>
      {payment.label} loan: {monthTermsText(payment, leftOut)}
    </Text>
  </>
);

/** A month of the chosen kind of loan. @property kind null for the one that is assumed where none is chosen */
export const Month = ({ price, kind }: { readonly price: Price; readonly kind: string | null }) => {
  const payment = price.payments.find((one) => one.kind === (kind ?? defaultLoanKind));
  return payment ? (
    <Payment payment={payment} leftOut={leftOutText(price.assumptions)} />
  ) : (
    price.delivered && <Answer answer="ask" />
  );
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
