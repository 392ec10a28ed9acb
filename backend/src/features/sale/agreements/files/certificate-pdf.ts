import { eventTitle, type ChainedEvent } from '@hearthline/rules/sale/agreements/agreement-events.ts';
import { signerRoleTitles, type SignerRole } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { AgreementFile } from '@hearthline/rules/sale/agreements/warranties.ts';
import { drawPaper } from '../../../../platform/pdf/paper.ts';

/** An event, as the certificate names it. */
export interface CertificateEvent extends ChainedEvent {
  readonly hash: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A signer, as the certificate names them. */
export interface Signed {
  readonly id: string;
  readonly role: SignerRole;
  readonly name: string;
  readonly email: string;
  readonly viewedAt: Date | null;
  readonly consentedAt: Date | null;
  readonly consentVersion: string | null;
  readonly consentSha256: string | null;
  readonly signedAt: Date | null;
  readonly signedName: string | null;
  /** The signature that they drew, as PNG. */
  readonly drawing: Uint8Array | null;
}

/** What a certificate says. */
export interface Certificate {
  /** What was signed, as in `agreement` and `Purchase agreement`. */
  readonly title: string;
  readonly fileTitle: string;
  readonly number: string;
  readonly company: string;
  /** The documents that it names, by what they are. */
  readonly hashes: readonly (readonly [name: string, sha256: string])[];
  readonly signers: readonly Signed[];
  readonly events: readonly CertificateEvent[];
  /** Where anybody can check the file. */
  readonly verifyUrl: string;
  /** `none`: no authority is configured. `refused`: one is, and gave no time stamp. */
  readonly timeStamp: 'none' | 'wanted' | 'refused';
  readonly at: Date;
}

const timeStampTexts: Readonly<Record<Certificate['timeStamp'], string>> = {
  none: 'The seal has no time stamp of an authority: its time is that of the server.',
  wanted: 'The seal carries the time stamp of an authority (RFC 3161), which proves when it was made.',
  refused:
    'The seal has no time stamp: the authority that gives them did not answer. Its time is that of the server.',
};

/** Where an act came from, as in `203.0.113.7, Mozilla/5.0 (…)`; null for an event of an older version, which says nothing of it. */
const sourceText = ({ details }: CertificateEvent): string | null => {
  const from = details.from as { readonly address?: unknown; readonly browser?: unknown } | null | undefined;
  if (typeof from?.address !== 'string') return null;
  const browser = typeof from.browser === 'string' ? from.browser.trim() : '';
  const shown =
    browser.length > maxBrowserLength ? `${browser.slice(0, maxBrowserLength - 1).trimEnd()}…` : browser;
  return `from ${from.address}, ${shown || 'a program that does not name itself'}`;
};
const maxBrowserLength = 110;

/** The event of a signer's act. */
const actIn = ({ events }: Certificate, { id }: Signed, kind: string): CertificateEvent | undefined =>
  events.find((event) => event.kind === kind && event.details.signer === id);

/** As in `2026-11-26 20:12:03 UTC`. */
const moment = (at: Date | string | null): string =>
  at ? `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC` : '–';

/** What is said of an act, and on the next line where it came from. */
const withSource = (certificate: Certificate, signer: Signed, kind: string, text: string): string => {
  const event = actIn(certificate, signer, kind);
  const source = event && sourceText(event);
  return source ? `${text}\n${source}` : text;
};

/** The files that came along when the agreement was sent. */
const filesIn = ({ events }: Certificate): [string, string][] => {
  const files = events.find(({ kind }) => kind === 'sent')?.details.files;
  return Array.isArray(files)
    ? (files as AgreementFile[]).map(({ name, sha256 }): [string, string] => [name, sha256])
    : [];
};

/** In which form a signer has opened the agreement first; nothing of those who signed before that was recorded. */
const openedAs = (certificate: Certificate, signer: Signed): string => {
  const opened = actIn(certificate, signer, 'viewed')?.details.opened;
  if (opened === 'reading') return ', as text to read';
  return opened === 'pdf' ? ', as a PDF' : '';
};

/** How a signer's mailbox was proved: the link that they signed by was mailed there, and nowhere else. */
const mailboxOf = (certificate: Certificate, signer: Signed): [string, string][] => {
  const mailedAt = actIn(certificate, signer, 'signed')?.details.linkMailedAt;
  return typeof mailedAt === 'string'
    ? [
        [
          'Mailbox',
          `${signer.email}, proved by the link mailed there ${moment(mailedAt)}, which nobody else got`,
        ],
      ]
    : [];
};

/** The last page of a signed agreement: who signed, when, how, and the hashes (rule `sign.sealed`). */
export const certificatePdf = (certificate: Certificate): Promise<Buffer> => {
  const { number, company, signers, events, at } = certificate;
  return drawPaper(
    {
      title: `Certificate of signatures ${number}`,
      author: company,
      at,
      footer: `${company} · Certificate of signatures for ${number}`,
    },
    (paper) => {
      paper.letterhead({ name: company, lines: [] });
      paper.heading(1, 'Certificate of signatures');
      paper.quiet(`${certificate.fileTitle} ${number} · completed ${moment(at)}`);
      paper.gap(6);
      paper.paragraph(
        `The pages before this one were signed electronically by the people named here. The whole file carries the seal of ${company}: any later change shows. To check it, open ${certificate.verifyUrl} and choose this file.`,
      );
      paper.paragraph(timeStampTexts[certificate.timeStamp]);
      paper.heading(2, 'Signatures');
      for (const one of signers) {
        paper.heading(3, `${one.name} (${signerRoleTitles[one.role]})`);
        if (one.drawing) paper.image(one.drawing, `Drawn signature of ${one.name}`, [150, 46]);
        paper.facts([
          [
            'Signed',
            withSource(certificate, one, 'signed', `${moment(one.signedAt)}, as “${one.signedName ?? ''}”`),
          ],
          [
            'How',
            `${one.drawing ? 'Typed name and drawn signature' : 'Typed name'}, through a private link mailed to ${one.email}`,
          ],
          ...mailboxOf(certificate, one),
          [
            `Opened the ${certificate.title}`,
            withSource(certificate, one, 'viewed', `${moment(one.viewedAt)}${openedAs(certificate, one)}`),
          ],
          [
            'Agreed to sign electronically',
            withSource(
              certificate,
              one,
              'consented',
              `${moment(one.consentedAt)}, text version ${one.consentVersion ?? '–'}`,
            ),
          ],
          ['SHA-256 of that text', one.consentSha256 ?? '–'],
        ]);
      }
      paper.heading(2, 'Documents');
      paper.facts([...certificate.hashes, ...filesIn(certificate)]);
      paper.heading(2, 'Events');
      paper.paragraph('Each hash is the SHA-256 of its event, which contains the hash before it.');
      for (const event of events)
        paper.row([
          { text: String(event.n), share: 0.05, quiet: true },
          { text: `${eventTitle(event.kind)}\n${event.actor}`, share: 0.33 },
          {
            text: [moment(event.at), event.kind === 'sent' ? sourceText(event) : null, event.hash]
              .filter((line) => line !== null)
              .join('\n'),
            share: 0.62,
            quiet: true,
            fine: true,
          },
        ]);
      paper.gap(6);
      paper.facts([['Last hash of the chain', events.at(-1)?.hash ?? '–']]);
    },
  );
};
