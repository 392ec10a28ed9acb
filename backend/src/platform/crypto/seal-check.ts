import { createHash, verify, X509Certificate } from 'node:crypto';
import type { OctetString } from 'asn1js';
import type { SignerInfo } from 'pkijs';
import { oids } from './seal-signature.ts';

/** What the seal of a file says, once its signature was found valid. */
export interface SealFacts {
  readonly reason: string;
  /** The certificate that it is valid by. */
  readonly certificate: X509Certificate;
  /** Whether it certifies the document: programs that show PDFs then report any change of it. */
  readonly isCertifying: boolean;
  /** The time that an authority has stamped it with; null without a stamp. */
  readonly stampedAt: Date | null;
}

/** The signature that a PDF ends with: its bytes, what they sign, and the words beside it. Null if there is none that covers the whole file. */
const signatureOf = async (file: Buffer) => {
  const { PDF, PdfNumber, PdfString } = await import('@libpdf/core');
  const signatures = ((await PDF.load(file)).getForm()?.getSignatureFields() ?? []).flatMap(
    (field) => field.getSignatureDict() ?? [],
  );
  const [dict] = signatures;
  if (!dict || signatures.length > 1) return null;
  const numbers = [...(dict.getArray('ByteRange') ?? [])].map((item) =>
    item instanceof PdfNumber ? item.value : Number.NaN,
  );
  const [start, before = 0, after = 0, rest] = numbers;
  const contents = dict.get('Contents');
  if (!(contents instanceof PdfString) || start !== 0 || after + Number(rest) !== file.length) return null;
  // What is not signed is the signature alone.
  const unsigned = file.subarray(before, after).toString('latin1');
  if (!/^<[\da-fA-F]+>$/.test(unsigned)) return null;
  return {
    cms: Buffer.from(unsigned.slice(1, -1), 'hex'),
    signed: Uint8Array.from(Buffer.concat([file.subarray(0, before), file.subarray(after)])),
    reason: dict.getString('Reason')?.asString() ?? '',
    isCertifying: dict.getArray('Reference') !== undefined,
  };
};

/** The object at the beginning of some bytes, which zeros may follow. */
const firstObject = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const [, length = 0] = bytes;
  const sizes = length & 0x80 ? length & 0x7f : 0;
  const size = sizes ? bytes.subarray(2, 2 + sizes).reduce((sum, byte) => sum * 256 + byte, 0) : length;
  return Uint8Array.from(bytes.subarray(0, 2 + sizes + size));
};

const sha256Id = '2.16.840.1.101.3.4.2.1';

/**
 * Whether a signature is by the key of a certificate, and about some bytes. Computed here: seals of before name their algorithm in a way
 * that the library does not verify.
 */
const isSignedBy = (
  { digestAlgorithm, signedAttrs, signature }: SignerInfo,
  bytes: Uint8Array,
  { publicKey }: X509Certificate,
): boolean => {
  const named = signedAttrs?.attributes.find(({ type }) => type === oids.messageDigest)?.values[0] as
    | OctetString
    | undefined;
  if (!signedAttrs || !named || digestAlgorithm.algorithmId !== sha256Id) return false;
  const digest = createHash('sha256').update(bytes).digest();
  if (!digest.equals(Buffer.from(named.valueBlock.valueHexView))) return false;
  const attributes = Buffer.from(signedAttrs.encodedValue);
  // They are signed as a set, and stored under a tag of their own.
  attributes[0] = 0x31;
  return verify('sha256', attributes, publicKey, Buffer.from(signature.valueBlock.valueHexView));
};

/**
 * Checks the seal of a PDF: that it covers the whole file, and that its signature is valid.
 * @param trusted the certificates that it may be valid by; null: whichever it carries, as where these are collected
 * @returns null for a file without a seal, with a broken one, or one by another certificate
 */
export const checkSeal = async (
  file: Buffer,
  trusted: readonly X509Certificate[] | null,
): Promise<SealFacts | null> => {
  const pkijs = await import('pkijs');
  try {
    const found = await signatureOf(file);
    if (!found) return null;
    const signed = new pkijs.SignedData({
      schema: pkijs.ContentInfo.fromBER(firstObject(found.cms)).content,
    });
    const [signer] = signed.signerInfos;
    const sid: unknown = signer?.sid;
    if (!signer || signed.signerInfos.length > 1 || !(sid instanceof pkijs.IssuerAndSerialNumber))
      return null;
    const own = signed.certificates?.find(
      (one) =>
        one instanceof pkijs.Certificate &&
        one.serialNumber.isEqual(sid.serialNumber) &&
        one.issuer.isEqual(sid.issuer),
    );
    if (!(own instanceof pkijs.Certificate)) return null;
    const certificate = new X509Certificate(Buffer.from(own.toSchema().toBER()));
    if (trusted && !trusted.some(({ fingerprint256 }) => fingerprint256 === certificate.fingerprint256))
      return null;
    if (!isSignedBy(signer, found.signed, certificate)) return null;
    const stamp: unknown = signer.unsignedAttrs?.attributes.find(({ type }) => type === oids.timeStampToken)
      ?.values[0];
    const { stampedTime } = await import('./time-stamp.ts');
    return {
      reason: found.reason,
      certificate,
      isCertifying: found.isCertifying,
      stampedAt: stamp
        ? await stampedTime(
            new Uint8Array((stamp as { toBER(): ArrayBuffer }).toBER()),
            Uint8Array.from(signer.signature.valueBlock.valueHexView),
          )
        : null,
    };
  } catch {
    // Whatever cannot be read is no seal of ours.
    return null;
  }
};
