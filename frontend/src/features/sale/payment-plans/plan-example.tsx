import { chakra } from '@chakra-ui/react/styled-system';
import { shortCentsText } from '@hearthline/rules/dollars.ts';
import { dueText } from '@hearthline/rules/sale/payment-plans/payment-events.ts';
import type { PaymentStep } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import { scheduleOf } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import { Text } from '../../../ui/text/text.tsx';

/** A total as usual as any: $250,000. */
const exampleCents = 25_000_000;

const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});

/** What a plan asks for of a total, so that whoever writes it sees that it comes to that. */
export const PlanExample = ({ steps }: { readonly steps: readonly PaymentStep[] }) => (
  <chakra.div>
    <Text look="fine" quiet pb="2">
      Of a total of {shortCentsText(exampleCents)}
    </Text>
    <chakra.ul listStyleType="none" textStyle="small">
      {scheduleOf(steps, { sumCents: exampleCents }).map((payment, index) => (
        <Row key={index}>
          <chakra.span minW="0">
            <chakra.span fontWeight="550">{payment.label}</chakra.span>
            <Text look="fine" quiet>
              {dueText(payment)}
            </Text>
          </chakra.span>
          <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {shortCentsText(payment.amountCents)}
          </chakra.span>
        </Row>
      ))}
    </chakra.ul>
  </chakra.div>
);
