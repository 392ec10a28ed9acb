import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../errors.ts';
import { storageError, type Draft } from './storage.ts';

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
        // The stream may fail while the file is being opened, before the pipeline listens for errors.
        bytes.on('error', () => undefined);
        try {
          // Opened before the pipeline: a write stream opens its file later, a failed pipeline does not wait for that, and the file
          // could then appear after `discard`.
          const opened = await open(file, 'wx', 0o600);
          await pipeline(bytes, meter, opened.createWriteStream({ flush: true }));
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
