import { signedLinkDays } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import type { WayIn } from '../../people/accounts/invitations/way-in.api.ts';
import { greet, type NewMail } from '../../../platform/mail/mail-outbox.ts';
import type { SignedPaper } from './files/signed-papers.ts';

/** Whom a mail goes to, and what it is about. */
interface About {
  readonly signer: { readonly name: string; readonly email: string };
  readonly company: string;
  readonly number: string;
  readonly home: string;
}

const mail = (
  { signer, number, home }: About,
  kind: string,
  rest: Pick<NewMail['content'], 'subject' | 'paragraphs' | 'facts' | 'action'>,
): NewMail => ({
  kind,
  to: { name: signer.name, address: signer.email },
  confidential: true,
  content: {
    greeting: greet(signer.name),
    ...rest,
    facts: [['Agreement', number], ['Home', home], ...(rest.facts ?? [])],
  },
});

/** Asks somebody to sign, or reminds them. @param lastDay the last day on which they can, as `yyyy-mm-dd` */
export const signingMail = (about: About, url: string, lastDay: string, isReminder: boolean): NewMail =>
  mail(about, isReminder ? 'agreement_reminder' : 'agreement_link', {
    subject: isReminder
      ? `A reminder: your agreement ${about.number} waits for your signature`
      : `Your agreement ${about.number} is ready to sign`,
    paragraphs: [
      `${about.company} has prepared a purchase agreement. Your link opens it on any device, where you can read it, and sign it electronically if you agree. You may have it on paper instead.`,
      'The link is yours alone: whoever has it can sign in your name, so please do not pass it on. Opening it signs nothing.',
    ],
    facts: [['Sign by', longDate(lastDay)]],
    action: { label: 'Read the agreement', url },
  });

/** A signer's copy of a signed agreement. */
interface Copy {
  readonly url: string;
  readonly papers: readonly SignedPaper[];
  /** The last hash of the chain of events: whoever keeps the mail can tell later whether the chain was rewritten. */
  readonly lastHash: string;
  readonly verifyUrl: string;
}

/** The most that is attached to a mail, in bytes: many mailboxes take no more. */
const maxAttachedBytes = 10 * 1024 * 1024;

/** Tells a signer that everybody has signed, with all papers attached; with a link alone if they are too large. */
export const signedMail = (about: About, { url, papers, lastHash, verifyUrl }: Copy): NewMail => {
  const isAttached = papers.reduce((sum, { size }) => sum + size, 0) <= maxAttachedBytes;
  return {
    ...mail(about, 'agreement_signed', {
      subject: `Agreement ${about.number} has been signed by everybody`,
      paragraphs: [
        isAttached
          ? 'The signed agreement, with a certificate of all signatures as its last page, its disclosures and the warranties are attached. Please keep them.'
          : 'The signed agreement, with a certificate of all signatures as its last page, its disclosures and the warranties are too large for a mail. Your link opens each of them: please save a copy.',
        `For ${signedLinkDays} days your link opens them too. Please keep this mail: its fingerprints show later that neither the documents nor our record of the signatures was changed.`,
        `Anybody can check a file at ${verifyUrl}, where it is read in the browser and not uploaded.`,
      ],
      facts: [
        ...papers.map(({ title, sha256 }) => [title, `SHA-256 ${sha256}`] as const),
        ['Last hash of the record', lastHash],
      ],
      action: { label: 'Open the signed agreement', url },
    }),
    attachments: isAttached
      ? papers.map(({ filename, storageKey }) => ({ filename, contentType: 'application/pdf', storageKey }))
      : [],
  };
};

export const welcomeKind = 'buyer_welcome';

/** Welcomes a buyer once everybody has signed. @param way into the portal; null if their account is closed, which staff decide about */
export const welcomeMail = (about: About, way: WayIn | null): NewMail =>
  mail(about, welcomeKind, {
    subject: `Welcome to ${about.company}`,
    paragraphs: [
      'Thank you for choosing us to build your home. Everybody has signed the agreement, and our work begins.',
      'In your account you find the house as you signed for it, your agreement, payments and documents, each step until you get the keys, and a line to us.',
      ...(way?.lasts
        ? [`To begin, choose a password. The link is good for ${way.lasts} and works once.`]
        : []),
      ...(way
        ? []
        : [
            'Your account with us is closed at the moment. Please answer this mail or call us, and we will open it.',
          ]),
    ],
    ...(way && {
      action: {
        label: way.kind === 'invitation' ? 'Set up your account' : 'Open your account',
        url: way.url,
      },
    }),
  });

/** A new link to a signed agreement, which its signer has asked for. */
export const copyMail = (about: About, url: string): NewMail =>
  mail(about, 'agreement_copy', {
    subject: `Your new link to agreement ${about.number}`,
    paragraphs: [
      `Your link opens the signed agreement for ${signedLinkDays} days.`,
      'If you did not ask for it, you need not do anything.',
    ],
    action: { label: 'Open the signed agreement', url },
  });

/** Tells a signer that the agreement no longer holds. @param why in words */
export const closedMail = (about: About, why: string): NewMail => ({
  ...mail(about, 'agreement_closed', {
    subject: `Agreement ${about.number} can no longer be signed`,
    paragraphs: [why],
  }),
  confidential: false,
});
