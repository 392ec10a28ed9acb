import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The ids of all PostgreSQL processes that work on this cluster now, whoever started them; the main one first.
 * The process id in a leftover `postmaster.pid` alone proves nothing: it may be another program's by now.
 */
export const serversOn = (cluster: string): number[] => {
  const found = process.platform === 'linux' ? byWorkingDirectory(cluster) : byCommandLine(cluster);
  const main = mainProcess(cluster);
  return found.sort((a, b) => Number(b === main) - Number(a === main));
};

/** On Linux: all of them, including children, because each has the cluster as its working directory. */
const byWorkingDirectory = (cluster: string): number[] => {
  // A server must be found even if its folder has been deleted.
  const folder = existsSync(cluster) ? realpathSync(cluster) : cluster;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readlinkSync(`/proc/${pid}/cwd`).replace(/ \(deleted\)$/, '') === folder &&
          basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres')
        );
      } catch {
        // The process has ended meanwhile, or belongs to another user.
        return false;
      }
    });
};

/** Elsewhere: only the main one, whose command line names the cluster; its children end with it. */
const byCommandLine = (cluster: string): number[] => {
  try {
    const processes = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).split('\n');
    return processes
      .filter((line) => line.includes(`-D ${cluster} `))
      .map((line) => Number.parseInt(line, 10));
  } catch {
    // Windows has no `ps`; there PostgreSQL itself refuses a cluster that is in use.
    return [];
  }
};

const mainProcess = (cluster: string): number => {
  try {
    return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return 0;
  }
};

/**
 * Removes a leftover `postmaster.pid` whose process id belongs to another program by now, which
 * PostgreSQL would take for a server on its files. Call it when {@link serversOn} finds none. A
 * file whose process is dead stays: PostgreSQL checks that itself, and more thoroughly.
 */
export const forgetReusedNumber = (cluster: string): void => {
  const pid = mainProcess(cluster);
  if (pid > 0 && sendTo(pid, 0)) rmSync(join(cluster, 'postmaster.pid'));
};

/** How PostgreSQL is told to end, from polite to forceful, and how long it may take each time, in milliseconds. */
const steps = [
  { signal: 'SIGINT', patience: 20_000, mainOnly: true },
  { signal: 'SIGQUIT', patience: 5_000, mainOnly: false },
  { signal: 'SIGKILL', patience: 5_000, mainOnly: false },
] as const;

/**
 * Ends every PostgreSQL process that works on this cluster. SIGINT is its "fast" shutdown: open
 * transactions are rolled back, and everything committed is on disk. If that takes too long,
 * PostgreSQL is killed and recovers at the next start.
 * @throws Error if it still does not end
 */
export const stopServersOn = async (cluster: string): Promise<void> => {
  for (const { signal, patience, mainOnly } of steps) {
    const pids = serversOn(cluster);
    for (const pid of mainOnly ? pids.slice(0, 1) : pids) sendTo(pid, signal);
    for (const end = Date.now() + patience; Date.now() < end; await pause(20)) {
      if (serversOn(cluster).length === 0) return;
    }
  }
  throw new Error(`PostgreSQL on ${cluster} does not end`);
};

/** Sends a signal. @returns false if there is no such process */
const sendTo = (pid: number, signal: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ESRCH') return false;
    if (code === 'EPERM' && signal === 0) return true;
    throw error;
  }
};
