import { chown, copyFile, mkdir, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const ifThere = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  });

/** Gives a path the same owner as another one; does nothing unless this process is root. */
export const giveLike = async (path: string, other: string): Promise<void> => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(other);
  await chown(path, uid, gid);
};

/**
 * Copies a folder that is in use; what disappears meanwhile is left out. Files keep their modes. If this process is root, folders keep their
 * owners, and files get their folder's owner.
 * @param wanted decides by the path below the folder; a folder that is not wanted is left out with everything in it
 */
export const copyFolder = async (
  from: string,
  to: string,
  wanted: (path: string) => boolean = () => true,
  below = '',
): Promise<void> => {
  const { mode } = await stat(join(from, below));
  await mkdir(join(to, below), { recursive: true, mode: mode & 0o777 });
  await giveLike(join(to, below), join(from, below));
  for await (const entry of await opendir(join(from, below))) {
    const path = join(below, entry.name);
    if (!wanted(path)) continue;
    // A link counts as what it leads to: the folder of files may be on another disk.
    const kind = entry.isSymbolicLink() ? await ifThere(stat(join(from, path))) : entry;
    if (kind?.isDirectory()) await ifThere(copyFolder(from, to, wanted, path));
    else if (kind?.isFile())
      await ifThere(
        copyFile(join(from, path), join(to, path)).then(() => giveLike(join(to, path), join(from, below))),
      );
  }
};
