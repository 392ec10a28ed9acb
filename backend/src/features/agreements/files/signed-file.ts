import type { AgreementDocument } from '@hearthline/rules/agreements/document.ts';
import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { dbIn } from '../../../platform/db/query-builder.ts';
import { readBytes } from '../../../platform/storage/keep-bytes.ts';
import { certificatePdf, type Signed } from './certificate-pdf.ts';

/** What of an agreement is signed, with its last signature. */
interface SignedAgreement {
  readonly id: string;
  readonly document: AgreementDocument;
  readonly pdfKey: string;
  readonly pdfSha256: string;
  readonly disclosuresSha256: string;
  readonly signers: readonly (Omit<Signed, 'drawing'> & { readonly drawingKey: string | null })[];
}

/** The signed file: the agreement as it was read, the certificate page, and the seal (rule `sign.sealed`). */
export const signedFile = async (
  { storage, seal, publicUrl, now }: Pick<Context, 'storage' | 'seal' | 'publicUrl' | 'now'>,
  em: EntityManager,
  agreement: SignedAgreement,
): Promise<Buffer> => {
  const { document, signers } = agreement;
  const { company } = document.quote;
  const events = await dbIn(em)
    .selectFrom('agreementEvents')
    .select(['n', 'at', 'kind', 'actor', 'documentSha256', 'detailsSha256', 'prev', 'hash'])
    .where('agreementId', '=', agreement.id)
    .orderBy('n')
    .execute();
  const at = now();
  const certificate = await certificatePdf({
    number: document.number,
    company: company.name,
    pdfSha256: agreement.pdfSha256,
    disclosuresSha256: agreement.disclosuresSha256,
    quoteSha256: document.quoteSha256,
    signers: await Promise.all(
      signers.map(async (signer) => ({
        ...signer,
        drawing: signer.drawingKey ? await readBytes(storage, signer.drawingKey) : null,
      })),
    ),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    verifyUrl: `${publicUrl}/verify`,
    at,
  });
  return seal.seal(await readBytes(storage, agreement.pdfKey), certificate, {
    reason: `Purchase agreement ${document.number}, signed by everybody`,
    location: company.address,
    contact: company.email,
    at,
  });
};
