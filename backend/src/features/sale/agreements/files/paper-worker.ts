import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import type { WarrantyKey } from '@hearthline/rules/sale/agreements/warranties.ts';
import { sampleWarrantyPdf } from '../warranties/sample-warranty.ts';
import { agreementPdf, disclosuresPdf, partedPdf, type PartedPaper } from './agreement-pdf.ts';
import { certificatePdf, type Certificate } from './certificate-pdf.ts';

/** An agreement, and when its papers are made. */
export interface PaperTask {
  readonly document: AgreementDocument;
  readonly at: Date;
}

/** Draws the purchase agreement. */
export const drawAgreement = ({ document, at }: PaperTask): Promise<Buffer> => agreementPdf(document, at);

/** Draws the disclosures. */
export const drawDisclosures = ({ document, at }: PaperTask): Promise<Buffer> => disclosuresPdf(document, at);

/** Draws a document of parts. */
export const drawParts = ({
  paper,
  at,
}: {
  readonly paper: PartedPaper;
  readonly at: Date;
}): Promise<Buffer> => partedPdf(paper, at);

/** Draws the certificate of signatures. */
export const drawCertificate = (certificate: Certificate): Promise<Buffer> => certificatePdf(certificate);

/** Draws a sample of a warranty. */
export const drawSampleWarranty = (key: WarrantyKey): Promise<Buffer> => sampleWarrantyPdf(key);
