import { randomUUID } from 'node:crypto';
import type { Filled, Storage } from './storage.ts';

/** A copy of a stored file, which lives and dies on its own. */
export interface StoredCopy extends Filled {
  readonly storageKey: string;
}

/** Copies a stored file under a new key. @param limit its largest size in bytes @throws AppError UNAVAILABLE, PAYLOAD_TOO_LARGE, STORAGE_FULL */
export const copyStored = async (
  storage: Pick<Storage, 'draft' | 'keep' | 'read'>,
  key: string,
  limit: number,
): Promise<StoredCopy> => {
  const draft = await storage.draft();
  try {
    const filled = await draft.fill(await storage.read(key), limit);
    const storageKey = randomUUID();
    await storage.keep(draft, storageKey);
    return { ...filled, storageKey };
  } finally {
    await draft.discard();
  }
};
