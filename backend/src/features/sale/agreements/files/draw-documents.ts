import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import type { Context } from '../../../../platform/context.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import { storeBytes } from '../../../../platform/storage/store-bytes.ts';
import { agreementPdf, disclosuresPdf } from './agreement-pdf.ts';

/** Draws and keeps both documents, and the columns that name them. A transaction that fails leaves files that are swept. */
export const drawDocuments = async (
  { storage, now }: Pick<Context, 'storage' | 'now'>,
  document: AgreementDocument,
) => {
  const at = now();
  const [agreement, disclosures] = await Promise.all([
    agreementPdf(document, at).then((bytes) => storeBytes(storage, bytes)),
    disclosuresPdf(document, at).then((bytes) => storeBytes(storage, bytes)),
  ]);
  return {
    document: jsonb(document),
    totalCents: document.quote.totalCents,
    consentVersion: String(document.texts.consent.version),
    pdfKey: agreement.key,
    pdfSha256: agreement.sha256,
    pdfSize: agreement.size,
    disclosuresKey: disclosures.key,
    disclosuresSha256: disclosures.sha256,
    disclosuresSize: disclosures.size,
  };
};
