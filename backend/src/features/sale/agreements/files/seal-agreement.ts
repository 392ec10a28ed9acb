import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { signedFile, type PaperToSeal, type SignedFile } from './signed-file.ts';

/** The signed file of an agreement, which names its disclosures and its quote as well. @param rest the chain up to the last signature, and when */
export const sealAgreement = (
  context: Parameters<typeof signedFile>[0],
  {
    document: { number, quote, quoteSha256 },
    pdfKey,
    pdfSha256,
    disclosuresSha256,
  }: {
    readonly document: AgreementDocument;
    readonly pdfKey: string;
    readonly pdfSha256: string;
    readonly disclosuresSha256: string;
  },
  signers: PaperToSeal['signers'],
  events: Parameters<typeof signedFile>[2],
  at: Date,
): Promise<SignedFile> => {
  const paper: PaperToSeal = {
    title: 'agreement',
    fileTitle: 'Purchase agreement',
    number,
    company: quote.company,
    pdfKey,
    hashes: [
      ['Agreement, before signing', pdfSha256],
      ['Disclosures', disclosuresSha256],
      ['Accepted quote', quoteSha256],
    ],
    signers,
  };
  return signedFile(context, paper, events, at);
};
