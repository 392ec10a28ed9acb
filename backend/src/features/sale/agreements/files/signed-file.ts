import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import type { Context } from '../../../../platform/context.ts';
import { TimeStampError } from '../../../../platform/crypto/time-stamp.ts';
import { readBytes } from '../../../../platform/storage/store-bytes.ts';
import { sealReason } from '../evidence/check-files.ts';
import type { LinkedEvent } from '../chain.ts';
import type { Signed, CertificateEvent } from './certificate-pdf.ts';
import { drawCertificate } from './draw-papers.ts';

/** What of an agreement is signed, with its last signature. */
interface SignedAgreement {
  readonly document: AgreementDocument;
  readonly pdfKey: string;
  readonly pdfSha256: string;
  readonly disclosuresSha256: string;
  readonly signers: readonly (Omit<Signed, 'drawing'> & { readonly drawingKey: string | null })[];
}

/** A signed file, and whether an authority has stamped its seal. */
export interface SignedFile {
  readonly bytes: Buffer;
  readonly isStamped: boolean;
}

/**
 * The signed file: the agreement as it was read, the certificate page, and the seal (rule `sign.sealed`). If the authority that should
 * stamp it gives no time stamp, it is sealed without one, and its certificate says so: no signature is lost for it.
 * @param events the chain up to the last signature
 */
export const signedFile = async (
  {
    storage,
    seal,
    publicUrl,
    log,
  }: Pick<Context, 'storage' | 'seal' | 'publicUrl'> & { readonly log?: Context['log'] },
  agreement: SignedAgreement,
  events: readonly (CertificateEvent & Pick<LinkedEvent, 'kind'>)[],
  at: Date,
): Promise<SignedFile> => {
  const { document, signers } = agreement;
  const { company } = document.quote;
  const pdf = await readBytes(storage, agreement.pdfKey);
  const signed = await Promise.all(
    signers.map(async (signer) => ({
      ...signer,
      drawing: signer.drawingKey ? await readBytes(storage, signer.drawingKey) : null,
    })),
  );
  const lastSignature = events.findLast(({ kind }) => kind === 'signed')?.hash ?? '';
  const sealed = async (timeStamp: 'none' | 'wanted' | 'refused'): Promise<Buffer> => {
    const certificate = await drawCertificate({
      number: document.number,
      company: company.name,
      pdfSha256: agreement.pdfSha256,
      disclosuresSha256: agreement.disclosuresSha256,
      quoteSha256: document.quoteSha256,
      signers: signed,
      events,
      verifyUrl: `${publicUrl}/verify`,
      timeStamp,
      at,
    });
    return seal.seal(pdf, certificate, {
      reason: sealReason(document.number, lastSignature),
      location: company.address,
      contact: company.email,
      at,
      stamp: timeStamp === 'wanted',
    });
  };
  if (!seal.isStamped) return { bytes: await sealed('none'), isStamped: false };
  try {
    return { bytes: await sealed('wanted'), isStamped: true };
  } catch (error) {
    if (!(error instanceof TimeStampError)) throw error;
    log?.warn({ error, agreement: document.number }, 'sealed without a time stamp: the authority gave none');
    return { bytes: await sealed('refused'), isStamped: false };
  }
};
