import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

/** Files on disk that can be made again at any time. */
export interface FileCache {
  read(key: string): Promise<Buffer | null>;
  /** Keeps a file; a full or read-only disk costs speed but never causes an error. */
  write(key: string, body: Buffer): Promise<void>;
}

/** How much one cache holds. Pictures of the whole catalog in every format are fewer; whoever makes up designs pushes out the oldest. */
export const cacheLimits = { files: 3000, bytes: 400_000_000 } as const;

/** What is left after the oldest were removed, so that not every file that is added removes one. */
const share = 0.9;

interface CachedFile {
  files: number;
  bytes: number;
}

/** Removes the oldest files beyond what may be kept. @returns what is there afterwards */
const prune = async (folder: string, most: CachedFile): Promise<CachedFile> => {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs, size } = await stat(path.join(folder, name));
      return { name, at: mtimeMs, size };
    }),
  );
  const usage = { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
  if (usage.files <= most.files && usage.bytes <= most.bytes) return usage;
  for (const { name, size } of files.toSorted((a, b) => a.at - b.at)) {
    if (usage.files <= most.files * share && usage.bytes <= most.bytes * share) break;
    await rm(path.join(folder, name), { force: true });
    usage.files -= 1;
    usage.bytes -= size;
  }
  return usage;
};

/** A cache in a folder of its own. Keys are digests computed by the server: no text from a request becomes part of a path. */
export const createFileCache = (folder: string, most: CachedFile = cacheLimits): FileCache => {
  /** What is there, as far as this process knows; others may have added to it. Looked up when the first file is added. */
  let cached: CachedFile | undefined;
  return {
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
        if (cached) {
          cached.files += 1;
          cached.bytes += body.length;
        }
        if (!cached || cached.files > most.files || cached.bytes > most.bytes)
          cached = await prune(folder, most);
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
};
