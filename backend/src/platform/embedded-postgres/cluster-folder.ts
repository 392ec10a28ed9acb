import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors.ts';
import { accountFor, canUse, type Account } from './os-account.ts';
import { saveRecord, type ServerRecord } from './saved-credentials.ts';
import { sharedFolders } from './shared-folder.ts';

/** The folder with the database files, and the account that owns it. */
export interface Home {
  readonly folder: string;
  /** The database cluster itself. */
  readonly cluster: string;
  readonly account: Account | undefined;
  /** Whether it is outside the data directory, because the account cannot enter that. */
  readonly outside: boolean;
}

/**
 * Finds or makes the folder for the database files: in the data directory, or, if this process is root
 * and PostgreSQL's account cannot go there, in a shared folder, which is noted in the record.
 * @throws StartError if there is no usable folder
 */
export const openHome = (dataDir: string, record: ServerRecord): Home => {
  const inside = join(dataDir, 'postgres');
  const folder = record.home ?? inside;
  const account = accountFor(folder);
  const home = { folder, cluster: join(folder, 'cluster'), account, outside: folder !== inside };
  if (existsSync(home.cluster)) {
    if (account && !canUse(account, folder)) {
      throw new StartError(
        `PostgreSQL, which does not run as root, cannot enter ${folder}. Move the folder ${dataDir} to where every user may pass and set DATA_DIR to it.`,
      );
    }
    return home;
  }
  if (!account) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return home;
  }
  letPass(dataDir);
  giveTo(account, folder);
  if (canUse(account, folder)) return home;
  rmSync(folder, { recursive: true, force: true });
  return openOutside(dataDir, record, account);
};

const openOutside = (dataDir: string, record: ServerRecord, account: Account): Home => {
  for (const shared of sharedFolders(account)) {
    // A new name each time: a data directory that was deleted for a fresh start must not find the old data.
    const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
    const folder = join(shared, `data-${key}-${randomBytes(4).toString('hex')}`);
    giveTo(account, folder);
    if (!canUse(account, folder)) continue;
    writeFileSync(join(folder, 'belongs-to'), `${dataDir}\n`);
    saveRecord(dataDir, { ...record, home: folder });
    return { folder, cluster: join(folder, 'cluster'), account, outside: true };
  }
  throw new StartError(
    'PostgreSQL does not run as root, and no folder was found that another user could enter. Start as an ordinary user, or set DATABASE_URL.',
  );
};

const giveTo = (account: Account, folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
};

/** Lets other accounts pass through the data directory, but not list it, if it holds nothing but Hearthline's own files. */
const letPass = (dataDir: string): void => {
  const ours = readdirSync(dataDir).every((name) => /^(app-secret|embedded-postgres|postgres)/.test(name));
  const { mode } = statSync(dataDir);
  if (ours && (mode & 0o011) !== 0o011) chmodSync(dataDir, mode | 0o011);
};
