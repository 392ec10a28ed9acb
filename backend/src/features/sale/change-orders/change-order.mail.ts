import { signedLinkDays } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { greet, type NewMail } from '../../../platform/mail/mail-outbox.ts';
import type { AboutMail } from '../signing/signing.api.ts';

const mail = (
  { signer, number, home }: AboutMail,
  kind: string,
  rest: Pick<NewMail['content'], 'subject' | 'paragraphs' | 'facts' | 'action'>,
): NewMail => ({
  kind,
  to: { name: signer.name, address: signer.email },
  confidential: true,
  content: {
    greeting: greet(signer.name),
    ...rest,
    facts: [['Change order', number], ['Home', home], ...(rest.facts ?? [])],
  },
});

/** Asks somebody to sign, or reminds them. @param lastDay the last day on which they can, as `yyyy-mm-dd` */
export const changeOrderLinkMail = (
  about: AboutMail,
  url: string,
  lastDay: string,
  isReminder: boolean,
): NewMail =>
  mail(about, isReminder ? 'change_order_reminder' : 'change_order_link', {
    subject: isReminder
      ? `A reminder: your change order ${about.number} waits for your signature`
      : `Your change order ${about.number} is ready to sign`,
    paragraphs: [
      `${about.company} has prepared a change of your agreement. Your link opens it on any device, where you can read what changes and what it costs or saves, and sign it electronically if you agree. You may have it on paper instead.`,
      'Nothing changes before everybody has signed. The link is yours alone: whoever has it can sign in your name, so please do not pass it on. Opening it signs nothing.',
    ],
    facts: [['Sign by', longDate(lastDay)]],
    action: { label: 'Read the change order', url },
  });

/** A signer's copy of a signed change order. */
interface Copy {
  readonly url: string;
  readonly file: { readonly key: string; readonly sha256: string };
  /** The last hash of the chain of events. */
  readonly lastHash: string;
  readonly verifyUrl: string;
  /** In whole cents. */
  readonly afterCents: number;
}

/** Tells a signer that everybody has signed, with a link to their copy. */
export const changeOrderSignedMail = (
  about: AboutMail,
  { url, file, lastHash, verifyUrl, afterCents }: Copy,
): NewMail => ({
  ...mail(about, 'change_order_signed', {
    subject: `Change order ${about.number} has been signed by everybody`,
    paragraphs: [
      `Your contract has changed as the change order says. The signed document, with a certificate of all signatures as its last page, is attached, and for ${signedLinkDays} days your link opens it too. Please keep this mail: its fingerprints show later that neither the document nor our record of its signatures was changed.`,
      `Anybody can check the file at ${verifyUrl}, where it is read in the browser and not uploaded.`,
    ],
    facts: [
      ['Contract sum', centsText(afterCents)],
      ['Signed change order, SHA-256', file.sha256],
      ['Last hash of the record', lastHash],
    ],
    action: { label: 'Open the signed change order', url },
  }),
  attachments: [
    {
      filename: `change-order-${about.number}-signed.pdf`,
      contentType: 'application/pdf',
      storageKey: file.key,
    },
  ],
});

/** A new link to a signed change order, which its signer has asked for. */
export const changeOrderCopyMail = (about: AboutMail, url: string): NewMail =>
  mail(about, 'change_order_copy', {
    subject: `Your new link to change order ${about.number}`,
    paragraphs: [
      `Your link opens the signed change order for ${signedLinkDays} days.`,
      'If you did not ask for it, you need not do anything.',
    ],
    action: { label: 'Open the signed change order', url },
  });

/** Tells a signer that the change order no longer holds. @param why in words */
export const changeOrderClosedMail = (about: AboutMail, why: string): NewMail => ({
  ...mail(about, 'change_order_closed', {
    subject: `Change order ${about.number} can no longer be signed`,
    paragraphs: [why],
  }),
  confidential: false,
});
