import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { sha256Of } from '../../../../platform/crypto/sha256.ts';
import { readBytes } from '../../../../platform/storage/store-bytes.ts';

/**
 * Whether a file with this hash is a warranty that came along with an agreement that was sent. Nothing is said of the agreements: many have the
 * same.
 * @returns null if it is none, otherwise whether the bytes that are stored are still those @throws AppError UNAVAILABLE
 */
export const verifyWarranty = async (
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  hash: string,
): Promise<{ readonly isDamaged: boolean } | null> => {
  const file = await db
    .selectFrom('warrantyFiles')
    .select('storageKey')
    .where('sha256', '=', hash)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('agreements as a')
          .select('a.id')
          .where('a.sentAt', 'is not', null)
          .where(sql<boolean>`a.files @> ${JSON.stringify([{ sha256: hash }])}::jsonb`),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return file ? { isDamaged: sha256Of(await readBytes(storage, file.storageKey)) !== hash } : null;
};
