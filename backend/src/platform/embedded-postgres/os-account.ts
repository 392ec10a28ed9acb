import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The operating system account that PostgreSQL runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Working directory for programs run as another account, which may not be able to enter the current one. */
const anywhere = '/';

/**
 * The account for PostgreSQL, which refuses to run as root: undefined (this process's own) unless this
 * process is root. Then it is the owner of the existing database files, or the system's `postgres`,
 * or an account `hearthline`, created if need be.
 * @param home the folder of the database files, which need not exist
 */
export const accountFor = (home: string): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(home, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (
    lookUp('postgres') ?? lookUp(ownName) ?? createOwn() ?? lookUp('nobody') ?? { uid: 65534, gid: 65534 }
  );
};

const ownName = 'hearthline';

const lookUp = (name: string): Account | undefined => {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  return uid?.status === 0 && gid?.status === 0
    ? { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    : undefined;
};

const createOwn = (): Account | undefined => {
  // `adduser` is BusyBox's form (Alpine). Of two starts at once, one creates the account and both find it.
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/bin/false',
    ownName,
  ]);
  if (!lookUp(ownName))
    spawnSync('adduser', ['-S', '-D', '-H', '-h', '/nonexistent', '-s', '/bin/false', ownName]);
  return lookUp(ownName);
};

/** Whether the account can reach the folder through all of its parents, and write to it. */
export const canUse = (account: Account, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd -- "$1" && test -w .', 'sh', folder], { ...account, cwd: anywhere })
    .status === 0;

/** Whether the account can enter the folder, even if it may not list or change it. */
export const canEnter = (account: Account, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: anywhere }).status === 0;

/** Whether the account can run the program. */
export const canRun = (account: Account | undefined, program: string): boolean =>
  spawnSync(program, ['--version'], { ...account, cwd: anywhere }).status === 0;
