import type { X509Certificate } from 'node:crypto';
import type { Context } from '../../../../platform/context.ts';
import type { PresentCertificates } from '../../../../platform/crypto/seal-certificates.ts';
import { checkSeal } from '../../../../platform/crypto/seal-check.ts';
import { readBytes } from '../../../../platform/storage/store-bytes.ts';
import { signingTables, type SigningTables } from '../signing-tables.ts';

/** The certificates that the seals of all signed papers are valid by, whoever made them: what the first start of a server keeps. */
export const presentCertificates = async ({
  db,
  storage,
  log,
}: Pick<Context, 'db' | 'storage' | 'log'>): Promise<PresentCertificates> => {
  const signed = (papers: SigningTables['papers']) =>
    db
      .selectFrom(papers)
      .select(['number', 'signedKey'])
      .where('signedKey', 'is not', null)
      .orderBy('number')
      .execute();
  const rows = [
    ...(await signed(signingTables.agreement.papers)),
    ...(await signed(signingTables.change_order.papers)),
  ];
  const found = new Map<string, X509Certificate>();
  let isComplete = true;
  for (const { number, signedKey } of rows)
    try {
      const facts = await checkSeal(await readBytes(storage, signedKey ?? ''), null);
      if (facts) found.set(facts.certificate.fingerprint256, facts.certificate);
    } catch (error) {
      isComplete = false;
      log.error({ error, number }, 'a signed file could not be read');
    }
  return { certificates: [...found.values()], isComplete };
};
