import { chakra } from '@chakra-ui/react/styled-system';
import { centsText } from '@hearthline/rules/dollars.ts';
import { dueText } from '@hearthline/rules/sale/payment-plans/payment-events.ts';
import type { QuoteShownFragment } from '../../../../gql/generated.ts';
import { Text } from '../../../../ui/text/text.tsx';

const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    breakInside: 'avoid',
    fontVariantNumeric: 'tabular-nums',
  },
});

type Quote = Pick<QuoteShownFragment, 'schedule' | 'totalCents'>;

/** What is to be paid when, up to the total of a quote. */
export const PaymentSchedule = ({ quote: { schedule, totalCents } }: { readonly quote: Quote }) => (
  <chakra.ul listStyleType="none" textStyle="small">
    {schedule.map((payment, at) => (
      <Row key={at}>
        <chakra.span minW="0" overflowWrap="anywhere">
          {payment.label}
          <Text look="fine" quiet>
            {dueText(payment)}
          </Text>
        </chakra.span>
        <chakra.span whiteSpace="nowrap">{centsText(payment.amountCents)}</chakra.span>
      </Row>
    ))}
    <Row fontWeight="600">
      <span>Total</span>
      <span>{centsText(totalCents)}</span>
    </Row>
  </chakra.ul>
);
