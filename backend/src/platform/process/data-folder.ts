import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../errors.ts';

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code ?? '');

/**
 * Makes a folder and its parents, one at a time: with `recursive`, Node tries forever below `/proc`, where making
 * something in an existing folder fails with ENOENT.
 * @throws the system's error for the first folder that cannot be made
 */
export const makeFolder = (folder: string, mode: number): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST' || !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw error;
  }
};

const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  // PostgreSQL's SQLSTATE for the same.
  '53100': 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user may not read and write there',
  EPERM: 'this user may not read and write there',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'there is a file where a folder should be',
  EEXIST: 'there is a file where a folder should be',
};

/** What is wrong with a folder, judged by an error from making or using something in it; undefined if the error has another cause. */
export const folderProblem = (error: unknown): string | undefined => {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT')
    return syscall === 'mkdir' || syscall === 'mkdtemp' ? 'nothing can be made there' : undefined;
  return meanings[code ?? ''];
};

/** A full disk does not prevent a start: existing data can be read, and each upload is refused with a message of its own. */
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

/**
 * Makes the folder for what the server keeps on disk, and checks that it is writable, so that a problem shows now and not at the first upload.
 * @throws StartError if it cannot be used
 */
export const openDataFolder = (folder: string): void => {
  try {
    makeFolder(folder, 0o711);
    rmdirSync(mkdtempSync(join(folder, '.trial-')));
  } catch (error) {
    const problem = folderProblem(error);
    if (!problem) throw error;
    if (!isFull(error))
      throw new StartError(`The folder ${folder} cannot be used: ${problem}.`, { cause: error });
  }
};
