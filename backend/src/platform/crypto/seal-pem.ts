import { createPrivateKey, X509Certificate, type webcrypto } from 'node:crypto';

/** A private key and its certificate, as PEM. */
export interface SealPem {
  readonly key: string;
  readonly certificate: string;
}

const curveNames: Readonly<Record<string, string>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
};

/** The key of a PEM text, to sign with. */
export const importKey = (pem: string): Promise<webcrypto.CryptoKey> => {
  const key = createPrivateKey(pem);
  const algorithm =
    key.asymmetricKeyType === 'ec'
      ? { name: 'ECDSA', namedCurve: curveNames[key.asymmetricKeyDetails?.namedCurve ?? ''] ?? 'P-256' }
      : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const der = Uint8Array.from(key.export({ format: 'der', type: 'pkcs8' }));
  return crypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']);
};

/** The certificates of a PEM text: the first is the signer's, then those that vouch for it. */
export const certificatesOf = (pem: string): X509Certificate[] =>
  [...pem.matchAll(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g)].map(
    ([one]) => new X509Certificate(one),
  );

/** What is wrong with a key and its certificate; null if they belong together. */
export const sealProblem = ({ key, certificate }: SealPem): string | null => {
  try {
    const [own] = certificatesOf(certificate);
    if (!own) return 'SIGNING_CERTIFICATE: must be a certificate as PEM';
    const secret = createPrivateKey(key);
    if (secret.asymmetricKeyType !== 'rsa' && secret.asymmetricKeyType !== 'ec')
      return 'SIGNING_KEY: must be an RSA key, or one on the curve P-256, P-384 or P-521';
    return own.checkPrivateKey(secret) ? null : 'SIGNING_CERTIFICATE: must belong to SIGNING_KEY';
  } catch {
    return 'SIGNING_KEY: must be a private key as PEM, and SIGNING_CERTIFICATE its certificate';
  }
};

/** Whether the seal of a PDF carries a certificate. @param certificate PEM, of which the first counts */
export const isSealedWith = (pdf: Uint8Array, certificate: string): boolean => {
  const [own] = certificatesOf(certificate);
  // PDFs hold their signatures in hex, in either case, with the certificates as they are.
  return (
    own !== undefined && Buffer.from(pdf).toString('latin1').toLowerCase().includes(own.raw.toString('hex'))
  );
};
