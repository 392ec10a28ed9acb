// A lock between processes of one checkout: the second to come waits.
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const HEARTBEAT = 5_000;
const EMPTY_TOO_LONG = 2_000;
const SILENT_TOO_LONG = 600_000;

/**
 * Runs `work` while holding the lock file, waiting for another holder first. A lock is taken over
 * when its holder and the processes that the holder named have died, when it is older than the
 * machine's last start, or when it has shown no heartbeat for ten minutes.
 * @template T
 * @param {string} file lock file, in a folder that exists
 * @param {() => void} onWait called once when the lock is held by another process
 * @param {(name: (pid: number) => void) => Promise<T>} work names the child processes that must
 *   have ended, too, before anybody else may begin: they outlive a killed parent
 * @returns {Promise<T>}
 */
export async function withLock(file, onWait, work) {
  for (let waited = false; !take(file); await pause(250)) {
    if (breakStale(file)) continue;
    if (!waited) onWait();
    waited = true;
  }
  const beat = setInterval(() => touch(file), HEARTBEAT);
  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work((pid) => fs.appendFileSync(file, `${pid}\n`));
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    fs.writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    // On a full disk, the file may have been created but not written.
    fs.rmSync(file, { force: true });
    throw error;
  }
}

function touch(file) {
  try {
    fs.utimesSync(file, new Date(), new Date());
  } catch {
    // The checkout was removed meanwhile; there is nothing left to protect.
  }
}

function breakStale(file) {
  try {
    const seen = fs.readFileSync(file, 'utf8');
    const silentFor = Date.now() - fs.statSync(file).mtimeMs;
    const holders = seen.split('\n').filter(Boolean).map(Number);
    // Empty: its holder is just writing it, or was killed while doing so.
    const isHeld = holders.length === 0 ? silentFor < EMPTY_TOO_LONG : holders.some(isAlive);
    if (isHeld && silentFor < Math.min(SILENT_TOO_LONG, os.uptime() * 1000)) return false;
    // Moving it aside is atomic; if it was meanwhile replaced by a live lock, that one goes back.
    const aside = `${file}.${process.pid}`;
    fs.renameSync(file, aside);
    if (fs.readFileSync(aside, 'utf8') !== seen) fs.linkSync(aside, file);
    fs.rmSync(aside);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EEXIST') return true;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
