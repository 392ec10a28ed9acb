import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

export interface ImageCache {
  read(key: string): Promise<Buffer | null>;
  /** Stores a rendering; a full or read-only disk costs speed but never causes an error. */
  write(key: string, body: Buffer): Promise<void>;
}

/** More than every picture in every format; any excess consists of renderings of rows that have changed since. */
const mostFiles = 3000;

const prune = async (folder: string): Promise<void> => {
  const names = await readdir(folder);
  if (names.length <= mostFiles) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const oldest = dated.sort((a, b) => a.at - b.at).slice(0, names.length - Math.floor(mostFiles * 0.9));
  await Promise.all(oldest.map(({ name }) => rm(path.join(folder, name), { force: true })));
};

/** Renderings on disk. Keys are digests computed by the service: no text from a request becomes part of a path. */
export const createImageCache = (folder: string): ImageCache => ({
  read: async (key) => {
    try {
      return await readFile(path.join(folder, key));
    } catch {
      return null;
    }
  },
  write: async (key, body) => {
    const draft = path.join(folder, `${key}.${randomUUID()}.part`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, body);
      await rename(draft, path.join(folder, key));
      await prune(folder);
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  },
});
