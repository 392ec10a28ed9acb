import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from './storage.ts';

/** A file that was stored, as rows refer to it. */
export interface StoredBytes {
  readonly key: string;
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
}

/**
 * Stores bytes that were made here. Once it resolves they survive a crash, and a row may refer to them; without one they are swept.
 * @throws AppError STORAGE_FULL, UNAVAILABLE
 */
export const storeBytes = async (
  storage: Pick<Storage, 'draft' | 'keep'>,
  bytes: Uint8Array,
): Promise<StoredBytes> => {
  const draft = await storage.draft();
  try {
    const { size, sha256 } = await draft.fill(Readable.from([Buffer.from(bytes)]), bytes.length);
    const key = randomUUID();
    await storage.keep(draft, key);
    return { key, size, sha256 };
  } finally {
    await draft.discard();
  }
};

/** Reads a small file as a whole. @throws AppError UNAVAILABLE */
export const readBytes = async (storage: Pick<Storage, 'read'>, key: string): Promise<Buffer> =>
  buffer(await storage.read(key));
