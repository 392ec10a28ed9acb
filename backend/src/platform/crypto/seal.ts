import { createPrivateKey, X509Certificate } from 'node:crypto';

/** A private key and its certificate, as PEM. */
export interface SealPem {
  readonly key: string;
  readonly certificate: string;
}

/** What stands in a seal besides who sealed. */
export interface SealWords {
  readonly reason: string;
  readonly location?: string;
  readonly contact?: string;
  readonly at: Date;
}

/** Seals PDFs, so that any later change shows in every program that checks signatures (PAdES, level B-B). */
export interface Seal {
  /**
   * Adds pages at the end of a PDF, and the seal. What was there stays as it is, byte for byte.
   * @param pages a PDF whose pages are added
   */
  seal(pdf: Uint8Array, pages: Uint8Array | null, words: SealWords): Promise<Buffer>;
  /** Finds the key, if that was not done before. @throws what the search for it throws */
  ready(): Promise<void>;
}

const webKey = (pem: string) => {
  const key = createPrivateKey(pem);
  const isCurve = key.asymmetricKeyType === 'ec';
  const algorithm = isCurve
    ? { name: 'ECDSA', namedCurve: curveNames[key.asymmetricKeyDetails?.namedCurve ?? ''] ?? 'P-256' }
    : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const der = Uint8Array.from(key.export({ format: 'der', type: 'pkcs8' }));
  return { isCurve, imported: crypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']) };
};

const curveNames: Readonly<Record<string, string>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
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

/** @param load finds the key; asked at the first document, and again if that failed */
export const createSeal = (load: () => Promise<SealPem>): Seal => {
  let found: Promise<SealPem> | null = null;
  const key = (): Promise<SealPem> => {
    found ??= load().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  return {
    ready: async () => void (await key()),
    seal: async (pdf, pages, { reason, location, contact, at }) => {
      // Imported on demand, like other libraries for PDFs.
      const { CryptoKeySigner, PDF } = await import('@libpdf/core');
      const { key: secret, certificate } = await key();
      const { isCurve, imported } = webKey(secret);
      const [own, ...chain] = certificatesOf(certificate).map(({ raw }) => Uint8Array.from(raw));
      if (!own) throw new Error('the seal has no certificate');
      const signer = new CryptoKeySigner(
        await imported,
        own,
        isCurve ? 'EC' : 'RSA',
        isCurve ? 'ECDSA' : 'RSASSA-PKCS1-v1_5',
        chain,
      );
      const document = await PDF.load(pdf);
      if (pages) {
        const added = await PDF.load(pages);
        await document.copyPagesFrom(
          added,
          Array.from({ length: added.getPageCount() }, (_, index) => index),
        );
      }
      const { bytes } = await document.sign({
        signer,
        reason,
        ...(location && { location }),
        ...(contact && { contactInfo: contact }),
        signingTime: at,
        level: 'B-B',
        fieldName: 'Seal',
      });
      return Buffer.from(bytes);
    },
  };
};
