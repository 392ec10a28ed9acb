import { chakra } from '@chakra-ui/react/styled-system';
import { percent } from '@hearthline/rules/dollars.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import {
  mortgageInsuranceText,
  outsideText,
  paymentsText,
  rangeText,
  wholeCentsText,
} from '@hearthline/rules/homes/prices/price-text.ts';
import { shortPriceOf } from '@hearthline/rules/homes/prices/short-price.ts';
import { defaultLoanKind } from '@hearthline/rules/homes/prices/default-loan.ts';
import type { ReactNode } from 'react';
import { Text } from '../../../ui/text/text.tsx';

const Figure = ({ title, value, children }: { title: string; value: string; children: ReactNode }) => (
  <chakra.div px={{ base: '5', md: '6' }} py="5" bg="surface">
    <Text textStyle="label">{title}</Text>
    <Text textStyle="figure" mt="1.5" fontVariantNumeric="lining-nums tabular-nums">
      {value}
    </Text>
    <Text look="small" quiet mt="2" textWrap="pretty">
      {children}
    </Text>
  </chakra.div>
);

/** Names such as FHA keep their capitals. */
const loanTitle = ({ kind, label }: { readonly kind: string; readonly label: string }): string =>
  kind === defaultLoanKind ? `With a ${label.toLowerCase()} loan` : `Financed: ${label}`;

interface PriceFiguresProps {
  readonly price: Price;
  readonly leftOut: string;
  /** The kind of loan that was chosen; the usual one if none was. */
  readonly loan: string | null;
}

/** What the home costs, what everything costs, and what a month of it comes to with all that has to be said beside it. */
export const PriceFigures = ({ price, leftOut, loan }: PriceFiguresProps) => {
  const short = shortPriceOf(price);
  const month = price.payments.find(({ kind }) => kind === (loan ?? defaultLoanKind));
  if (!short) return null;
  return (
    <chakra.div
      display="grid"
      gap="1px"
      bg="line"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: month ? '1fr 1.1fr 1.35fr' : 'repeat(2, minmax(0, 1fr))',
      }}
      css={{ '& > :nth-of-type(3)': { gridColumn: { md: '1 / -1', lg: 'auto' } } }}
    >
      <Figure title="The home" value={`From ${wholeCentsText(short.baseCents)}`}>
        With its standard equipment.
      </Figure>
      <Figure title="Delivered and set up" value={`About ${wholeCentsText(price.aboutCents)}`}>
        {rangeText(price.totalLowCents, price.totalHighCents, wholeCentsText)}, by what your lot needs.
      </Figure>
      {month && (
        <Figure title={loanTitle(month)} value={`About ${wholeCentsText(month.monthlyCents)} a month`}>
          {percent(month.aprPercent)} APR, {wholeCentsText(month.downCents)} ({percent(month.downPercent)})
          down, {paymentsText(month)} over {month.years} years.{' '}
          {[
            mortgageInsuranceText(month),
            outsideText(month),
            'Property tax and insurance are included.',
            leftOut,
          ]
            .filter(Boolean)
            .join(' ')}
        </Figure>
      )}
    </chakra.div>
  );
};
