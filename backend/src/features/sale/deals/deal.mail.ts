import type { Company } from '@hearthline/rules/company.ts';
import { greet, type NewMail } from '../../../platform/mail/mail-outbox.ts';

/** Whom a mail about other buyers goes to, and what it says. */
export interface BuyerMail {
  readonly buyer: { readonly name: string; readonly email: string };
  /** The number of the deal. */
  readonly number: string;
  readonly company: Company;
  /** The names of who buys now. */
  readonly buyers: readonly string[];
  readonly publicUrl: string;
}

const mail = (
  { buyer, number, company }: BuyerMail,
  subject: string,
  paragraph: string,
  rest: Pick<NewMail['content'], 'facts' | 'action'> = {},
): NewMail => ({
  kind: 'deal_buyers',
  to: { name: buyer.name, address: buyer.email },
  content: {
    subject,
    greeting: greet(buyer.name),
    paragraphs: [paragraph, `If this surprises you, please answer this mail or call us at ${company.phone}.`],
    ...rest,
    facts: [['Purchase', number], ...(rest.facts ?? [])],
  },
});

const present = ({ buyers, publicUrl }: BuyerMail): Pick<NewMail['content'], 'facts' | 'action'> => ({
  facts: [['Buyers', buyers.join(', ')]],
  action: { label: 'See your purchase', url: `${publicUrl}/dashboard` },
});

/** Tells somebody that they buy no more. Who does is not theirs to know. */
export const leftMail = (about: BuyerMail): NewMail =>
  mail(
    about,
    'You are no longer named as a buyer of a home',
    `${about.company.name} no longer has you as a buyer of this purchase. Its pages and the links that you were sent no longer open. What you signed is not changed by this.`,
  );

/** Tells somebody that they buy now. */
export const joinedMail = (about: BuyerMail): NewMail =>
  mail(
    about,
    'You are named as a buyer of a home',
    `${about.company.name} has you as a buyer of this purchase now. An account with this address shows you its quotes, agreement, payments, and project.`,
    present(about),
  );

/** Tells somebody who bought before that others buy along now. */
export const stayedMail = (about: BuyerMail): NewMail =>
  mail(
    about,
    'The buyers of your home have changed',
    `${about.company.name} has changed who buys along with you.`,
    present(about),
  );
