import { chakra } from '@chakra-ui/react/styled-system';
import { wholeDollars } from '@hearthline/rules/dollars.ts';
import { estimateRest, type LoanTerms, type Payment } from '@hearthline/rules/homes/finance.ts';
import { RollingNumber } from '../../../ui/text/rolling-number.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { PaymentTerms } from './payment-terms.tsx';

/** An advertised price with its monthly figure. */
export interface ExamplePrice {
  readonly title: string;
  readonly price: number;
  readonly monthly: number;
}

interface Part {
  readonly name: string;
  readonly amount: number;
  readonly colour: string;
  readonly note?: string;
}

const Row = ({ part: { name, amount, colour, note } }: { part: Part }) => (
  <chakra.div display="grid" gridTemplateColumns="auto 1fr auto" columnGap="3" alignItems="baseline" py="2">
    <chakra.span
      aria-hidden
      w="3"
      h="3"
      borderRadius="sm"
      bg={colour}
      alignSelf="center"
      _print={{ printColorAdjust: 'exact' }}
    />
    <chakra.dt>{name}</chakra.dt>
    <chakra.dd fontWeight="600" fontVariantNumeric="tabular-nums">
      {wholeDollars(amount)}
    </chakra.dd>
    {note && (
      <chakra.dd gridColumn="2 / -1" textStyle="fine" color="quiet">
        {note}
      </chakra.dd>
    )}
  </chakra.div>
);

/** The monthly payment and its parts; for an example price, also what else its advertised figure includes. */
export const PaymentResult = ({
  terms,
  payment,
  example,
}: {
  terms: LoanTerms;
  payment: Payment | null;
  example: ExamplePrice | undefined;
}) => {
  if (!payment)
    return (
      <Text role="status" quiet>
        Please correct the marked fields to see the payment.
      </Text>
    );
  const rest = example ? estimateRest(example.monthly, payment.monthly) : 0;
  const parts: readonly Part[] = [
    { name: 'Principal and interest', amount: payment.principalAndInterest, colour: 'pine' },
    { name: 'Property tax', amount: payment.tax, colour: 'ember', note: 'Estimate' },
    { name: 'Insurance', amount: payment.insurance, colour: 'edge', note: 'Estimate' },
    ...(rest > 0
      ? [
          {
            name: 'Delivery, site work and sales tax',
            amount: rest,
            colour: 'line',
            note: 'Estimate: the rest of our example figure, on the loan as well. It depends on where the home stands.',
          },
        ]
      : []),
  ];
  const total = payment.monthly + rest;
  return (
    <div>
      <Text textStyle="label">Monthly payment</Text>
      <chakra.output
        aria-live="polite"
        display="block"
        mt="1.5"
        fontFamily="heading"
        fontSize="clamp(2.75rem, 2rem + 3vw, 4rem)"
        fontWeight="500"
        lineHeight="1.1"
        letterSpacing="-0.02em"
        fontVariantNumeric="lining-nums"
      >
        <RollingNumber value={payment.monthly} text={wholeDollars(payment.monthly)} />
      </chakra.output>
      <Text look="small" quiet>
        {example && rest > 0
          ? `Loan, tax and insurance. Our example says about ${wholeDollars(example.monthly)}; the last line below shows what else it includes.`
          : 'Loan, tax and insurance.'}
      </Text>
      <chakra.div
        aria-hidden
        display="flex"
        gap="0.5"
        h="3"
        mt="5"
        borderRadius="full"
        overflow="hidden"
        bg="sunken"
        _print={{ printColorAdjust: 'exact' }}
      >
        {total > 0 &&
          parts.map(({ name, amount, colour }) => (
            <chakra.span key={name} bg={colour} style={{ width: `${(amount / total) * 100}%` }} />
          ))}
      </chakra.div>
      <chakra.dl mt="4" textStyle="small">
        {parts.map((part) => (
          <Row key={part.name} part={part} />
        ))}
      </chakra.dl>
      <PaymentTerms terms={terms} payment={payment} />
    </div>
  );
};
