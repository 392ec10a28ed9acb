import type { X509Certificate } from 'node:crypto';
import { workerFile } from '../process/worker-file.ts';
import { asBuffer, documentThread } from '../process/worker-pool.ts';
import { checkSeal, type SealFacts } from './seal-check.ts';
import { certificatesOf, type SealPem } from './seal-pem.ts';
import type { SealWords } from './seal-placeholder.ts';
import type * as work from './seal-worker.ts';
import { TimeStampError, type StampAuthority } from './time-stamp.ts';

const filename = workerFile(import.meta.url, 'seal-worker');

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

/**
 * @param load finds the key; asked at the first document, and again if that failed
 * @param trusted certificates of earlier keys
 * @param authority the configured one, which stamps the time; null: there is none
 */
export const createSeal = (
  load: () => Promise<SealPem>,
  trusted: TrustedCertificates = noOthers,
  authority: StampAuthority | null = null,
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
    isStamped: authority !== null,
    seal: async (pdf, pages, words) => {
      const pem = await key();
      const sealed = await documentThread.run<typeof work, 'sealDocument'>(filename, 'sealDocument', {
        pem,
        pdf,
        pages,
        words,
        authority: words.stamp && authority ? { url: authority.url, waitMs: authority.waitMs } : null,
      });
      if ('file' in sealed) return asBuffer(sealed.file);
      throw new TimeStampError('the time stamp authority has not stamped', { cause: sealed.unstamped });
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
