import type { Context } from '../../../../platform/context.ts';
import { TimeStampError } from '../../../../platform/crypto/time-stamp.ts';
import { readBytes } from '../../../../platform/storage/store-bytes.ts';
import { sealReason, type LinkedEvent, type PaperKind } from '../../signing/signing.api.ts';
import type { Signed, CertificateEvent } from './certificate-pdf.ts';
import { drawCertificate } from './draw-papers.ts';

/** What is signed, with the last signature. */
export interface PaperToSeal extends Pick<PaperKind, 'title' | 'fileTitle'> {
  readonly number: string;
  readonly company: { readonly name: string; readonly address: string; readonly email: string };
  readonly pdfKey: string;
  /** The documents that the certificate names, by what they are. */
  readonly hashes: readonly (readonly [name: string, sha256: string])[];
  readonly signers: readonly (Omit<Signed, 'drawing'> & { readonly drawingKey: string | null })[];
}

/** A signed file, and whether an authority has stamped its seal. */
export interface SignedFile {
  readonly bytes: Buffer;
  readonly isStamped: boolean;
}

/**
 * The signed file: the pages as they were read, the certificate page, and the seal (rule `sign.sealed`). If the authority that should
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
  { title, fileTitle, number, company, pdfKey, hashes, signers }: PaperToSeal,
  events: readonly (CertificateEvent & Pick<LinkedEvent, 'kind'>)[],
  at: Date,
): Promise<SignedFile> => {
  const pdf = await readBytes(storage, pdfKey);
  const signed = await Promise.all(
    signers.map(async (signer) => ({
      ...signer,
      drawing: signer.drawingKey ? await readBytes(storage, signer.drawingKey) : null,
    })),
  );
  const lastSignature = events.findLast(({ kind }) => kind === 'signed')?.hash ?? '';
  const sealed = async (timeStamp: 'none' | 'wanted' | 'refused'): Promise<Buffer> => {
    const certificate = await drawCertificate({
      title,
      fileTitle,
      number,
      company: company.name,
      hashes,
      signers: signed,
      events,
      verifyUrl: `${publicUrl}/verify`,
      timeStamp,
      at,
    });
    return seal.seal(pdf, certificate, {
      reason: sealReason({ fileTitle }, number, lastSignature),
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
    log?.warn({ error, number }, 'sealed without a time stamp: the authority gave none');
    return { bytes: await sealed('refused'), isStamped: false };
  }
};
