import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createDrafts } from './temporary-files.ts';
import { assertKey, storageError, type Storage, type StoredFile } from './storage.ts';

/** Makes a folder's entries survive a power cut, if the file system can. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** Stores files under the data directory, spread over 256 folders; each is written elsewhere and then moved into place. */
export const createDiskStorage = (dataDir: string): Storage => {
  const root = path.join(dataDir, 'files');
  const base = path.join(root, 'kept');
  const drafts = createDrafts(path.join(root, 'drafts'));
  // The last characters of a key are random, so the folders fill evenly.
  const fileOf = (key: string): string => path.join(base, assertKey(key).slice(-2), key);

  const storage: Storage = {
    kind: 'disk',
    place: root,
    ...drafts,

    keep: async (draft, key) => {
      const file = fileOf(key);
      try {
        if (await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })) await syncFolder(base);
        await rename(draft.path, file);
        await syncFolder(path.dirname(file));
      } catch (error) {
        throw storageError(error);
      }
    },

    read: async (key, range) => {
      try {
        const handle = await open(fileOf(key), 'r');
        return handle.createReadStream({ ...range, autoClose: true });
      } catch (error) {
        throw storageError(error);
      }
    },

    remove: (key) => rm(fileOf(key), { force: true }),

    list: async function* (): AsyncGenerator<StoredFile> {
      const folders = await opendir(base).catch(() => null);
      if (!folders) return;
      for await (const folder of folders) {
        for await (const { name } of await opendir(path.join(base, folder.name))) {
          const found = await stat(path.join(base, folder.name, name)).catch(() => null);
          if (found) yield { key: name, storedAt: found.mtime };
        }
      }
    },

    check: async () => {
      const draft = await storage.draft().catch(() => null);
      if (!draft) return 'The folder cannot be written to';
      try {
        await draft.fill(Readable.from([Buffer.from(randomUUID())]), 100);
        return null;
      } catch {
        return 'A file could not be written';
      } finally {
        await draft.discard();
      }
    },
  };
  return storage;
};
