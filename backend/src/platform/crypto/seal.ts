import { createPrivateKey, X509Certificate, type webcrypto } from 'node:crypto';
import { checkSeal, type SealFacts } from './seal-check.ts';
import { maxSignatureBytes, prepareSeal, type SealWords } from './seal-placeholder.ts';
import { signDetached, type StampTime } from './seal-signature.ts';

/** A private key and its certificate, as PEM. */
export interface SealPem {
  readonly key: string;
  readonly certificate: string;
}

/** Seals PDFs, so that any later change shows in every program that checks signatures (PAdES, level B-B, or B-T with a time stamp). */
export interface Seal {
  /** Whether an authority is configured, which stamps seals with its time. */
  readonly isStamped: boolean;
  /**
   * Adds pages at the end of a PDF, and a certifying seal. What was there stays as it is, byte for byte.
   * @param pages a PDF whose pages are added
   * @throws TimeStampError if a stamp is wanted and the authority gives none
   */
  seal(pdf: Uint8Array, pages: Uint8Array | null, words: SealWords): Promise<Buffer>;
  /** Finds the key, if that was not done before. @throws what the search for it throws */
  ready(): Promise<void>;
  /** What the seal of a file says; null unless it is valid by the seal's own certificate or one that was kept. */
  check(file: Buffer): Promise<SealFacts | null>;
}

/** The certificates that seals of this installation may be valid by (seal-certificates.ts). */
export interface TrustedCertificates {
  list(): Promise<readonly X509Certificate[]>;
  /** Keeps that of a key that was found: its seals stay valid when another key follows. */
  keep(certificate: X509Certificate): Promise<void>;
}

const noOthers: TrustedCertificates = { list: () => Promise.resolve([]), keep: () => Promise.resolve() };

const importKey = (pem: string): Promise<webcrypto.CryptoKey> => {
  const key = createPrivateKey(pem);
  const algorithm =
    key.asymmetricKeyType === 'ec'
      ? { name: 'ECDSA', namedCurve: curveNames[key.asymmetricKeyDetails?.namedCurve ?? ''] ?? 'P-256' }
      : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const der = Uint8Array.from(key.export({ format: 'der', type: 'pkcs8' }));
  return crypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']);
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

/**
 * @param load finds the key; asked at the first document, and again if that failed
 * @param trusted certificates of earlier keys
 * @param stampTime asks the configured authority for a time stamp; null: there is none
 */
export const createSeal = (
  load: () => Promise<SealPem>,
  trusted: TrustedCertificates = noOthers,
  stampTime: StampTime | null = null,
): Seal => {
  let found: Promise<SealPem> | null = null;
  const key = (): Promise<SealPem> => {
    found ??= load()
      .then(async (pem) => {
        const [own] = certificatesOf(pem.certificate);
        if (own) await trusted.keep(own);
        return pem;
      })
      .catch((error: unknown) => {
        found = null;
        throw error;
      });
    return found;
  };
  return {
    ready: async () => void (await key()),
    isStamped: stampTime !== null,
    seal: async (pdf, pages, words) => {
      const { key: secret, certificate } = await key();
      const { file, signed, room } = await prepareSeal(pdf, pages, words);
      const signature = await signDetached(
        signed,
        await importKey(secret),
        certificatesOf(certificate),
        words.stamp ? stampTime : null,
      );
      if (signature.length > maxSignatureBytes) throw new Error('the seal is longer than its room');
      file.write(signature.toString('hex'), room, 'latin1');
      return file;
    },
    check: async (file) => {
      // A server without its key still knows the seals of before.
      const own = await key().then(
        ({ certificate }) => certificatesOf(certificate).slice(0, 1),
        () => [],
      );
      return checkSeal(file, [...own, ...(await trusted.list())]);
    },
  };
};
