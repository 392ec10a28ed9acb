import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter, type Account } from './os-account.ts';

/**
 * Folders that both root and PostgreSQL's account can reach, best first, for a checkout or data directory
 * that only root may enter. Each is created on demand; it belongs to root, and others may enter it.
 */
export function* sharedFolders(account: Account): Generator<string> {
  for (const parent of ['/var/lib', '/opt', tmpdir(), '/tmp']) {
    const folder = join(parent, 'hearthline');
    try {
      mkdirSync(folder, { mode: 0o755 });
      chmodSync(folder, 0o755);
    } catch {
      // It exists already or cannot be made: the checks below find out.
    }
    const found = lstatSync(folder, { throwIfNoEntry: false });
    // In a folder such as /tmp, anybody may have created one with that name.
    if (found?.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0 && canEnter(account, folder))
      yield folder;
  }
}
