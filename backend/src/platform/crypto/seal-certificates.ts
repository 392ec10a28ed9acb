import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomBytes, type X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { certificatesOf } from './seal-pem.ts';
import type { TrustedCertificates } from './seal.ts';

/** The certificates of the seals that there are. */
export interface PresentCertificates {
  readonly certificates: readonly X509Certificate[];
  /** Whether every sealed file could be read. */
  readonly isComplete: boolean;
}

/** Certificates that seals may be valid by, in files beside the key: whoever can write to the database alone cannot add one. */
export interface CertificateStore extends TrustedCertificates {
  /**
   * At the first start, keeps the certificates of all present seals; while some file cannot be read, they hold for this run alone, and the
   * next start looks again.
   * @param present finds the certificates of present seals
   */
  begin(present: () => Promise<PresentCertificates>): Promise<void>;
}

const fileOf = (one: X509Certificate): string =>
  `${one.fingerprint256.replaceAll(':', '').toLowerCase()}.pem`;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const write = (folder: string, certificates: readonly X509Certificate[]): Promise<void[]> =>
  Promise.all(
    certificates.map((one) =>
      writeFile(join(folder, fileOf(one)), one.toString(), { mode: 0o600, flush: true }),
    ),
  );

/** The certificates in `seal-certificates` of the data folder. Read each time: several servers may share the folder. */
export const certificateStore = (dataDir: string): CertificateStore => {
  const folder = join(dataDir, 'seal-certificates');
  const names = async (): Promise<string[] | null> => {
    try {
      return (await readdir(folder)).filter((name) => name.endsWith('.pem'));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  let forThisRun: readonly X509Certificate[] = [];
  return {
    list: async () => {
      const texts = await Promise.all(
        ((await names()) ?? []).map((name) => readFile(join(folder, name), 'utf8')),
      );
      return [...forThisRun, ...texts.flatMap(certificatesOf)];
    },
    keep: async (certificate) => {
      const storedNames = await names();
      // Before the first start has looked at present seals, there is no folder.
      if (storedNames && !storedNames.includes(fileOf(certificate))) await write(folder, [certificate]);
    },
    begin: async (present) => {
      if (await names()) return;
      const { certificates, isComplete } = await present();
      if (!isComplete) {
        forThisRun = certificates;
        return;
      }
      // The folder appears whole: half of them would make the rest of the seals invalid for ever.
      const draft = `${folder}.${randomBytes(6).toString('hex')}`;
      await mkdir(draft, { recursive: true, mode: 0o700 });
      await write(draft, certificates);
      try {
        await rename(draft, folder);
      } catch (error) {
        // Another server that shares the folder was first.
        await rm(draft, { recursive: true, force: true });
        if (!(await names())) throw error;
      }
    },
  };
};
