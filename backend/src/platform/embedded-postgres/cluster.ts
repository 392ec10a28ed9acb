import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './cluster-folder.ts';
import { ctypes, initdbOptions } from './settings.ts';

/** The bootstrap superuser's name. */
export const superuser = 'postgres';

/** The environment of PostgreSQL's programs, without this process's own variables: PGPORT and the like would interfere. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
  LANG: 'C',
  TZ: 'UTC',
});

/**
 * Creates the database cluster if there is none. It is created beside its final place and then moved,
 * so that an interrupted start leaves either none or a complete one.
 * @throws StartError if the existing one was made by another PostgreSQL version, or none can be created
 */
export const ensureCluster = (
  { folder, cluster, account }: Home,
  binaries: Binaries,
  password: string,
  durable: boolean,
): void => {
  if (existsSync(cluster)) return checkVersion(cluster, binaries);
  const draft = `${cluster}.new`;
  const passwordFile = join(folder, 'superuser-password');
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
    const fixed = [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      ...(durable ? [] : ['--no-sync']),
    ];
    const attempts = ctypes.map((ctype) => () => {
      rmSync(draft, { recursive: true, force: true });
      return spawnSync(binaries.initdb, [...fixed, ...initdbOptions(ctype)], {
        ...account,
        cwd: folder,
        env: cleanEnvironment(),
        encoding: 'utf8',
      });
    });
    let problem = '';
    for (const attempt of attempts) {
      const { status, stderr, error } = attempt();
      if (status === 0) return renameSync(draft, cluster);
      problem = error?.message ?? stderr;
      if (!/invalid locale/.test(problem)) break;
    }
    throw new StartError(explain(problem, folder));
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
};

/** Turns the output of PostgreSQL's programs into one sentence. */
export const explain = (output: string, folder: string): string => {
  if (/No space left on device/.test(output))
    return `The disk is full: PostgreSQL has no room for its files in ${folder}.`;
  if (/Permission denied|Read-only file system/.test(output))
    return `PostgreSQL has no right to write its files in ${folder}.`;
  const lines = output.split('\n').filter((line) => /\b(FATAL|PANIC|error)\b/i.test(line));
  const reason = (lines.at(-1) ?? output.trim().split('\n').at(-1) ?? '').replace(
    /^.*?(FATAL|PANIC|error):\s*/i,
    '',
  );
  return `PostgreSQL could not be started with its files in ${folder}: ${reason || 'it gives no reason'}.`;
};

const checkVersion = (cluster: string, binaries: Binaries): void => {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const trial = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' });
  const runs = /(\d+)/.exec(trial.stdout)?.[1];
  if (made !== runs) {
    throw new StartError(
      `The database files in ${cluster} were made by PostgreSQL ${made}; this is PostgreSQL ${runs ?? 'unknown'}, which cannot read them. Move them away to begin with an empty database.`,
    );
  }
};
