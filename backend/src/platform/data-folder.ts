import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './errors.ts';

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code ?? '');

/**
 * Makes a folder with those above it. One at a time: told to make all of them, Node tries forever below `/proc`,
 * where a folder that is there says that what shall come into it is not.
 * @throws what the system says of the first that cannot be made
 */
export const makeFolder = (folder: string, mode: number): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another start may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST' || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
};

const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  // PostgreSQL's own code for it.
  '53100': 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user may not read and write there',
  EPERM: 'this user may not read and write there',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'there is a file where a folder should be',
  EEXIST: 'there is a file where a folder should be',
};

/** What it means for a folder that something in it could not be made or used; undefined where it means something else. */
export const folderProblem = (error: unknown): string | undefined => {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return syscall === 'mkdir' || syscall === 'mkdtemp' ? 'nothing can be made there' : undefined;
  return meanings[code ?? ''];
};

/** A full disk keeps nobody from starting: what is there can be read, and each upload is refused with a sentence of its own. */
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

/**
 * Makes a folder for what the server keeps on disk, and tries whether anything can be made in it: better now than at the first upload.
 * @throws StartError with one sentence when nothing can
 */
export const openDataFolder = (folder: string): void => {
  try {
    makeFolder(folder, 0o711);
    rmdirSync(mkdtempSync(join(folder, '.trial-')));
  } catch (error) {
    const problem = folderProblem(error);
    if (!problem) throw error;
    if (!isFull(error)) throw new StartError(`The folder ${folder} cannot be used: ${problem}.`, { cause: error });
  }
};
