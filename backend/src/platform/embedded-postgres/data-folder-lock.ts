import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../errors.ts';

/**
 * Locks the data directory for this process until the returned function is called.
 * A lock whose process has died is taken over.
 * @param file the lock file
 * @param dataDir what is locked, for the error message
 * @throws StartError if a living process holds it
 */
export const takeLock = async (file: string, dataDir: string): Promise<() => void> => {
  const mine = `${process.pid} ${identityOf(process.pid)}`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (create(file, mine)) return () => release(file, mine);
    const present = read(file);
    const pid = Number(present?.split(' ')[0]);
    if (present && pid && identityOf(pid) && present === `${pid} ${identityOf(pid)}`) {
      throw new StartError(
        `Another Hearthline (process ${pid}) is already using ${dataDir}. Stop it first, or start this one with another DATA_DIR.`,
      );
    }
    // Empty: its holder is writing it right now, or was killed while doing so.
    if (present === '' && attempt < 5) await pause(20);
    else if (present !== undefined) moveAside(file, present);
  }
  throw new StartError(`${dataDir} could not be locked: several starts are competing for it. Try again.`);
};

const create = (file: string, content: string): boolean => {
  try {
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Moves a stale lock away, which is atomic; puts back a lock that a competing start has made meanwhile. */
const moveAside = (file: string, stale: string): void => {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    const moved = read(aside);
    if (moved !== undefined && moved !== stale) create(file, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
};

const release = (file: string, mine: string): void => {
  if (read(file) === mine) rmSync(file, { force: true });
};

/** The start time of a process, which tells it from a later one with the same id; empty if there is no such process. */
const identityOf = (pid: number): string => {
  try {
    if (process.platform === 'linux') {
      // The name in parentheses may contain spaces; the start time is the 20th field after it.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const began = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
      return `${began}@${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
    }
    // On Windows the start time is not as cheap to get, so only the process id counts.
    if (process.platform === 'win32') return process.kill(pid, 0) ? 'alive' : '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};
