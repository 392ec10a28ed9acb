import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { greet, oneLine, type NewMail } from '../../../platform/mail/mail-outbox.ts';

/** Somebody who asked or booked, for who looks after them. */
export interface LeadForMail {
  readonly contactId: string;
  /** As the contact says, not as a visitor typed it. */
  readonly name: string;
  /** What they want, as it stands after the name: {@link asksForCall}, or what {@link booked} says. */
  readonly wants: string;
  readonly phone: string;
}

export const asksForCall = 'asks for a call';

export const booked = ({
  appointmentDate,
  appointmentTime,
}: Pick<Row<'appointments'>, 'appointmentDate' | 'appointmentTime'>): string =>
  `booked ${longDate(appointmentDate)} at ${timeOfDay(appointmentTime)}`;

interface Reader {
  readonly name: string;
  readonly email: string;
}

const mail =
  (kind: string, subject: (who: string, wants: string) => string, paragraph: string) =>
  ({ contactId, name, wants, phone }: LeadForMail, to: Reader, publicUrl: string): NewMail => ({
    kind,
    to: { name: to.name, address: to.email },
    content: {
      subject: subject(oneLine(name), wants),
      greeting: greet(to.name),
      paragraphs: [`${oneLine(name)} ${wants}. ${paragraph}`],
      facts: [['Phone', phoneText(oneLine(phone))]],
      action: { label: 'Open the contact', url: `${publicUrl}/contacts/${contactId}` },
    },
  });

/** Tells somebody that a lead is theirs now. */
export const leadIsYours = mail(
  'new_owner',
  (who, wants) => `Yours now: ${who} ${wants}`,
  'You are the new owner of this contact.',
);

/** Tells the owner of a contact that it asked or booked again. */
export const yourContactAsked = mail(
  'owner_lead',
  (who, wants) => `Your contact ${who} ${wants}`,
  'You look after this contact.',
);

/** Reminds whoever looks after a lead, and who leads their team, that nobody has answered. */
export const leadUnanswered = mail(
  'lead_unanswered',
  (who, wants) => `Still unanswered: ${who} ${wants}`,
  'Nobody has answered yet or logged a call.',
);
