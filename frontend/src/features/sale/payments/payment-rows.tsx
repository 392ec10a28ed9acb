import { chakra } from '@chakra-ui/react/styled-system';
import { paymentKindTitles, paymentStateTitles } from '@hearthline/rules/sale/payments/payment-kinds.ts';
import type { ReactNode } from 'react';
import type { PaymentFactsFragment } from '../../../gql/generated.ts';
import { paymentTones } from '../../../domain/state-tones.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { howText, signedMoney } from './payment-words.ts';
import { ReceiptLink } from './receipt-link.tsx';

interface PaymentRowsProps<Payment extends PaymentFactsFragment> {
  readonly payments: readonly Payment[];
  /** More about one, and what can be done with it. */
  readonly note?: (payment: Payment) => ReactNode;
  readonly menu?: (payment: Payment) => ReactNode;
}

/** Payments and refunds, the newest first, each with its receipt. Void ones stay, struck through. */
export const PaymentRows = <Payment extends PaymentFactsFragment>({
  payments,
  note,
  menu,
}: PaymentRowsProps<Payment>) => (
  <chakra.ul listStyleType="none" display="grid">
    {payments.map((payment) => {
      const isVoid = payment.voidedAt !== null;
      return (
        <chakra.li
          key={payment.id}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto auto"
          columnGap="2"
          py="2.5"
          borderTopWidth="1px"
          borderColor="line"
          textStyle="small"
        >
          <chakra.div minW="0">
            <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
              <strong>{paymentKindTitles[payment.kind]}</strong>
              <ReceiptLink id={payment.id} number={payment.receiptNumber} />
              {isVoid && <Badge tone={paymentTones.voided}>{paymentStateTitles.voided}</Badge>}
            </chakra.p>
            <chakra.p color="quiet" overflowWrap="anywhere">
              {howText(payment)}
            </chakra.p>
            {payment.trustOn && !isVoid && (
              <chakra.p color="quiet">In trust since {dayText(payment.trustOn)}</chakra.p>
            )}
            {note?.(payment)}
          </chakra.div>
          <chakra.p
            fontVariantNumeric="tabular-nums"
            fontWeight="600"
            py="1.5"
            {...(isVoid && { color: 'quiet', textDecoration: 'line-through', fontWeight: '400' })}
          >
            {signedMoney(payment)}
          </chakra.p>
          {menu?.(payment)}
        </chakra.li>
      );
    })}
  </chakra.ul>
);
