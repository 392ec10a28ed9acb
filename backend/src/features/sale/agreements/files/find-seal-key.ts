import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { Config } from '../../../../platform/config.ts';
import type { Context } from '../../../../platform/context.ts';
import { isSealedWith, type SealPem } from '../../../../platform/crypto/seal-pem.ts';
import { storedSealPem, ownSealPem } from '../../../../platform/crypto/seal-key.ts';
import { conflict } from '../../../../platform/errors.ts';
import { readBytes } from '../../../../platform/storage/store-bytes.ts';

/**
 * The key that agreements are sealed with: the configured one, else the one in the data folder, which an installation without signed
 * agreements makes. Where agreements were signed, the kept key must be the one that sealed the newest: a server that has lost it must not
 * go on with another one unnoticed. Setting one is how it is replaced on purpose.
 * @throws AppError CONFLICT if the key that sealed is not there
 */
export const findSealKey = async (
  { signingKey, signingCertificate, dataDir }: Pick<Config, 'signingKey' | 'signingCertificate' | 'dataDir'>,
  { db, storage }: Pick<Context, 'db' | 'storage'>,
): Promise<SealPem> => {
  if (signingKey && signingCertificate) return { key: signingKey, certificate: signingCertificate };
  const newest = await db
    .selectFrom('agreements')
    .select('signedKey')
    .where('signedKey', 'is not', null)
    .orderBy('signedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest?.signedKey) return ownSealPem(dataDir);
  const storedKey = storedSealPem(dataDir);
  // A file that cannot be read says nothing about the key.
  const file = storedKey && (await readBytes(storage, newest.signedKey).catch(() => null));
  if (!storedKey || (file && !isSealedWith(file, storedKey.certificate)))
    throw conflict(agreementSentences.sealKeyLost);
  return storedKey;
};
