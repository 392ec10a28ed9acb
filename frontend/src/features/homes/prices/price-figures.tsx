import { chakra } from '@chakra-ui/react/styled-system';
import { tooWideSentence } from '@hearthline/rules/homes/places/not-served.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { rangeText, wholeCentsText } from '@hearthline/rules/dollars.ts';
import {
  deliveredText,
  homeAloneText,
  monthTermsText,
  monthText,
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

/** What everything costs, what the home costs, and what a month of it comes to with all that has to be said beside it. */
export const PriceFigures = ({ price, leftOut, loan }: PriceFiguresProps) => {
  const short = shortPriceOf(price, loan);
  const payment = price.payments.find(({ kind }) => kind === (loan ?? defaultLoanKind));
  if (!short) return null;
  const { baseCents, aboutCents, month, sentence } = short;
  if (aboutCents === null && sentence !== tooWideSentence)
    return (
      <Figure title="The home" value={homeAloneText(baseCents)}>
        {sentence}
      </Figure>
    );
  return (
    <chakra.div
      display="grid"
      gap="1px"
      bg="line"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: month ? '1.2fr 1fr 1.35fr' : 'repeat(2, minmax(0, 1fr))',
      }}
      css={{ '& > :nth-of-type(3)': { gridColumn: { md: '1 / -1', lg: 'auto' } } }}
    >
      <Figure
        title="Delivered total"
        value={aboutCents === null ? tooWideSentence : deliveredText(aboutCents)}
      >
        {aboutCents === null
          ? 'A section of this home is wider than what we may bring by road, so there is no total.'
          : `${rangeText(price.totalLowCents, price.totalHighCents, wholeCentsText)}, by what your lot needs.`}
      </Figure>
      <Figure title="The home" value={homeAloneText(baseCents)}>
        With its standard equipment.
      </Figure>
      {month && payment && (
        <Figure title={loanTitle(payment)} value={monthText(month.monthlyCents)}>
          {monthTermsText(month, leftOut)}
        </Figure>
      )}
    </chakra.div>
  );
};
