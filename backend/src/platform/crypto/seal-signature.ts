import type { webcrypto, X509Certificate } from 'node:crypto';
import type { Attribute } from 'pkijs';

/** Object identifiers of what stands in a signature (RFC 5652, RFC 5035, RFC 3161). */
export const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
} as const;

/** Asks an authority for a time stamp of some bytes; it sees their SHA-256 alone. @returns the token (RFC 3161) as DER @throws TimeStampError */
export type StampTime = (bytes: Uint8Array) => Promise<Uint8Array>;

const digestOf = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', bytes);

const inOrder = (attributes: readonly Attribute[]): Attribute[] =>
  // A set of DER is sorted by its encoding, and programs that check a signature encode it anew.
  attributes
    .map((attribute) => ({ attribute, der: Buffer.from(attribute.toSchema().toBER()) }))
    .toSorted((one, other) => one.der.compare(other.der))
    .map(({ attribute }) => attribute);

/**
 * A detached signature of bytes (CMS), as PAdES wants it: it names the hash of its certificate, and states no time of its own.
 * @param stampTime adds a time stamp of the signature, if given
 * @returns DER
 */
export const signDetached = async (
  bytes: Uint8Array<ArrayBuffer>,
  key: webcrypto.CryptoKey,
  chain: readonly X509Certificate[],
  stampTime: StampTime | null,
): Promise<Buffer> => {
  // Imported on demand, like other libraries for documents.
  const [asn1, pkijs] = await Promise.all([import('asn1js'), import('pkijs')]);
  const certificates = chain.map(({ raw }) => pkijs.Certificate.fromBER(Uint8Array.from(raw)));
  const [own] = certificates;
  if (!own) throw new Error('the seal has no certificate');
  const hashOfOwn = await digestOf(Uint8Array.from(chain[0]?.raw ?? []));
  const attributes = [
    new pkijs.Attribute({
      type: oids.contentType,
      values: [new asn1.ObjectIdentifier({ value: oids.data })],
    }),
    new pkijs.Attribute({
      type: oids.messageDigest,
      values: [new asn1.OctetString({ valueHex: await digestOf(bytes) })],
    }),
    new pkijs.Attribute({
      type: oids.signingCertificate,
      values: [
        // SigningCertificateV2 → certs → ESSCertIDv2 → certHash; SHA-256 is the default and therefore not named.
        new asn1.Sequence({
          value: [
            new asn1.Sequence({
              value: [new asn1.Sequence({ value: [new asn1.OctetString({ valueHex: hashOfOwn })] })],
            }),
          ],
        }),
      ],
    }),
  ];
  const signer = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes: inOrder(attributes) }),
  });
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oids.data }),
    certificates,
    signerInfos: [signer],
  });
  // The library's types are those of browsers.
  await signed.sign(key as Parameters<typeof signed.sign>[0], 0, 'SHA-256', bytes);
  if (stampTime) {
    const token = await stampTime(Uint8Array.from(signer.signature.valueBlock.valueHexView));
    signer.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
      type: 1,
      attributes: [
        new pkijs.Attribute({
          type: oids.timeStampToken,
          values: [asn1.fromBER(Uint8Array.from(token)).result],
        }),
      ],
    });
  }
  return Buffer.from(
    new pkijs.ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) })
      .toSchema()
      .toBER(),
  );
};
