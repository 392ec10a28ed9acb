import { chakra } from '@chakra-ui/react/styled-system';
import { wholeDollars } from '@hearthline/rules/dollars.ts';
import type { LoanTerms } from '@hearthline/rules/homes/finance.ts';
import { loanPayment, type LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import { typedLoan } from '@hearthline/rules/homes/prices/typed-loan.ts';
import { leftOutText, monthTermsText } from '@hearthline/rules/homes/prices/price-text.ts';
import { RollingNumber } from '../../../ui/text/rolling-number.tsx';
import { Text } from '../../../ui/text/text.tsx';
import type { FinanceStart } from './finance-start.ts';

interface Part {
  readonly name: string;
  readonly cents: number;
  readonly color: string;
  readonly note?: string;
}

const Row = ({ part: { name, cents, color, note } }: { part: Part }) => (
  <chakra.div display="grid" gridTemplateColumns="auto 1fr auto" columnGap="3" alignItems="baseline" py="2">
    <chakra.span
      aria-hidden
      w="3"
      h="3"
      borderRadius="sm"
      bg={color}
      alignSelf="center"
      _print={{ printColorAdjust: 'exact' }}
    />
    <chakra.dt>{name}</chakra.dt>
    <chakra.dd fontWeight="600" fontVariantNumeric="tabular-nums">
      {wholeDollars(cents / 100)}
    </chakra.dd>
    {note && (
      <chakra.dd gridColumn="2 / -1" textStyle="fine" color="quiet">
        {note}
      </chakra.dd>
    )}
  </chakra.div>
);

const partsOf = (payment: LoanPayment): readonly Part[] =>
  [
    { name: 'Principal and interest', cents: payment.laterPaymentCents, color: 'pine' },
    {
      name: 'Mortgage insurance',
      cents: payment.paymentCents - payment.laterPaymentCents,
      color: 'quiet',
      note: `For the first ${payment.mortgageInsurancePayments} of ${payment.payments} payments`,
    },
    { name: 'Property tax', cents: payment.taxCents, color: 'ember', note: 'Estimate' },
    { name: 'Insurance', cents: payment.insuranceCents, color: 'edge', note: 'Estimate' },
    { name: 'Rent of the lot', cents: payment.rentCents, color: 'line' },
  ].filter(({ name, cents }) => cents > 0 || !/^(?:Mortgage|Rent)/.test(name));

interface PaymentResultProps {
  readonly start: FinanceStart;
  /** Null while a field is wrong. */
  readonly terms: LoanTerms | null;
}

/** The monthly payment and its parts, with everything that has to be said beside it. */
export const PaymentResult = ({ start, terms }: PaymentResultProps) => {
  if (!terms)
    return (
      <Text role="status" quiet>
        {start.isLoading && !start.price
          ? 'Working out the price...'
          : 'Please correct the marked fields to see the payment.'}
      </Text>
    );
  /** Whether it is of the home that is priced, not of another price. */
  const isOfStart = start.price !== null && terms.price === start.terms.price;
  const payment = loanPayment(
    { kind: start.kind.key, label: start.kind.label },
    typedLoan(terms, start.kind, start.rentCents),
    isOfStart ? start.outsideCents : 0,
  );
  if (!payment) return <Text role="status">The fees of this loan take up all of it.</Text>;
  const { monthlyCents } = payment;
  const parts = partsOf(payment);
  const leftOut =
    isOfStart && start.price
      ? leftOutText(start.price.assumptions)
      : 'Not included: the land, and whatever your price leaves out.';
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
        <RollingNumber value={monthlyCents / 100} text={wholeDollars(monthlyCents / 100)} />
      </chakra.output>
      <Text look="small" quiet>
        {start.kind.label} loan, with property tax and insurance.
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
        {monthlyCents > 0 &&
          parts.map(({ name, cents, color }) => (
            <chakra.span key={name} bg={color} style={{ width: `${(cents / monthlyCents) * 100}%` }} />
          ))}
      </chakra.div>
      <chakra.dl mt="4" textStyle="small">
        {parts.map((part) => (
          <Row key={part.name} part={part} />
        ))}
      </chakra.dl>
      <Text look="small" mt="5" textWrap="pretty">
        {monthTermsText(payment, leftOut)}
      </Text>
    </div>
  );
};
