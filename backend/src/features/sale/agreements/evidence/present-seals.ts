import type { X509Certificate } from 'node:crypto';
import type { Context } from '../../../../platform/context.ts';
import type { PresentCertificates } from '../../../../platform/crypto/seal-certificates.ts';
import { checkSeal } from '../../../../platform/crypto/seal-check.ts';
import { readBytes } from '../../../../platform/storage/store-bytes.ts';

/** The certificates that the seals of all signed agreements are valid by, whoever made them: what the first start of a server keeps. */
export const presentCertificates = async ({
  db,
  storage,
  log,
}: Pick<Context, 'db' | 'storage' | 'log'>): Promise<PresentCertificates> => {
  const rows = await db
    .selectFrom('agreements')
    .select(['number', 'signedKey'])
    .where('signedKey', 'is not', null)
    .orderBy('number')
    .execute();
  const found = new Map<string, X509Certificate>();
  let isComplete = true;
  for (const { number, signedKey } of rows)
    try {
      const facts = await checkSeal(await readBytes(storage, signedKey ?? ''), null);
      if (facts) found.set(facts.certificate.fingerprint256, facts.certificate);
    } catch (error) {
      isComplete = false;
      log.error({ error, agreement: number }, 'a signed agreement could not be read');
    }
  return { certificates: [...found.values()], isComplete };
};
