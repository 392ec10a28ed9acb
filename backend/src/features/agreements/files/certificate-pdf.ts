import { eventTitle, type ChainedEvent } from '@hearthline/rules/agreements/events.ts';
import { signerRoleTitles, type SignerRole } from '@hearthline/rules/agreements/states.ts';
import { drawPaper } from './paper.ts';

/** A signer, as the certificate names them. */
export interface Signed {
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
  readonly drawing: Buffer | null;
}

/** What a certificate says. */
export interface Certificate {
  readonly number: string;
  readonly company: string;
  readonly pdfSha256: string;
  readonly disclosuresSha256: string;
  readonly quoteSha256: string;
  readonly signers: readonly Signed[];
  readonly events: readonly (ChainedEvent & { readonly hash: string })[];
  /** Where anybody can check the file. */
  readonly verifyUrl: string;
  readonly at: Date;
}

/** As in `2026-11-26 20:12:03 UTC`. */
const moment = (at: Date | string | null): string =>
  at ? `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC` : '–';

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
      paper.heading(1, 'Certificate of signatures');
      paper.quiet(`Purchase agreement ${number} · completed ${moment(at)}`);
      paper.gap(6);
      paper.paragraph(
        `The pages before this one were signed electronically by the people named here. The whole file carries the seal of ${company}: any later change shows. To check it, open ${certificate.verifyUrl} and choose this file.`,
      );
      paper.heading(2, 'Signatures');
      for (const one of signers) {
        paper.heading(3, `${one.name} (${signerRoleTitles[one.role]})`);
        if (one.drawing) paper.image(one.drawing, `Drawn signature of ${one.name}`, [150, 46]);
        paper.facts([
          ['Signed', `${moment(one.signedAt)}, as “${one.signedName ?? ''}”`],
          [
            'How',
            `${one.drawing ? 'Typed name and drawn signature' : 'Typed name'}, through a private link mailed to ${one.email}`,
          ],
          ['Opened the agreement', moment(one.viewedAt)],
          [
            'Agreed to sign electronically',
            `${moment(one.consentedAt)}, text version ${one.consentVersion ?? '–'}`,
          ],
          ['SHA-256 of that text', one.consentSha256 ?? '–'],
        ]);
      }
      paper.heading(2, 'Documents');
      paper.facts([
        ['Agreement, before signing', certificate.pdfSha256],
        ['Disclosures', certificate.disclosuresSha256],
        ['Accepted quote', certificate.quoteSha256],
      ]);
      paper.heading(2, 'Events');
      paper.paragraph('Each hash is the SHA-256 of its event, which contains the hash before it.');
      for (const event of events)
        paper.row([
          { text: String(event.n), share: 0.05, quiet: true },
          { text: `${eventTitle(event.kind)}\n${event.actor}`, share: 0.33 },
          { text: `${moment(event.at)}\n${event.hash}`, share: 0.62, quiet: true, fine: true },
        ]);
      paper.gap(6);
      paper.facts([['Last hash of the chain', events.at(-1)?.hash ?? '–']]);
    },
  );
};
