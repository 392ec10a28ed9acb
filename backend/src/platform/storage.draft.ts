import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from './errors.ts';
import { storageError } from './storage.ts';

/** What was written to a draft. */
export interface Filled {
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
}

/** A file that comes in: nobody sees it, and it is gone unless it is kept. */
export interface Draft {
  readonly path: string;
  /** Writes a stream to it and makes sure that the disk has it. @throws AppError PAYLOAD_TOO_LARGE at the first byte too many, STORAGE_FULL */
  fill(bytes: Readable, limit: number): Promise<Filled>;
  discard(): Promise<void>;
}

/** Makes drafts in a folder. */
export const createDrafts = (folder: string) => ({
  draft: async (): Promise<Draft> => {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw storageError(error);
    });
    const file = path.join(folder, randomUUID());
    return {
      path: file,
      fill: async (bytes, limit) => {
        const hash = createHash('sha256');
        let size = 0;
        const meter = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
          for await (const piece of pieces) {
            size += piece.length;
            if (size > limit) throw new AppError('PAYLOAD_TOO_LARGE');
            hash.update(piece);
            yield piece;
          }
        };
        try {
          await pipeline(bytes, meter, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
        } catch (error) {
          throw storageError(error);
        }
        return { size, sha256: hash.digest('hex') };
      },
      discard: () => rm(file, { force: true }).catch(() => undefined),
    };
  },

  sweepDrafts: async (before: Date): Promise<number> => {
    const names = await readdir(folder).catch(() => []);
    let removed = 0;
    for (const name of names) {
      const file = path.join(folder, name);
      const changed = await stat(file).catch(() => null);
      if (!changed || changed.mtime >= before) continue;
      await rm(file, { force: true });
      removed += 1;
    }
    return removed;
  },
});
