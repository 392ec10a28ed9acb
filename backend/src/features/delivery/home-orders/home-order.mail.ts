import { longDate } from '@hearthline/rules/dates/date-text.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { greet, type NewMail } from '../../../platform/mail/mail-outbox.ts';
import type { BuyerMailbox } from '../../people/buyers/buyers.api.ts';

/** What was ordered. */
interface OrderedHome {
  readonly project: string;
  readonly manufacturer: string | null;
  readonly orderNumber: string | null;
  /** `yyyy-mm-dd` */
  readonly orderedOn: string;
}

/** Tells a buyer that their home is ordered. */
export const homeOrdered = (
  { project, manufacturer, orderNumber, orderedOn }: OrderedHome,
  buyer: BuyerMailbox,
  company: Company,
  publicUrl: string,
): NewMail => ({
  kind: 'home_ordered',
  to: buyer,
  content: {
    subject: 'Your home is ordered',
    greeting: greet(buyer.name),
    paragraphs: [
      'We have ordered your home from its manufacturer, as it was signed.',
      `From now on a change takes a new agreement with us and with the manufacturer. If you have a question, please call us at ${company.phone}.`,
    ],
    facts: [
      ['Home', project],
      ['Ordered on', longDate(orderedOn)],
      ...(manufacturer ? [['Manufacturer', manufacturer] as const] : []),
      ...(orderNumber ? [['Order number', orderNumber] as const] : []),
    ],
    action: { label: 'See your project', url: `${publicUrl}/dashboard` },
  },
});
