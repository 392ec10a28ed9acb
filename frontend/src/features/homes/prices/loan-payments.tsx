import { chakra } from '@chakra-ui/react/styled-system';
import { centsText, percent, wholeCentsText } from '@hearthline/rules/dollars.ts';
import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import { mortgageInsuranceText, outsideText } from '@hearthline/rules/homes/prices/price-text.ts';
import type { ReactNode } from 'react';
import { DataTable, TableCell, TableRow } from '../../../ui/lists/data-table.tsx';
import { Text } from '../../../ui/text/text.tsx';

const columns = [
  'Loan',
  { title: 'Monthly total', figure: true },
  { title: 'APR', figure: true },
  { title: 'Down payment', figure: true },
  { title: 'Term', figure: true },
  { title: 'Interest', figure: true },
  { title: 'To the lender', figure: true },
] as const;

/** A figure of a loan; on a card its name stands before it. */
const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <TableCell card figure>
    <chakra.span display={{ base: 'flex', xl: 'block' }} justifyContent="space-between" gap="4">
      <chakra.span hideFrom="xl" color="quiet" flexShrink="0">
        {name}
      </chakra.span>
      <chakra.span textAlign="end">{children}</chakra.span>
    </chakra.span>
  </TableCell>
);

const Row = ({ payment }: { payment: LoanPayment }) => (
  <TableRow card alignContent="start" rowGap="1.5">
    <TableCell card fontWeight="600">
      {payment.label}
    </TableCell>
    <Figure name="Monthly total">
      <strong>{centsText(payment.monthlyCents)}</strong>
    </Figure>
    <Figure name="APR">{percent(payment.aprPercent)}</Figure>
    <Figure name="Down payment">
      {wholeCentsText(payment.downCents)} ({percent(payment.downPercent)})
    </Figure>
    <Figure name="Term">
      {payment.years} years, {payment.payments} payments
    </Figure>
    <Figure name="Interest">{percent(payment.ratePercent)}</Figure>
    <Figure name="To the lender">
      {centsText(payment.paymentCents)}
      {payment.laterPaymentCents !== payment.paymentCents &&
        payment.mortgageInsurancePayments < payment.payments &&
        `, then ${centsText(payment.laterPaymentCents)}`}
      <Text as="span" look="fine" quiet display="block">
        {mortgageInsuranceText(payment)} {outsideText(payment)}
      </Text>
    </Figure>
  </TableRow>
);

/** What a month holds besides the loan, as it is the same for all kinds. */
const restText = ({ taxCents, insuranceCents, rentCents }: LoanPayment): string => {
  const parts = [
    `property tax of ${centsText(taxCents)}`,
    `homeowner’s insurance of ${centsText(insuranceCents)}`,
    ...(rentCents > 0 ? [`rent of ${centsText(rentCents)} for the lot`] : []),
  ];
  return parts.length > 2 ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}` : parts.join(' and ');
};

interface LoanPaymentsProps {
  readonly payments: readonly LoanPayment[];
  /** What is not in them, in sentences. */
  readonly leftOut: string;
}

/** The payments of the kinds of loan side by side, each with its APR, down payment and term, and what they leave out. */
export const LoanPayments = ({ payments, leftOut }: LoanPaymentsProps) => {
  const [first] = payments;
  if (!first) return null;
  return (
    <div>
      <DataTable cards caption="Payments of the kinds of loan" columns={columns}>
        {payments.map((payment) => (
          <Row key={payment.kind} payment={payment} />
        ))}
      </DataTable>
      <Text look="small" quiet mt="4" maxW="75ch">
        The total includes the payment to the lender, mortgage insurance where the loan requires it, and{' '}
        {restText(first)}. {leftOut} Estimates, not an offer of credit: your lender decides.
      </Text>
    </div>
  );
};
