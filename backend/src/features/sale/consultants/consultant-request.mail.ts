import type { NewConsultantRequest } from '@hearthline/rules/sale/consultants/consultant-rules.ts';
import { longDate, zoneName } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { designQuery, designWords } from '@hearthline/rules/design.ts';
import { sharedDesignPicture } from '@hearthline/rules/homes/designs/pictures.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import { greet, oneLine, type NewMail } from '../../../platform/mail/mail-outbox.ts';

/** Tells staff that a visitor is waiting for a call. */
export const consultantRequested = (
  request: NewConsultantRequest,
  company: Company,
  publicUrl: string,
): NewMail => ({
  kind: 'consultant_requested',
  to: { name: company.name, address: company.email },
  content: {
    subject: `${request.fullName} asks for a consultant`,
    greeting: 'A visitor of the site asks to be called back.',
    ...(request.design && {
      picture: {
        url: publicUrl + sharedDesignPicture({ home: null, ...request.design }),
        alt: `A home with a ${designWords(request.design)}`,
      },
    }),
    paragraphs: [],
    facts: [
      ['Name', oneLine(request.fullName)],
      ['E-mail', request.email],
      ['Phone', phoneText(request.phone)],
      ...(request.address ? [['Address', oneLine(request.address)] as const] : []),
      ...(request.design
        ? [
            ['Design', designWords(request.design)] as const,
            ['Picture of it', `${publicUrl}/design-roof${designQuery(request.design)}`] as const,
          ]
        : []),
      ['Research the property', request.researchProperty ? 'Yes' : 'No'],
    ],
    action: { label: 'Open contacts', url: `${publicUrl}/admin?tab=contacts` },
  },
});

/** What the acknowledgement offers: times that are free now, by the business's clock. */
export interface Offered {
  readonly times: readonly { readonly date: string; readonly time: string }[];
  readonly zone: string;
}

/**
 * Tells the visitor that somebody will call, and offers free times to book instead. It repeats nothing that was typed.
 * @param name of the account that has proved the address
 */
export const consultantAcknowledged = (
  { email }: NewConsultantRequest,
  name: string | null,
  { times, zone }: Offered,
  company: Company,
  publicUrl: string,
): NewMail => ({
  kind: 'consultant_acknowledged',
  to: { name: name ?? '', address: email },
  content: {
    subject: `Thank you for asking ${company.name}`,
    greeting: greet(name ?? ''),
    paragraphs: [
      `Your request has arrived, and a consultant will reach out shortly. If it is urgent, call ${company.phone}.`,
      ...(times.length
        ? [
            `Would you rather choose the time yourself? These times are free at the moment (${zoneName(zone)}):`,
          ]
        : []),
    ],
    links: times.map(({ date, time }) => ({
      label: `${longDate(date)} at ${timeOfDay(time)}`,
      url: `${publicUrl}/appointments?${new URLSearchParams({ date, time }).toString()}`,
    })),
  },
});
