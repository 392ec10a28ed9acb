import type { Company } from '@hearthline/rules/company.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { greet, type NewMail } from '../../../platform/mail/mail-outbox.ts';
import type { BuyerMailbox } from '../../people/buyers/buyers.api.ts';

/** What has become of an allowance. Amounts in whole cents. */
interface ChangedAllowance {
  readonly label: string;
  readonly estimateCents: number;
  /** Null where it is open again. */
  readonly settledCents: number | null;
  readonly reason: string;
  /** The contract sum until now, and from now on. */
  readonly beforeCents: number;
  readonly contractCents: number;
}

/** Tells a buyer what an allowance of their contract has turned out to cost, or that it is open again. */
export const allowanceChanged = (
  { label, estimateCents, settledCents, reason, beforeCents, contractCents }: ChangedAllowance,
  buyer: BuyerMailbox,
  company: Company,
  publicUrl: string,
): NewMail => ({
  kind: 'allowance_settled',
  to: buyer,
  content: {
    subject:
      settledCents === null
        ? `An allowance of your contract is open again: ${label}`
        : `An allowance of your contract is settled: ${label}`,
    greeting: greet(buyer.name),
    paragraphs: [
      settledCents === null
        ? 'This allowance counts at its estimate again until its work is done.'
        : 'This allowance now counts at what its work costs. Your contract total follows, with sales tax where it is due.',
      `If you have a question, please call us at ${company.phone}.`,
    ],
    facts: [
      ['Allowance', label],
      ['Estimate', centsText(estimateCents)],
      ...(settledCents === null ? [] : [['Settled at', centsText(settledCents)] as const]),
      ['Reason', reason],
      ['Contract total before', centsText(beforeCents)],
      ['Contract total now', centsText(contractCents)],
    ],
    action: { label: 'See your contract', url: `${publicUrl}/dashboard` },
  },
});
