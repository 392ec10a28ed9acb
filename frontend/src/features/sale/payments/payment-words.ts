import { centsText } from '@hearthline/rules/dollars.ts';
import { paymentMethodTitles } from '@hearthline/rules/sale/payments/payment-kinds.ts';
import type { PaymentFactsFragment } from '../../../gql/generated.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';

/** A payment as it counts: refunds with a minus. */
export const signedMoney = ({
  kind,
  amountCents,
}: Pick<PaymentFactsFragment, 'kind' | 'amountCents'>): string =>
  `${kind === 'refund' ? '−' : ''}${centsText(amountCents)}`;

/** When and how, as in `May 4, 2026 · Check 1042`. */
export const howText = ({ receivedOn, method, reference }: PaymentFactsFragment): string =>
  [dayText(receivedOn), [paymentMethodTitles[method], reference].filter(Boolean).join(' ')].join(' · ');
