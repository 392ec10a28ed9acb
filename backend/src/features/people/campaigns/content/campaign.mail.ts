import { nameInMail } from '@hearthline/rules/people/greeting-name.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { fillFields, type MergeValues } from '@hearthline/rules/people/campaigns/merge-fields.ts';
import type { Context } from '../../../../platform/context.ts';
import { mailHtml, mailText, type MailContent } from '../../../../platform/mail/mail-layout.ts';
import { oneLine, type NewMail } from '../../../../platform/mail/mail-outbox.ts';
import { readContent, type CampaignText } from './render-content.ts';

/** The kind that distinguishes campaign mails from all others. */
export const campaignKind = 'campaign';
export const campaignTestKind = 'campaign_test';

/** The recipient of a mail, as far as its text mentions them. */
export interface Addressee {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly email: string;
  /** Where the contact came from: the footer explains why they get this mail. */
  readonly source: string;
}

const reasons: Readonly<Record<string, string>> = {
  consultant_request: 'you asked us to call you back',
  appointment: 'you booked a consultation with us',
};

/** The name to call somebody by. What a visitor typed may be a message to a stranger whose address they gave; what staff entered is not. */
const named = (name: string, source: string): string => (source in reasons ? (nameInMail(name) ?? '') : name);

const valuesOf = (
  { firstName, lastName, company, email, source }: Addressee,
  seller: Company,
): MergeValues => ({
  firstName: named(firstName, source),
  lastName: named(lastName, source),
  fullName: named(oneLine(`${firstName} ${lastName}`), source),
  company: company ?? '',
  email,
  sellerName: seller.name,
  sellerPhone: seller.phone,
});

/** The unsubscribe links of one mail: the page that asks for confirmation, and the address that mail programs call themselves. */
export interface UnsubscribeLinks {
  readonly page: string;
  readonly oneClick: string;
}

/** The links for a signed token. In the page's link it comes after `#`, so that no server on the way sees it. */
export const unsubscribeLinks = (publicUrl: string, token: string): UnsubscribeLinks => ({
  page: `${publicUrl}/unsubscribe#token=${token}`,
  oneClick: `${publicUrl}/api/unsubscribe/${token}`,
});

/** Returns a function that renders the campaign's mail for one recipient, in the common layout of all mails. */
export const campaignWriter = (
  { subject, body }: { subject: string; body: string },
  seller: Company,
): ((to: Addressee, links: UnsubscribeLinks) => MailContent) => {
  const write: (values: MergeValues) => CampaignText = readContent(body);
  return (to, links) => {
    const values = valuesOf(to, seller);
    return {
      subject: oneLine(fillFields(subject, values)),
      paragraphs: [],
      body: write(values),
      footer: {
        reason: `${seller.name} writes to you because ${reasons[to.source] ?? 'you are in touch with us'}.`,
        address: seller.address,
        label: 'Unsubscribe',
        url: links.page,
      },
    };
  };
};

/** Both forms of a mail as they will be sent. @param publicUrl where the site's icon is */
export const campaignForms = (
  content: MailContent,
  seller: Company,
  publicUrl: string,
): { subject: string; html: string; text: string } => ({
  subject: content.subject,
  html: mailHtml(content, seller, publicUrl),
  text: mailText(content, seller),
});

/** A campaign's mail to one recipient, with the headers by which mail programs unsubscribe (RFC 8058). */
export const campaignMail = (
  { campaignId, recipientId, contactId }: { campaignId: string; recipientId: string; contactId: string },
  to: Addressee,
  content: MailContent,
  links: UnsubscribeLinks,
): NewMail => ({
  kind: campaignKind,
  to: { name: oneLine(`${to.firstName} ${to.lastName}`), address: to.email },
  content,
  headers: {
    'List-Unsubscribe': `<${links.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  messageKey: `${campaignId}.${contactId}`,
  referenceId: recipientId,
});

/** The links of a test mail: they lead to the same places but change nothing. */
export const testLinks = ({
  signature,
  publicUrl,
}: Pick<Context, 'signature' | 'publicUrl'>): UnsubscribeLinks =>
  unsubscribeLinks(publicUrl, signature.sign('unsubscribe', 'test'));
