import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import type { Context } from '../../../../platform/context.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import { storeBytes } from '../../../../platform/storage/store-bytes.ts';
import { drawAgreement, drawDisclosures } from './draw-papers.ts';

/** Draws and keeps both documents, outside of any transaction, and the columns that name them. A transaction that fails leaves files that are swept. */
export const drawDocuments = async (
  { storage, now }: Pick<Context, 'storage' | 'now'>,
  document: AgreementDocument,
) => {
  const task = { document, at: now() };
  const agreement = await storeBytes(storage, await drawAgreement(task));
  const disclosures = await storeBytes(storage, await drawDisclosures(task));
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
