import { dueText, type PaymentEvent } from '@hearthline/rules/sale/payment-plans/payment-events.ts';
import { dayText } from '../platform/dates/calendar-day.ts';

interface ScheduledPayment {
  readonly event: PaymentEvent;
  /** As `yyyy-mm-dd`; null while no day is known. */
  readonly dueOn: string | null;
  readonly isEstimate: boolean;
}

/** When a payment of a contract is due, as in `Due Mar 1, 2027`, `Around Mar 1, 2027`, or at what while no day is known. */
export const dueOnText = ({ dueOn, isEstimate, event }: ScheduledPayment): string => {
  if (!dueOn) return dueText({ event, days: 0 });
  return isEstimate ? `Around ${dayText(dueOn)}` : `Due ${dayText(dueOn)}`;
};
